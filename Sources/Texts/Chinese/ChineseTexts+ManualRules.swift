extension ChineseTexts {
  package var manualOfF401: ManualEntry {
    ManualEntry(
      "正则表达式无法编译。",
      """
      正则表达式采用支持 Unicode 的 PCRE2 语法，也支持 ICU 的 `\\uHHHH`。消息指出是正则表达式的第几个字符，从 1 开始计数。\
      在 OpenStep 属性列表中，反斜杠要写两次。
      """,
      example: "regex = \"[0-9\";    缺少“]”")
  }
  package var manualOfW402: ManualEntry {
    ManualEntry(
      "默认值或选项违反该行自己的规则。",
      """
      若保留默认值不动，或选择该选项，就无法保存。`defaultFormula` 不读取记录时，也会检查其结果。请更改值或规则。
      """)
  }
  package var manualOfW403: ManualEntry {
    ManualEntry(
      "同一行的两条规则互相排斥。",
      """
      没有值能同时满足两者：`minimumSelection` 要求的选项比提供的还多，长度符合 `minimumLength` 和 `maximumLength` \
      的文本都不匹配 `regex`，或者关于该行自身值的规则不接受其限制之内的任何值（`minimumValue` 为 10 而规则是 `SELF < 5`）。请更改其一。若正则表达式所匹配的长度无法直接看出，例如有环视或反向引用，则不检查。
      """,
      example: "regex = \"[0-9]{6}\"; maximumLength = 5;    maximumLength = 6")
  }
  package var manualOfF403: ManualEntry {
    ManualEntry(
      "最小值大于最大值。",
      """
      没有值能同时满足两者，或存储整数的行没有整数能满足。请对调或更改。
      """)
  }
  package var manualOfW404: ManualEntry {
    ManualEntry(
      "键盘或输入掩码不接受该行所需的内容。",
      """
      正则表达式或默认值中有 `keyboardType` 不接受的字符，因此无法输入有效的值；或者符合 `inputMask` 的文本都不匹配正则表达式。\
      请选用范围更大的键盘，或更改输入掩码或正则表达式。
      """,
      example: "keyboardType = numberPad; regex = \"[0-9]{3}-[0-9]{4}\";    应为 phonePad")
  }
  package var manualOfW405: ManualEntry {
    ManualEntry(
      "正则表达式可能耗时很久。",
      """
      对某些文本，每多一个字符，计算量就成倍增长，多半因为重复之中还有重复。匹配设有上限，程序不会卡死，\
      但这样的文本视为未检查；一次运行中遇到 100 个之后，即不再检查该正则表达式。消息中给出一个可以证明的文本。\
      请使重复的各部分互相排斥。
      """,
      example: "regex = \"([a-z]+)*\";    应为 [a-z]*")
  }
  package var manualOfW406: ManualEntry {
    ManualEntry(
      "占位文本违反该行自己的规则。",
      """
      占位文本会被当作输入的示例。请给出有效的示例。在数字、日期或有选项的行中，以文字写成的占位文本（如“至少 10”、“请选择”）是说明，不违反规则。
      """)
  }
  package var manualOfF501: ManualEntry {
    ManualEntry(
      "values 和 titles 长度不同。",
      """
      每个值有一个标题，顺序相同。`choices` 将两者写在一起。
      """)
  }
  package var manualOfF502: ManualEntry {
    ManualEntry(
      "两个选项存储相同的值。",
      """
      存储相同值的两个选项，再次读取记录时无法区分。
      """)
  }
  package var manualOfW502: ManualEntry {
    ManualEntry(
      "选项多得在 SegmentedCell 的一行中放不下。",
      """
      超过五个选项时，多数屏幕的一行放不下，就只显示已选的那个。RadioCell 让每个选项各占一行，ChoiceCell 打开一个列表。
      """)
  }
  package var manualOfW503: ManualEntry {
    ManualEntry(
      "两个选项的标题相同。",
      """
      选项按标题显示和输入，因此标题相同的两个值无法区分。没有标题的选项以其值为标题，`nullTitle` 是空值的标题。\
      在另一种语言中相同的标题，在其 strings 文件中报告。
      """,
      example: "values = (de, at); titles = (German, German);")
  }
  package var manualOfF505: ManualEntry {
    ManualEntry(
      "选项列表为空。",
      """
      至少要有一个可选的值。
      """)
  }
  package var manualOfW504: ManualEntry {
    ManualEntry(
      "副标题对应的值不在选项之中。",
      """
      `subtitle` 的键是该行各选项的值，或其开关存储的值，写成普通文本。`__default__` 用于其他所有的值，以及没有值时。
      """,
      example: "values = (a, b); subtitle = { c = \"Third\"; };")
  }
}
