extension ChineseTexts {
  package var manualOfF201: ManualEntry {
    ManualEntry(
      "键路径无效。",
      """
      路径由成员名和索引组成：`a.b`、`a[2].c`、`"a.b".c`，或写成 JSON Pointer `/a/b`。消息指出从第几个字符起不再\
      是路径，从 1 开始计数。
      """,
      example: "valuePath = \"phones[first]\";    应为 phones[0]")
  }
  package var manualOfF202: ManualEntry {
    ManualEntry(
      "模板无效。",
      """
      模板含有标记 `{path}` 和可选的块 `<| … |>`。两者都须闭合，块不能嵌套。消息指出是第几个字符，\
      从 1 开始计数。作为文本的花括号请写成 `\\{`。
      """,
      example: "displayValue = \"{id} - {name\";    应为 {id} - {name}")
  }
  package var manualOfF203: ManualEntry {
    ManualEntry(
      "颜色无效。",
      """
      颜色可写成十六进制的 `RRGGBB` 或 `RGB`，可带 `#`；`ansi:0` 至 `ansi:255`；终端自己的名称（`red`、\
      `brightRed`）和 iOS 的名称（`systemRed`、`secondaryLabel`）。
      """)
  }
  package var manualOfF204: ManualEntry {
    ManualEntry(
      "没有这个货币代码、区域设置、时区，或输入掩码、日期格式无效。",
      """
      `currencyCode` 是大写的 ISO 4217 代码，如 EUR；空文本表示没有货币。`locale` 是系统知道的区域设置（`de_DE`），\
      `timeZone` 是时区数据库中的名称（`Europe/Oslo`）。`dateFormat` 和 `storageDateFormat` 由字母 y M d E H h m s S \
      a X 写成，其他字母放在单引号中；所存储的须能读回其日期或分钟。\
      `inputMask` 中每个要输入的字符为 9、a 或 *；反斜杠使其后的字符只是普通字符。
      """)
  }
  package var manualOfW204: ManualEntry {
    ManualEntry(
      "格式有效，但显示的内容可能不是本意。",
      """
      日期格式中 `m` 表示分钟，`M` 表示月份；只有存储了时间的日期才能显示时间。`h` 只数到 12，\
      需要 `a` 表示上午或下午；日期格式须显示 `datePickerMode` 所选取的内容。行和表单都没有 `currencyCode` 和 `locale` 时，\
      金额以查看者所在地区的货币显示：$、€ 或 ¥。
      """,
      example: "dateFormat = \"dd.mm.yyyy\";    月份是 MM")
  }
  package var manualOfW205: ManualEntry {
    ManualEntry(
      "两个可编辑的行共用一个路径。",
      """
      编辑其中一行，另一行也随之改变，这通常不是本意。请将其中之一设为 `readOnly`，或为它另设路径。其中之一也可能
      在另一行的表单为同一条记录打开的表单中。
      """)
  }
  package var manualOfW206: ManualEntry {
    ManualEntry(
      "路径看起来像别的东西。",
      """
      `a+b` 和 `sum(x)` 不是表达式，而是成员名；`$.spec.name` 查找名为 `$` 的成员；`spec/name` 中的斜杠是名称的一\
      部分。请直接写路径（`spec.name`）；含有这些字符的名称请放入双引号。
      """,
      example: "displayValue = \"{\\\"a+b\\\"}\";    成员“a+b”")
  }
  package var manualOfF301: ManualEntry {
    ManualEntry(
      "无法读取表达式。",
      """
      `hidden`、`disabled`、`readOnly` 和 `required` 可为 YES、NO，或关于记录的谓词：路径、表示某行的 `$identifier`、表示本行\
      值的 `SELF`、单引号中的文本、比较、`AND`、`OR`、`NOT`。消息会指出在第几个字符处需要什么。`minimumValue` 和 `maximumValue` \
      须为数字、日期或表达式。
      """,
      example: "hidden = \"tls.enabled != true\";    TLS 开启时显示")
  }
  package var manualOfF302: ManualEntry {
    ManualEntry(
      "名称没有指向任何内容。",
      """
      行的 `section` 须是 `sections` 中的一个标识符；`columns` 的每一项、表达式或模板中的每个 `$identifier` 须是行的标识符。建议中\
      给出最接近的一个。
      """)
  }
  package var manualOfW203: ManualEntry {
    ManualEntry(
      "文本在其背景上难以辨认。",
      """
      `color` 或 `keyColor` 与 `backgroundColor` 的对比度低于 3:1（WCAG 2.2）。请改用更深或更浅的颜色；没有 `color` \
      时，文本取黑白中更易读的一种。
      """,
      example: "color = yellow; backgroundColor = white;")
  }
  package var manualOfW302: ManualEntry {
    ManualEntry(
      "表达式读取的路径没有任何行显示，但与某行的路径几乎相同，或是函数的名称。",
      """
      记录中没有的路径不代表任何值，也不会报错：写错的条件会让一行永远隐藏，或永不隐藏；没有括号的 `a < today` 读取的是成员 `today`。若记录确有此成员而无行显示它，可为它写一行并设 `hidden = YES`，以示有意。`lint --data FILE` 会在文件中查找每条路径。路径从数字或文本再往下走，以及带连字符的名称被读作减法时，也会这样报告：放在反引号中的才是名称，`` `first-name` ``。
      """,
      example: "hidden = \"rle != 'db'\";    路径是 role")
  }
  package var manualOfF101: ManualEntry {
    ManualEntry(
      "消息所针对的规则不存在。",
      """
      `errorMessages` 按规则的名称给出文本，名称即规则的键：`minimumValue`、`regex`；另有 `type` 和 `choice`。建议中给出最接近的一个。
      """,
      example: "errorMessages = { maximumLength = \"最多 {limit} 个字符\"; };")
  }
  package var manualOfW202: ManualEntry {
    ManualEntry(
      "消息中的占位符不存在。",
      """
      `{label}` 是行的标签，`{value}` 是输入或存储的值，`{limit}` 是规则允许的界限。花括号中的其他文本按原样显示。
      """,
      example: "requiredMessage = \"{label} 未填写\";")
  }
  package var manualOfF303: ManualEntry {
    ManualEntry(
      "公式形成循环。",
      """
      公式不能需要它自己的结果，也不能经由其他行间接需要。消息列出循环中的各行及其行号：其中一行须手动填写，或改由其他值计算。
      """,
      example: "net = \"gross - tax\"，tax = \"net * 0.25\"")
  }
  package var manualOfF304: ManualEntry {
    ManualEntry(
      "表达式的值类型不符合该处的要求。",
      """
      条件须为真或假：只有当某行存储布尔值时，它的路径才能单独作为条件。算术运算需要数字；文本可用 `number(path)` 转换为数字。
      """,
      example: "required = \"count\";    应写为：\"count > 0\"")
  }
  package var manualOfW304: ManualEntry {
    ManualEntry(
      "比较的两个值永远不会相等。",
      """
      不会自动转换类型：数字 5 与文本 '5' 不同。请与该行类型的字面量比较，或用 `number(path)` 转换。\
      只接受自身选项的行，永远不会等于其他文本。
      """,
      example: "hidden = \"port == '22'\";    port 是数字：\"port == 22\"")
  }
  package var manualOfW305: ManualEntry {
    ManualEntry(
      "条件与记录无关。",
      """
      它总是成立，或从不成立。若确是此意，请写 YES 或 NO；否则可能是路径加了引号，从而成了文本。自相矛盾的条件，如 `a == 1 AND a == 2`，\
      和任何值都满足的条件，如 `a != 1 OR a != 2`，也是如此。
      """,
      example: "hidden = \"'role' == 'staff'\";    路径不加引号：\"role == 'staff'\"")
  }
}
