extension ChineseTexts {
  package var manualOfW101: ManualEntry {
    ManualEntry(
      "未知的键，已忽略。",
      """
      建议中给出最接近的已知键，最多相差两处。以 `x-` 开头的名称归你自用，从不检查。
      """,
      example: "keybordType = numberPad;    应为 keyboardType")
  }
  package var manualOfW102: ManualEntry {
    ManualEntry(
      "键的写法属于其他表单系统。",
      """
      Apple 的 Settings、InAppSettingsKit、XUI 等系统的命名各不相同；请注意：Apple 的 `Key` 是数据的位置，\
      而 formview 的 `key` 是标签。改用建议中的名称之前，该键会被忽略；但含义为 `isSecure` 的键仍会隐藏该值。
      """,
      example: "Title = \"Name\"; Key = name;    此处写作 key = \"Name\"; valuePath = name;")
  }
  package var manualOfF102: ManualEntry {
    ManualEntry(
      "值的类型不对。",
      """
      消息指出需要的类型和实际的类型。标量都可以写成字符串（`"3"`、`"YES"`），反之则不行：写成整数的颜色已丢失开\
      头的零。
      """)
  }
  package var manualOfF103: ManualEntry {
    ManualEntry(
      "该键不接受这个词。",
      """
      词区分大小写。建议中给出最接近的一个，或列出全部。
      """,
      example: "keyboardType = numberpad;    应为 numberPad")
  }
  package var manualOfF104: ManualEntry {
    ManualEntry(
      "数字超出该键的范围。",
      """
      表单的每个数字和列表都有限度，以免一处笔误无止境地耗费时间和内存：高度和列宽为 1 至 1000，小数位数为 0 至 100，\
      上下限最多 400 位数字，一行在表单中最多 10,000 个选项，在文件中最多 100,000 个。`explain KEY` 会显示某个键的范围。
      """)
  }
  package var manualOfW104: ManualEntry {
    ManualEntry(
      "数字有效，但像是另一种单位。",
      """
      `height` 以终端的行计。44 点（pt）在手机上是舒适的行高，在这里却会占去大半个屏幕。
      """,
      example: "height = 44;    一行是 height = 1")
  }
  package var manualOfF105: ManualEntry {
    ManualEntry(
      "两行或两个分组的标识符相同。",
      """
      命令行、`columns` 和模板用 `identifier` 引用行，行用它引用所属的分组，因此每个名称只能用一次。\
      由路径得出的标识符会自动加上 `#2` 加以区分。
      """)
  }
  package var manualOfF106: ManualEntry {
    ManualEntry(
      "两个键互相矛盾。",
      """
      两者只能有一个成立，请删去另一个。消息中给出这两个键。
      """)
  }
  package var manualOfF107: ManualEntry {
    ManualEntry(
      "一个键需要同时有另一个键。",
      """
      例如 `titles` 按顺序为 `values` 命名，因此需要 `values`；开关有一个值不是真假值时，`trueValue` 和 `falseValue` 都要写明。
      """)
  }
  package var manualOfW108: ManualEntry {
    ManualEntry(
      "该键在此不起作用。",
      """
      该行的单元格不支持这个键，或另一个键取代了它。请删去，或选用支持它的单元格：`formview explain KEY` 会列出。\
      `forms` 中没有任何行打开的表单也不起作用，`choiceLists` 中没有行指定的列表、始终隐藏或禁用的行中的 `required`、\
      文本的 `minimumValue`、`.strings` 文件中表单没有其原文的行也一样。
      """)
  }
  package var manualOfW110: ManualEntry {
    ManualEntry(
      "该行不显示记录的任何内容。",
      """
      它没有 `valuePath`、`displayValue` 和 `value`，标签之外没有可显示或编辑的内容。请给出路径；若只要标签，\
      请用 `LabelCell`。有 `fields` 的行显示 `displayValue` 所指定的内容。
      """)
  }
  package var manualOfF109: ManualEntry {
    ManualEntry(
      "同一字典中的键重复。",
      """
      多数程序读取时只保留其中一个，且不提示，而保留哪一个并不一致。请删去一个。
      """)
  }
  package var manualOfW111: ManualEntry {
    ManualEntry(
      "某种语言没有表单的译文文件。",
      """
      `stringsTable` 指定表单旁每个语言文件夹（`fr.lproj`、`zh-Hans.lproj`）中的一个文件。缺少该文件时，表单按原文显示。
      """,
      example: "stringsTable = Staff;    fr.lproj/Staff.strings")
  }
  package var manualOfW112: ManualEntry {
    ManualEntry(
      "表单的一个文本没有译文。",
      """
      该语言的文件中没有这个文本，或译文为空。表单中的文本就是键：`"Salary" = "工资";`。没有译文时按表单中的原文显示。\
      出现多次的文本只报告一次。不含字母的文本无需译文。
      """,
      example: "\"Salary\" = \"工资\";")
  }
}
