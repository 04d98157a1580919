extension ChineseTexts {
  // MARK: Checks

  package func atMost(_ count: Int) -> String { "最多 \(count)" }
  package func noEffectInCell(_ key: String, _ cell: String) -> String {
    "“\(key)”在 \(cell) 中不起作用"
  }
  package func noEffectBeside(_ key: String, _ other: String) -> String {
    "“\(key)”与“\(other)”同用时不起作用"
  }
  package func noEffectInSection(_ key: String, _ other: String) -> String {
    "在始终为 \(other) 的分组中，“\(key)”不起作用"
  }
  package func noEffectWithout(_ key: String, _ other: String) -> String {
    "没有“\(other)”时“\(key)”不起作用"
  }
  package func cellIdentifierOneOf(_ cells: [String]) -> String {
    "cellIdentifier = \(cells.joined(separator: " 或 "))"
  }
  package var placeholderOrDefault: String { "placeholder 或 defaultValue" }
  package var heightCountsLines: String { "“height”以终端的行计，而这里行数过多" }
  package func ifPointsMeant(_ lines: Int) -> String { "\(lines)（如果指的是点，pt）" }
  package func duplicateIdentifier(_ name: String, firstIn row: String, line: Int) -> String {
    "标识符 \(name) 重复，首次出现在\(row)，文件第 \(line) 行"
  }
  package var numberAndDate: String { "“minimumValue”和“maximumValue”一个是数字，一个是日期" }
  package var twoOfOneKind: String { "使用同一类型" }
  package func boundOfOtherKind(_ key: String, expected: String, found: String) -> String {
    "“\(key)”：应为\(expected)，实际为\(found)"
  }
  package var numberAsBound: String { "使用数字，或 cellIdentifier = DateCell" }
  package var dateAsBound: String { "使用 2026-01-31 这样的日期，或 cellIdentifier = NumberCell" }
  package func takesNoSuchDay(_ key: String, because fault: String) -> String {
    "“\(key)”不是有效的日期：\(fault)"
  }
  package func minimumAboveMaximum(_ name: String) -> String {
    "“minimum\(name)”大于“maximum\(name)”"
  }
  package func pathOrName(_ name: String, row: String, _ identifier: String) -> String {
    "在\(row)中写 valuePath = \(name)，或此处写 \(identifier)"
  }
  package var noSuchRowForColumn: String { "没有与该列对应的行" }
  package var columnTwice: String { "该列出现了两次" }
  package var sectionHasNoRow: String { "第一个分组没有行：未指明分组的行都在所有分组之前" }
  package func sectionInRow(_ section: String, _ row: String) -> String {
    "在分组开始处的行“\(row)”中写 section = \(section)"
  }
  package var tokenShowsNoTemplate: String { "标记显示的是值，而该行只有模板" }
  package var pathsOfTemplate: String { "该模板中的路径" }
  package var noSuchRowForToken: String { "没有与该标记对应的行" }
  package func showsSecret(_ key: String, of row: String) -> String {
    "“\(key)”显示了\(row)的值，而该行是保密的"
  }
  package func editsSamePath(_ row: String) -> String { "与\(row)编辑同一路径" }
  package func editsSamePathOutside(_ row: String) -> String {
    "与打开此表单的表单中的\(row)编辑同一路径"
  }
  package var readOnlyForOne: String { "其中之一设为 readOnly = YES" }
  package var sameSwitchValues: String { "“trueValue”和“falseValue”相同" }
  package func doesNotStore(_ cell: String) -> String { "\(cell) 不存储此类型" }
  package func doesNotStore(_ cell: String, chosenBy key: String) -> String {
    "“\(key)”使该行成为 \(cell)，而它不存储此类型"
  }
  package func choiceIsNot(ofType type: String) -> String { "有选项不属于此行的类型“\(type)”" }
  package func switchValueIsNot(_ key: String, ofType type: String) -> String {
    "“\(key)”不属于此行的类型“\(type)”"
  }

  package func hardToRead(_ key: String, on background: String) -> String {
    "“\(key)”在“\(background)”上难以辨认"
  }
  package func contrastOf(tenths: Int) -> String { "对比度 \(tenths / 10).\(tenths % 10):1" }
  package func atLeastContrast(_ ratio: Int) -> String { "至少 \(ratio):1" }
  package var noSuchChoiceForSubtitle: String { "副标题对应的值不在选项之中" }

  // MARK: Lint

  package func defaultBreaksRule(_ rule: String, _ message: String) -> String {
    "默认值违反该行自己的规则 \(rule)：\(message)"
  }
  package func choiceBreaksRule(_ rule: String, _ message: String) -> String {
    "该选项违反该行自己的规则 \(rule)：\(message)"
  }
  package func itemDefaultBreaksRule(_ rule: String, _ message: String) -> String {
    "新项违反其表单的规则 \(rule)：\(message)"
  }
  package var rowIsEmpty: String { "该行为空" }
  package var rowShowsNothing: String { "该行既没有路径，也没有可显示的文本" }
  package var pathOrLeaveOut: String { "valuePath，或删去该行" }
  package func pathOrHeading(_ cell: String?) -> String {
    "valuePath" + (cell.map { "；若只作标题，用 cellIdentifier = \($0)" } ?? "")
  }
  package func keyboardRefusesDefault(_ keyboard: String, _ character: String) -> String {
    "键盘 \(keyboard) 不接受默认值中的 \(character)"
  }
  package var anotherKeyboard: String { "另一个 keyboardType" }
  package func patternNeeds(_ character: String, _ keyboard: String) -> String {
    "正则表达式需要 \(character)，而键盘 \(keyboard) 不接受"
  }
  package func noTextBegins(_ keyboard: String) -> String { "匹配的文本都不以键盘 \(keyboard) 接受的字符开头" }
  package var maskEndsInBackslash: String { "输入掩码无效：最后的反斜杠后没有字符" }
  package var maskHasNoPlace: String { "输入掩码无效：其中没有 9、a 或 *" }
  package var noFilledMaskMatches: String { "符合“inputMask”的文本都不匹配该正则表达式" }
  package var anotherMask: String { "其他输入掩码或正则表达式" }
  package var dataAreOneRecord: String { "“unique”不起作用：数据是一条记录而不是列表" }
  package var choicesAreTheRecord: String { "“choicesFrom”指向记录本身，而不是所有记录的列表" }
  package var choicesAreNoList: String { "“choicesFrom”在记录中没有指向列表" }
  package var pathOfListInRecord: String { "记录中列表的路径，或 file:NAME" }
  package func inRecords(_ count: Int, of total: Int, _ message: String) -> String {
    "\(total) 条记录中有 \(count) 条：\(message)"
  }
  package var pathOfRecords: String { "记录中有的路径，或更正记录" }
  package func pathWithQuotes(_ path: String, asIn line: String) -> String {
    "带引号的 \(path)，例如 \(line)"
  }
  package var oneOfItems: String {
    "对其使用 join(…)，对列表使用 .@count、.@sum、.@min 或 .@max，或取其中一项，例如 [0]"
  }
  package var typeOfRecords: String { "适合这些值的 valueType 或 cellIdentifier，或更正记录" }
  package var valueAmongChoices: String { "把该值加为选项、allowsOtherValue = YES，或更正记录" }
  package var valuesOfSwitchInRecords: String { "记录中有的 trueValue 和 falseValue，或更正记录" }
  package func placeholderBreaks(_ key: String) -> String { "占位文本违反该行自己的“\(key)”" }
  package var matchingExample: String { "匹配的示例" }
  package func patternTooSlow(_ text: String, _ length: Int) -> String {
    "该正则表达式对 \(text) 这样 \(length) 个字符的文本耗时过长，这些文本将视为未检查"
  }
  package var exclusiveRepetitions: String { "使各个重复部分互不重叠" }
  package var noDollar: String { "路径不用“$”表示记录" }
  package var expressionIsName: String { "不支持表达式：会作为成员名查找" }
  package var pathOrQuotes: String { "路径；若确是名称，请加引号" }
  package var slashDoesNotPart: String { "“/”不分隔名称，除非路径以它开头" }
  package func stepsOrQuotes(_ steps: String) -> String { "“\(steps)”，或为名称加引号" }

  // MARK: Templates

  package var expectedPrintf: String { "应为“^*^”和 printf 格式" }
  package func tokenNotClosed(_ mark: String, by end: String) -> String {
    "标记“\(mark)”没有用“\(end)”闭合"
  }
  package var expectedPath: String { "应为路径" }
  package var braceWithoutOpening: String { "“}”没有对应的“{”；若是文本请写“\\}”" }
  package var expectedQuotedDefault: String { "“??”之后应为带引号的默认值" }
  package var expectedBraceAfterDefault: String { "默认值之后应为“}”；格式写在“??”之前" }
  package var expectedQuotedIdentifier: String { "应为带引号的行标识符" }
  package var expectedIdentifierAfterDollar: String { "“$”之后应为行标识符" }
  package var expectedQuotedPrintf: String { "应为带引号的 printf 格式" }
  package var braceInsideToken: String { "标记中有“{”" }
  package var templateQuoteNotClosed: String { "引号没有闭合" }
  package var tokenNotClosed: String { "标记“{”没有闭合" }
  package func printfTooWide(_ limit: Int) -> String { "printf 格式的宽度和精度最多为 \(limit)" }
  package func notPrintf(_ format: String) -> String {
    "\(format) 不是 printf 格式；可用 d i u f e g x o s"
  }
  package var onePrintf: String { "printf 格式只含一个转换，如 %.2f" }
  package var numberTakesDigits: String { "“number:”之后须为小数位数，0 至 30" }
  package func unknownFormat(_ word: String, known: [String]) -> String {
    "未知格式 \(word)；可用 \(known.joined(separator: "、"))"
  }
  package var blocksDoNotNest: String { "块中有块：块不能嵌套" }
  package var blockWithoutOpening: String { "“|>”没有对应的“<|”；若是文本请写“\\|>”" }
  package var blockNotClosed: String { "块“<|”没有闭合" }

  // MARK: Child forms

  package func ofForm(_ form: String, _ row: String) -> String { "表单“\(form)”\(row)" }
  package var typeForms: String { "表单的字典" }
  package var typeForm: String { "表单的名称，或行的数组" }
  package var noSuchForm: String { "没有这个名称的表单" }
  package func formsIncludeEachOther(_ circle: [String]) -> String {
    "表单包含了自己：\(circle.joined(separator: " → "))"
  }
  package func formsIncludedTooDeep(_ limit: Int) -> String { "表单逐层包含，超过 \(limit) 层" }
  package func tooMuchIncluded(forms: Int, rows: Int) -> String {
    "包含的表单超过 \(forms.grouped) 个，或其中的行超过 \(rows.grouped) 行，重复包含的重复计数"
  }
  package var dropInclude: String { "从“includes”中删去这个名称" }
  package func formsAdvice(_ file: String) -> String {
    "在表单的“forms”中给出它，或在表单旁写成文件 \(file)"
  }
  package var formOpensItself: String { "该表单在同一层打开了自己，会无限循环" }
  package var deeperPath: String { "给出进入更深一层的“valuePath”" }
  package func needsCompanion(_ cell: String, _ key: String) -> String { "\(cell) 需要“\(key)”" }
  package var segueAdvice: String { "“forms”中某个表单的名称，或旁边某个文件的名称" }
}
