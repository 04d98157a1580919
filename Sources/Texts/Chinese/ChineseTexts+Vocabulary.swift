extension ChineseTexts {
  // MARK: Keys of a form

  package var meaningOfFormVersion: String { "编写该表单所用的表单格式版本。" }
  package var meaningOfFormTitle: String {
    "窗口标题，可以是模板。在 `forms` 里的表单中，它是某行打开的页或窗口的标题，用该对象的值填充；来自其他文件的表单以打开它的行的标签为标题。"
  }
  package var meaningOfFormRows: String { "表单的行。" }
  package var meaningOfFormSections: String { "行的视觉分组，不构成数据的层级。" }
  package var meaningOfFormRecordTitle: String { "在列表和提问中用来表示一条记录。" }
  package var meaningOfFormRecordsPath: String { "数据文件中记录数组的路径；SELF 表示根就是数组。" }
  package var meaningOfFormRecordsTable: String {
    "数据为 SQLite 数据库时，记录所在的表或视图；--table 可指定另一个。"
  }
  package var meaningOfFormRecordIdentity: String {
    "记录中使其有别于其他记录的值的路径，如编号：重新读取文件时据此找回记录；未给出时按内容找回。"
      + "与先前记录相同时，`check` 会给出警告。"
  }
  package var meaningOfFormColumns: String { "作为表格各列的行的标识符，按列的顺序。" }
  package var meaningOfFormReadOnly: String { "所有行均不能编辑，对象和列表中的内容也不能。" }
  package var meaningOfFormForms: String {
    "行可以打开的表单，以 segueIdentifier 和 itemForm 给出的名称为键。其他名称指表单旁的文件：文件有自己的 "
      + "forms、choiceLists、palette 和 stringsTable；文件未给出 locale、currencyCode、timeZone 或 "
      + "validateOn 时，沿用所打开的表单的设置。"
  }
  package var meaningOfFormIncludes: String {
    "要包含的表单，以 forms 中的名称或表单旁文件的名称给出：它们的 rows、sections、rules、choiceLists 和 palette "
      + "排在本表单自己的内容之前。后面的行取代标识符相同的行，未给出 section 或 sortOrder 时沿用原来的位置；"
      + "同名的分组、列表和颜色也是如此。"
  }
  package var meaningOfFormPalette: String {
    "自行命名的颜色，可用于 color、keyColor 和 backgroundColor；内部的表单也可使用。"
  }
  package var meaningOfFormHeightUnit: String {
    "height 和 maximumHeight 的单位：lines 为屏幕的行，points 为手机上的点（pt），44 点算一行。"
  }
  package var meaningOfFormStringsTable: String {
    "表单文本译文文件的名称：“Staff”指表单旁的 fr.lproj/Staff.strings、zh-Hans.lproj/Staff.strings 等。"
      + "由 LANGUAGE、LC_MESSAGES 和 LANG 选择语言；没有译文的文本按表单中的原文显示。"
  }

  // MARK: Keys of a section

  package var meaningOfSectionIdentifier: String { "行的 section 所引用的名称。" }
  package var meaningOfSectionKey: String { "标题。" }
  package var meaningOfSectionFooterText: String { "显示在该分组各行下方的短文本。" }
  package var meaningOfSectionSortOrder: String { "在各分组中的位置，升序；相同时按文件中的顺序。" }
  package var meaningOfSectionCollapsed: String {
    "该分组在屏幕上起初是否折叠：其标题会显示行数和问题数。须用 key 给出标题。"
  }
  package var meaningOfSectionHidden: String { "不显示该分组及其各行，也不检查它们的值。" }
  package var meaningOfSectionDisabled: String { "其各行以暗色显示，光标跳过它们，也不检查它们的值。" }
  package var meaningOfSectionReadOnly: String { "光标可移到其各行，但不能编辑。" }
  package var meaningOfSectionRequired: String { "其中可以有值的每一行都须有值。" }
  package var meaningOfSectionColor: String { "标题的颜色。" }

  // MARK: What holds without a key

  package var defaultFileName: String { "文件名" }
  package var defaultRequired: String { "必填" }
  package var defaultOneSection: String { "一个没有标题的分组" }
  package var defaultFirstRow: String { "第一行的值" }
  package var defaultRowsShown: String { "showsInTable 为 YES 的行" }
  package var defaultNoHeading: String { "没有标题" }
  package var defaultThemes: String { "主题的颜色" }
  package var defaultValueText: String { "值的文本" }
  package var defaultLastPartOfPath: String { "valuePath 的最后一段，拆成单词" }
  package var defaultPartsOfTemplate: String { "displayValue 中的每个路径各为一部分" }
  package var defaultPathOrNumber: String { "valuePath；没有时为 row 加行号" }
  package var defaultSectionBefore: String { "文件中前一行的分组；最前面的行不属于任何分组" }
  package var defaultTerminals: String { "终端的颜色" }
  package var defaultPlain: String { "普通" }
  package var defaultLabel: String { "与 key 相同" }
  package var defaultHint: String { "与 footerText 相同" }
  package var defaultHeight: String { "与 height 相同" }
  package var defaultCellsHeight: String { "由单元格决定，多为 1" }
  package var defaultDerivedCell: String { "先由该行的其他键推断，再由数据推断" }
  package var defaultCells: String { "由单元格决定" }
  package var defaultLocales: String { "区域设置的货币" }
  package var defaultValues: String { "与值相同" }
  package var defaultAny: String { "不限" }
  package var defaultPlainSentence: String { "一句通用的说明" }
  package var defaultNone: String { "无" }

  // MARK: What a keyboard takes

  package var takesAnyCharacter: String { "任何可显示的字符" }
  package var takesASCII: String { "可显示的 ASCII 字符，U+0020 至 U+007E" }
  package var takesNoWhiteSpace: String { "空白以外的可显示字符" }
  package var takesLocaleDigits: String { "数字，包括区域设置的数字；仅当 minimumValue 小于 0 时接受正负号" }
  package var takesDigits: String { "数字 0 至 9；仅当 minimumValue 小于 0 时接受正负号" }
  package var takesPhoneCharacters: String { "数字、+ * # , ; ( ) - 和空格" }
  package var takesDecimals: String { "数字、区域设置的小数分隔符或小数点；除非 minimumValue 为 0 或更大，开头可有正负号" }
}
