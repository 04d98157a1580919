extension ChineseTexts {
  // MARK: Keys

  package var meaningOfFormChoiceLists: String {
    "按名称给出的选项列表，写法同 `choices`，供各行用 `choicesFrom` 引用。"
  }
  package var meaningOfValues: String { "可选的值。" }
  package var meaningOfTitles: String { "各个值显示的文本，按值的顺序。" }
  package var meaningOfShortTitles: String { "各个值在表格中和 SegmentedCell 的一行中显示的文本。" }
  package var meaningOfChoices: String {
    "将两者写在一个列表中：由 value 和 title 组成的字典，或单独的值。其余成员供 `choiceFilter` 使用。"
  }
  package var meaningOfChoicesFrom: String {
    "选项所在的列表：`choiceLists` 中的名称；`file:NAME`，即表单旁的 JSON、属性列表或 CSV 文件"
      + "（`file:NAME#PATH` 指其中的列表，可逐层穿过列表的元素）；或 `path:PATH`，即记录中的列表，在其列表的项中写作 `path:@root.PATH`："
      + "可以是数组，也可以是以成员为选项的对象。路径不能指向其他记录。"
  }
  package var meaningOfChoiceValuePath: String { "列表的元素中，所存储的值的路径。" }
  package var meaningOfChoiceTitleTemplate: String { "列表的元素显示的文本，由其成员组成。" }
  package var meaningOfChoiceFilter: String {
    "只提供使其成立的选项：`choice.x` 是选项的成员（`choice.parent.x` 是其所在列表外层元素的成员），其他路径属于记录。"
      + "不再提供的值保留不变，并视为错误。"
  }
  package var meaningOfDisplaySortedByTitle: String { "按标题排列选项，次序依区域设置。" }
  package var meaningOfAllowsOtherValue: String {
    "也接受列表以外输入的值；ChoiceCell 对这些值接受文本输入的键，如 regex、maximumLength 和 maximumValue。"
  }
  package var meaningOfNullTitle: String {
    "没有值、且该行没有 `placeholder` 时显示的文本；列表以它开头，选择它即清空该值。"
  }
  package var meaningOfTrueTitle: String { "开启时显示的文本。" }
  package var meaningOfFalseTitle: String { "关闭时显示的文本。" }
  package var meaningOfChoiceValue: String { "选中该选项时存储的值。" }
  package var meaningOfChoiceTitle: String { "该选项显示的文本。" }
  package var meaningOfChoiceShortTitle: String { "该选项在表格中和 SegmentedCell 的一行中显示的文本。" }
  package var meaningOfChoiceHidden: String { "是否不提供该选项，或对哪些记录不提供。" }
  package var meaningOfChoiceDisabled: String {
    "是否列出但不可选，或对哪些记录不可选；已有该值的记录保留不变。"
  }
  package var meaningOfChoiceColor: String { "选中该选项时值的颜色，也是它在列表中的颜色。" }
  package var defaultValuesTexts: String { "各个值的文本" }
  package var defaultTitles: String { "标题" }
  package var defaultOn: String { "开" }
  package var defaultOff: String { "关" }
  package var typeAnyValue: String { "字符串、数字、布尔值、数组或字典" }
  package var typeChoiceLists: String { "由选项数组组成的字典" }

  // MARK: Lists of choices

  package func bothGiven(_ one: String, _ other: String) -> String {
    "同时给出了“\(one)”和“\(other)”"
  }
  package func sourceAlone(_ key: String) -> String { "只用“\(key)”" }
  package func titlesNeedValues(_ key: String) -> String { "“\(key)”需要与“values”同用" }
  package func cellNeedsChoices(_ cell: String) -> String {
    "\(cell) 还需要“values”、“choices”或“choicesFrom”"
  }
  package func offersNothing(_ key: String) -> String { "“\(key)”中没有可选的值" }
  package func offersTooMany(_ key: String) -> String { "“\(key)”中的选项太多" }
  package var duplicateChoice: String { "选项重复" }
  package var duplicateTitle: String { "两个选项的标题相同" }
  package var titlesThatDiffer: String { "不同的标题" }
  package var nullTitleIsChoice: String { "“nullTitle”也是某个选项的标题" }
  package func tooManyChoices(_ cell: String) -> String { "选项对 \(cell) 来说过多" }
  package func differInLength(_ key: String) -> String { "“values”和“\(key)”长度不同" }
  package var oneTitleEach: String { "每个值一个标题" }
  package var otherValuesAreTexts: String { "“allowsOtherValue”接受文本，而这些选项不是文本" }
  package var noSuchChoiceList: String { "“choiceLists”中没有这个列表" }
  package var choiceListsAdvice: String { "在表单的“choiceLists”中给出列表" }
  package var choiceNeedsValue: String { "选项需要“value”" }
  package func choicesHaveNoValue(_ count: Int, of all: Int) -> String {
    count == all
      ? "列表的元素没有可存储的值" : "列表的 \(all.grouped) 个元素中有 \(count.grouped) 个没有可存储的值"
  }
  package var choiceValuePathAdvice: String { "用“choiceValuePath”指定要存储的成员" }

  // MARK: Files of choices

  package var noSuchChoiceFile: String { "表单旁没有这个文件" }
  package var choiceFileHasOtherKind: String { "不能从这类文件中读取选项" }
  package func choiceFileIsUnreadable(_ reason: String) -> String {
    "无法读取选项文件：\(reason)"
  }
  package var choiceFileIsNoText: String { "该文件不是 UTF-8（可能是 GBK 或 GB18030）" }
  package func choiceFileHasNoList(_ name: String) -> String { "\(name) 中没有选项列表" }
  package func choiceFileHasNoList(_ name: String, at path: String) -> String {
    "\(name) 的“\(path)”处没有选项列表"
  }
  package var noFolderForChoices: String { "表单不是来自文件，因此旁边没有可用的文件" }
  package func lineHasFields(_ found: Int, of needed: Int) -> String {
    "该行有 \(found) 个字段，而标题行有 \(needed) 个"
  }
  package var quoteIsNotClosed: String { "引号没有闭合" }

  // MARK: Manual

  package var manualOfF503: ManualEntry {
    ManualEntry(
      "某行的选项来自不存在的列表。",
      """
      `choicesFrom` 指定该表单或其外层表单的 `choiceLists` 中的列表。表单旁的文件写作 `file:NAME`，记录中的列表写作 \
      `path:PATH`。
      """,
      example: "choicesFrom = sizes;    choiceLists = { sizes = (S, M, L); };")
  }
  package var manualOfF504: ManualEntry {
    ManualEntry(
      "选项文件无法读取，或其中没有选项。",
      """
      文件必须在表单旁：JSON（列表，或以值为名称的对象）、属性列表，或第一行为列名的 CSV（UTF-8，或中文表格软件所写的 GB18030）。文件中的错误按其所在的行和列报告。
      """,
      example:
        "choicesFrom = \"file:regions.json#children\"; choiceValuePath = code; choiceTitle = \"{name}\";"
    )
  }
}
