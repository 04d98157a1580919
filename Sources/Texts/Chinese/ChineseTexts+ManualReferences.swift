extension ChineseTexts {
  package var manualOfF201: ManualEntry {
    ManualEntry(
      "键路径无效。",
      """
      路径由成员名和下标组成：`a.b`、`a[2].c`、`"a.b".c`，或写成 JSON Pointer `/a/b`。消息指出从第几个字符起不再\
      是路径，从 1 数起。
      """,
      example: "valuePath = \"phones[first]\";    请试 phones[0]")
  }
  package var manualOfF202: ManualEntry {
    ManualEntry(
      "模板无效。",
      """
      模板含有标记 `{path}` 和可选的块 `<| … |>`。两者都须结束，块不能嵌套。消息指出是第几个字符，\
      从 1 数起。作为文本的花括号请写成 `\\{`。
      """,
      example: "displayValue = \"{id} - {name\";    请试 {id} - {name}")
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
      "标准中没有这个代码。",
      """
      `currencyCode` 是大写的 ISO 4217 代码，如 EUR；空文本表示没有货币。
      """)
  }
  package var manualOfW205: ManualEntry {
    ManualEntry(
      "两个可编辑的行共用一个路径。",
      """
      编辑其中一行，另一行也随之改变，这通常不是本意。请将其中之一设为 `readOnly`，或为它另设路径。
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
      "无法理解该表达式。",
      """
      在格式允许表达式之处，此版本只接受布尔值、数字或日期。请写 YES 或 NO，或删去该键。
      """)
  }
  package var manualOfF302: ManualEntry {
    ManualEntry(
      "名称没有对应的对象。",
      """
      行的 `section` 须是 `sections` 中的一个标识符，`columns` 的每一项须是行的标识符。建议中给出最接近的一个。
      """)
  }
}
