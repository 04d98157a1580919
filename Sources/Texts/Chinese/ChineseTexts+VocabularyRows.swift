extension ChineseTexts {
  package var meaningOfKey: String { "标签；数据的位置由 valuePath 给出。" }
  package var meaningOfIdentifier: String { "行的名称，用于命令行、columns 和模板。" }
  package var meaningOfValuePath: String {
    "值在记录中的位置；SELF 表示整个记录，用于不是对象的项。以 -p 加空格开头的文本视为 displayValue。"
  }
  package var meaningOfDisplayValue: String { "与值不同的显示内容：模板或键路径。" }
  package var meaningOfValue: String { "既没有路径也没有模板的行所显示的固定文本。" }
  package var meaningOfFields: String {
    "组合行的各部分，每部分都是一行，有自己的路径、单元格和规则；它们在该行的位置上编辑。"
  }
  package var meaningOfSection: String { "该行所属分组的标识符；空文本表示不属于任何分组。" }
  package var meaningOfSortOrder: String { "在分组中的位置，升序；相同时按文件中的顺序。" }
  package var meaningOfShowsInTable: String { "该行是否作为表格的一列。" }
  package var meaningOfColumnWidth: String { "该行在表格中的列宽，以屏幕的列数计。" }
  package var meaningOfColor: String { "值的颜色。" }
  package var meaningOfKeyColor: String { "标签的颜色。" }
  package var meaningOfTextStyle: String { "值的样式；没有颜色时也用它代替颜色。" }
  package var meaningOfHeight: String { "该行占用的屏幕行数；auto 随内容增长，最多 maximumHeight。" }
  package var meaningOfBackgroundColor: String {
    "该行的背景色，在表格中为单元格的背景色；没有指定颜色的文本取黑白中更易读的一种。"
  }
  package var meaningOfMaximumHeight: String { "height 为 auto 时最多增长到的行数。" }
  package var meaningOfNumberOfLines: String { "值折行后，在该行高度之内最多显示几行；0 表示尽量多显示。" }
  package var meaningOfTextAlignment: String { "值的对齐方式；natural 为左对齐，表格中的数字则右对齐。" }
  package var meaningOfPrefix: String { "有值时显示在值之前的文本，如符号；不会存储。" }
  package var meaningOfSuffix: String { "有值时显示在值之后的文本，如单位；不会存储，输入数字时可以带上。" }
  package var meaningOfSubtitle: String {
    "表单中显示在值下方的暗色文本：模板，或为每个值给出模板的字典，__default__ 用于其他的值。"
  }
  package var meaningOfPlaceholder: String { "值为空时显示的暗色文本；没有颜色时放在 ‹ 与 › 之间。" }
  package var meaningOfFooterText: String { "该行获得焦点时显示的简短提示。" }
  package var meaningOfHelp: String { "按 ? 时显示的详细帮助。" }
  package var meaningOfAccessibilityLabel: String { "逐行提问（formview prompt）时该行的名称。" }
  package var meaningOfAccessibilityHint: String { "逐行提问时，在输入该行的值之前显示的提示。" }
  package var meaningOfCellIdentifier: String { "显示和编辑该行的单元格种类。" }
  package var meaningOfValueType: String {
    "存储的 JSON 类型；string 将数字存为文本，邮政编码即需如此。类型为 any 的行中，输入的内容若是 JSON（9、true、null）即按 "
      + "JSON 存储，原值为文本时也一样；否则，或放在双引号中时（\"9\"），存为文本。"
  }
  package var meaningOfReadOnly: String { "光标可移到该行，可以复制，也会检查，但不能编辑；对象或列表中的内容也不能编辑。" }
  package var meaningOfFormRules: String { "每条记录须满足的条件，包括行与行之间：规则的数组。" }
  package var meaningOfRules: String { "此行与其他行之间须满足的条件：规则的数组，行有值时检查。" }
  package var meaningOfRulePredicate: String { "须满足的条件，是关于记录的表达式。" }
  package var meaningOfRuleMessage: String { "不满足时的提示；{label} 和 {value} 为该行的标签和值。" }
  package var meaningOfRuleSeverity: String { "error 在保存前询问；warning 在保存前询问一次；info 只作提示。" }
  package var meaningOfRuleIdentifier: String { "规则在 check 输出中的名称。" }
  package var meaningOfRuleEvenWhenEmpty: String { "行没有值时也检查该规则。" }
  package var meaningOfRuleRows: String { "表单的规则所标记的行。" }
  package var defaultRowsRead: String { "它读取的第一行" }
  package var meaningOfHidden: String { "不显示该行，也不检查其值。" }
  package var meaningOfDisabled: String { "该行以暗色显示，光标跳过它，也不检查其值。" }
  package var meaningOfFormula: String {
    "由记录中的其他值计算该值；若有 valuePath，编辑所依据的值时结果会存入该处。"
  }
  package var meaningOfFormulaMode: String {
    "always：此行不可编辑；untilEdited：与公式结果不同的值保留，相同的值随公式更新。"
  }
  package var meaningOfDefaultFormula: String { "计算记录没有值时显示的内容，也是新记录的初始值。" }
  package var meaningOfColorRules: String { "部分记录使用其他颜色：带谓词的字典，采用第一个成立的。" }
  package var meaningOfColorRulePredicate: String { "哪些记录使用这些颜色。" }
  package var meaningOfFormWritesDefaults: String {
    "保存时将可见且未禁用的行（包括只读行）的默认值，以及可见行缺少的公式结果，写入更改过的记录；对象或列表的表单自行决定其各行，"
      + "且对此类记录的所有项生效。"
  }
  package var meaningOfFormValidateOn: String {
    "何时首次检查一行：每次更改时（change）、离开字段时（blur），或尝试保存、查看问题时（save）。已显示有误的行每次更改都重新检查；除 save 外，已存储的问题从一开始就显示。"
  }
  package var defaultRows: String { "取自该行" }
  package var meaningOfWhenHidden: String {
    "编辑使该行隐藏时如何处理其值：保留、清空，或移除直到该行重新显示（列表的元素保留；数据库的列写入 NULL）。不能编辑的行其值不变。"
  }
  package var meaningOfDefaultValue: String {
    "路径缺失时以暗色显示，没有颜色时前面加 ◇；编辑该行或添加记录时才会写入。筛选、排序和查找只比较存储的值，导出的也是它。"
  }
  package var meaningOfEmptyValue: String {
    "清空时写入的值；auto 写入记录原来表示空值的形式，否则文本写为 \"\"，其他类型写为 null。列表中的元素不移除，而是变为 null，使其余元素保持原位。"
  }
  package var meaningOfInputMask: String {
    "文本的输入掩码：9 代表数字，a 代表字母，* 代表两者之一；其他字符以及 \\ 后的字符自动出现。不符合掩码的已存储文本按原样显示和编辑。"
  }
  package var meaningOfStoresMask: String { "掩码自带的字符是否与输入的内容一起存储。" }
  package var meaningOfKeyboardType: String { "输入和粘贴时接受哪些字符；不用于检查已存储的值。除默认键盘外，全角的数字和字母存储为半角。" }
  package var meaningOfIsSecure: String { "值显示为圆点，供其他程序读取的输出则略去；其字段打开时为空，留空则保持不变。" }
  package var meaningOfTrueValue: String {
    "表示开的存储值；数字行未给出时为 1。没有 valueType 时，1 或 YES 之类的文本即为记录中的数字或布尔值。"
  }
  package var meaningOfFalseValue: String { "表示关的存储值，读法相同；数字行未给出时为 0。" }
  package var meaningOfCurrencyCode: String { "所显示货币的 ISO 4217 代码；为空时数字显示千分位，没有货币符号。" }
  package var meaningOfMinimumFractionDigits: String { "小数点后至少显示这么多位。" }
  package var meaningOfMaximumFractionDigits: String {
    "小数点后最多可输入这么多位；不会自动舍入。公式的结果按此位数舍入显示，但原样保存；在也可编辑的行里，"
      + "结果本身舍入到可输入的位数。"
  }
  package var meaningOfRequired: String { "拒绝缺失、null 和空白的值；false 和 0 是值。" }
  package var meaningOfRequiredMessage: String { "缺少必填的值时的提示。" }
  package var meaningOfRegex: String { "整个值须匹配的正则表达式（PCRE2，Unicode）；空值不检查。" }
  package var meaningOfRegexOptions: String { "正则表达式的匹配方式。" }
  package var meaningOfRegexMessage: String { "值与正则表达式不匹配时的提示。" }
  package var meaningOfMinimumLength: String { "文本的最小长度，以人眼所见的字符计。" }
  package var meaningOfMaximumLength: String { "文本的最大长度，以人眼所见的字符计；到此长度后不能再输入。" }
  package var meaningOfErrorMessages: String {
    "违反规则时的提示：每条规则一个文本，其中 {label}、{value} 和 {limit} 会被替换。"
  }
  package var meaningOfMinimumValue: String { "最小的数字或最早的日期，含其本身。" }
  package var meaningOfMaximumValue: String { "最大的数字或最晚的日期，含其本身。" }
  package var meaningOfMinimumSelection: String { "列表至少要有的选项数；没有列表时不检查。" }
  package var meaningOfMaximumSelection: String { "列表最多可有的选项数。" }
  package var meaningOfUnique: String {
    "表格的其他记录或列表的其他项不能有相同的值；数字按数值比较，空值不算重复。隐藏行的值也计入。"
  }
  package var meaningOfStep: String { "数字必须等于 minimumValue（没有时为 0）加上整数个步长；增减数字的按键也用它。" }
  package var meaningOfSegueIdentifier: String {
    "编辑该行的对象所用的表单：forms 中的名称，否则是表单旁文件的名称，如 address 指 address.plist。"
      + "没有 valuePath 时，表单显示同一记录的更多内容。"
  }
  package var meaningOfSegueValuePath: String {
    "打开表单所编辑的对象在记录中的路径，用于与该行所显示的值不同的对象；对象不存在时由其中的第一次编辑创建。"
  }
  package var meaningOfPresentation: String {
    "打开表单的方式：push 为单独的页面，modal 为表单之上的窗口，inline 为在该行下方展开。屏幕太小、放不下时为单独的页面。"
  }
  package var meaningOfFile: String { "segueIdentifier 的另一种写法。" }
  package var meaningOfAction: String { "按下按钮时执行的操作；按钮不能做其他事情。" }
  package var meaningOfList: String { "`addItem` 要添加到的列表所在行的标识符。" }
  package var meaningOfFolderForms: String {
    "文件夹中的数据文件各使用哪个表单；以文件名匹配的第一项为准。"
  }
  package var meaningOfFolderFiles: String {
    "数据文件的名称，一个或一个数组：`*` 为任意文本，`?` 为一个字符。"
  }
  package var meaningOfFolderForm: String { "它们的表单：同一文件夹中的文件名，可省略 `.plist`。" }
  package var meaningOfItemForm: String { "编辑该行列表的每一项所用的表单：forms 中的名称、表单旁文件的名称，或其各行。" }
  package var meaningOfItemTitle: String { "在该行、标题和提问中表示列表一项的模板，填入该项的值。" }
  package var meaningOfListColumns: String { "各项表格的列，按项的表单中各行的标识符及其顺序。" }
  package var meaningOfMinimumCount: String { "列表至少要有的项数；没有列表时不检查。" }
  package var meaningOfMaximumCount: String { "列表最多可有的项数。" }
  package var meaningOfInsertable: String { "能否向列表添加项。" }
  package var meaningOfDeletable: String { "能否删除列表的项。" }
  package var meaningOfReorderable: String { "能否移动列表的项。" }
  package var meaningOfCopyable: String { "能否复制列表的项。" }
  package var meaningOfConfirmsDeletion: String { "删除项之前是否先询问。" }
  package var meaningOfAddTitle: String { "屏幕底部“添加”按键显示的名称。" }
  package var meaningOfEmptyText: String { "列表为空时显示的文本。" }
  package var meaningOfItemDefault: String { "新项的初始内容；其中缺少的值取项的表单的默认值。" }
  package var defaultItemTitle: String { "项的表单的 recordTitle" }
  package var defaultItemColumns: String { "项的表单的 columns" }
}
