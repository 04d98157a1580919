extension ChineseTexts {
  // MARK: A line

  package func rowNumber(_ number: Int, _ label: String) -> String {
    label.isEmpty ? "第 \(number) 行" : "第 \(number) 行“\(label)”"
  }
  package func foundInForm(_ sentence: String, _ found: String) -> String {
    "\(sentence)；实际为\(following(found))"
  }
  package func tryThis(_ sentence: String, _ advice: String) -> String {
    "\(sentence)；\(tryAdvice)\(advice)"
  }
  package func oneOf(_ names: [String]) -> String { "下列之一：\(names.joined(separator: "、"))" }
  package func andValue(_ one: String, _ other: String) -> String { "\(one) 和 \(other)" }
  package func range(_ low: Int, _ high: Int) -> String { "\(low) 至 \(high)" }

  // MARK: What was found

  package func foundString(_ text: String) -> String { "字符串 \(text)" }
  package func foundInteger(_ text: String) -> String { "整数 \(text)" }
  package func foundReal(_ text: String) -> String { "实数 \(text)" }
  package func foundBool(_ text: String) -> String { "布尔值 \(text)" }
  package func foundDate(_ text: String) -> String { "日期 \(text)" }
  package var foundData: String { "数据" }
  package var foundArray: String { "数组" }
  package var foundDictionary: String { "字典" }
  package var foundUID: String { "UID" }

  // MARK: Types of keys

  package var typeString: String { "字符串" }
  package var typeTemplate: String { "模板" }
  package var typeTemplateOrPath: String { "模板或键路径" }
  package var typePath: String { "键路径" }
  package var typeInteger: String { "整数" }
  package var typeBool: String { "布尔值" }
  package var typePredicate: String { "谓词" }
  package var typeCondition: String { "布尔值或谓词" }
  package var typeColor: String { "以字符串表示的颜色" }
  package var typePalette: String { "由颜色字符串组成的字典" }
  package var typeSubtitle: String { "模板或由模板组成的字典" }
  package var typeLines: String { "行数" }
  package var typeOneWord: String { "一个词" }
  package var typeWords: String { "若干个词" }
  package var typeCell: String { "单元格名称" }
  package var typeKeyboard: String { "键盘名称" }
  package var typeHeight: String { "行数或“auto”" }
  package var typeWidth: String { "列数或“auto”" }
  package var typeBound: String { "数字、ISO 日期或表达式" }
  package var typeStep: String { "大于 0 的数字" }
  package var typePattern: String { "以字符串表示的模式" }
  package var typeCurrency: String { "以字符串表示的货币代码" }
  package var typeScalar: String { "字符串、数字或布尔值" }
  package var typeScalars: String { "字符串、数字或布尔值的数组" }
  package var typeStrings: String { "字符串数组" }
  package var typeDictionaries: String { "字典数组" }
  package var typeChoices: String { "字典或标量的数组" }
  package var typeOther: String { "其他类型" }

  // MARK: Syntax

  package func invalidPath(_ key: String, _ reason: String, at place: Int) -> String {
    "“\(key)”的键路径无效：\(reason)（第 \(place) 个字符）"
  }
  package func invalidTemplate(_ key: String, _ reason: String, at place: Int) -> String {
    "“\(key)”的模板无效：\(reason)（第 \(place) 个字符）"
  }
  package func doesNotCompile(_ key: String, _ reason: String, at place: Int) -> String {
    "“\(key)”无法编译：\(reason)（第 \(place) 个字符）"
  }
  package func invalidColor(_ key: String) -> String { "“\(key)”的颜色无效" }
  package var colorAdvice: String { "RRGGBB、ansi:0 至 ansi:255，或 red、systemRed 等名称" }
  package func outOfRange(_ key: String) -> String { "“\(key)”超出范围" }
  package func digitsAtMost(_ count: Int) -> String { "最多 \(count) 位的数字" }
  package var numberAboveZero: String { "大于 0 的数字，如 1 或 0.25" }
  package func takesNumberOrDate(_ key: String) -> String { "“\(key)”须为数字、ISO 日期或表达式" }
  package var numberOrDate: String { "数字，或 2026-01-31 这样的日期" }
  package func invalidExpression(_ key: String, _ reason: String, at place: Int) -> String {
    "“\(key)”不是有效的表达式：\(reason)，位于第 \(place) 个字符"
  }
  package func impossibleExpression(_ key: String, _ reason: String, at place: Int) -> String {
    "“\(key)”：\(reason)，位于第 \(place) 个字符"
  }
  package func noRowShows(_ key: String, _ path: String) -> String {
    "“\(key)”：没有显示 \(path) 的行"
  }
  package var typeFormula: String { "表达式" }
  package func readsSecretElsewhere(_ key: String) -> String {
    "“\(key)”读取了其他表单或列表项中的机密"
  }
  package var addItemNeedsList: String { "“addItem”需要“list”，即要添加项的行" }
  package var noSuchList: String { "没有以此为标识符且打开列表的行" }
  package var folderFormsAreDictionary: String { "formview.plist 是含有“forms”的字典" }
  package var folderFormsAdvice: String {
    "{ forms = ( { files = \"staff*.json\"; form = staff; } ); }"
  }
  package var noSuchFormFile: String { "此文件夹中没有这个表单" }
  package var partNeedsPath: String { "每个部分都需要其值的路径" }
  package var pathOfPart: String { "valuePath = name;" }
  package var partHasNoParts: String { "部分不能再有自己的部分" }
  package func contradicts(_ key: String, _ other: String) -> String {
    "“\(key)”与“\(other)”矛盾"
  }
  package var clockIsStored: String { "“formula”读取时钟：存储的值不经编辑便会过时" }
  package var defaultFormulaOrNoPath: String { "defaultFormula，或去掉 valuePath" }
  package func formulaCircle(_ rows: [String]) -> String {
    rows.count == 1
      ? "公式需要它自己的结果：\(rows[0])" : "公式互相需要对方的结果：\(rows.joined(separator: "、"))"
  }
  package func inLine(_ row: String, _ line: Int) -> String { "\(row)（第 \(line) 行）" }
  package var typeMessages: String { "以规则名称为键的文本字典" }
  package var noSuchRule: String { "“errorMessages”中的规则不存在" }
  package func noSuchPlaceholder(_ key: String) -> String { "“\(key)”中的占位符不存在" }
  package func noRowForBound(_ key: String) -> String {
    "“\(key)”既不是数字或日期，也不是某行的路径"
  }
  package func noRowForCondition(_ key: String) -> String {
    "“\(key)”既不是 YES 或 NO，也不是某行的路径"
  }
  package func compared(_ path: String) -> String { "YES、NO 或 \(path) == true" }
  package var formulaAdvice: String { "表达式，例如 price * coalesce(count, 1)" }
  package var conditionAdvice: String { "YES、NO 或谓词，例如 role != 'staff'" }
  package var yesOrNo: String { "YES 或 NO" }
  package func needsType(_ key: String, _ type: String) -> String { "“\(key)”须为\(type)" }
  package func doesNotTakeWord(_ key: String) -> String { "“\(key)”不接受这个词" }
  package var colorNeedsString: String { "字符串，因为整数会丢失开头的零" }
  package var wholeNumberSuchAs: String { "整数，如 3" }

  // MARK: Keys

  package func foreignKey(_ key: String) -> String { "键 \(key) 属于其他表单系统，已忽略" }
  package var unknownKey: String { "未知的键，已忽略" }
  package func duplicateKey(_ key: String, firstInLine line: Int) -> String {
    "键 \(key) 重复，首次出现在文件第 \(line) 行"
  }
  package var dropOne: String { "删去其中之一" }

  // MARK: Files

  package func looksLikeEncoding(_ encoding: String) -> String { "文件没有字节序标记；其零字节像 \(encoding)" }
  package var saveAsUTF8: String { "存为 UTF-8" }
  package func notPropertyList(_ kind: String) -> String { "这是\(following(kind))，不是属性列表" }
  package func notForm(_ kind: String) -> String { "这是\(following(kind))，不是表单：其中没有“rows”" }
  package var formAdvice: String { "由行组成的属性列表，如 ( { valuePath = name; } )；数据写在表单之后" }
  package var kindYAML: String { "YAML" }
  package var kindJSONFile: String { "JSON 文件" }
  package var kindFaultyJSON: String { "有错误的 JSON" }
  package var kindProfileManifest: String { "ProfileManifest" }
  package var profileManifestAdvice: String { "formview 的行，每个 pfm_subkeys 一行" }
  package var kindJSONSchema: String { "JSON Schema" }
  package var jsonSchemaAdvice: String { "formview 的行，每个 properties 一行" }
  package var kindProfile: String { "配置描述文件" }
  package var kindInfoPlist: String { "程序包的 Info.plist" }
  package var kindArchive: String { "键控归档" }
  package var kindXcode: String { "Xcode 项目" }
  package var formHasNoRows: String { "表单没有行" }
  package var formIsRows: String { "表单是行的数组，或含“rows”的字典" }
  package var rowIsDictionary: String { "行是字典" }
  package func formIsNewer(_ version: Int) -> String { "表单是为比 \(version) 更新的版本编写的" }
  package var newerFormview: String { "更新的 formview" }
  package var formHasNoRowsKey: String { "表单没有“rows”" }
  package var settingsNotRead: String { "formview 的行；此版本尚不能读取 Settings 包" }
  package var rowsAdvice: String { "rows，字典数组" }
  package func duplicateSection(_ name: String, firstInLine line: Int) -> String {
    "分节 \(name) 重复，首次出现在文件第 \(line) 行"
  }
  package var anotherIdentifier: String { "另一个标识符" }
  package var sectionNeedsIdentifier: String { "分节需要“identifier”供其行引用" }
  package var ruleNeedsPredicate: String { "规则需要“predicate”" }
  package var noSuchRowForRule: String { "规则所标记的行不存在" }
  package var currencyAdvice: String { "ISO 4217 代码，如 EUR" }
  package var noSuchCurrency: String { "没有这种货币" }
  package var sectionsAdvice: String { "在“sections”中列出它的表单字典" }
  package var noSuchSection: String { "没有这个分节" }

  // MARK: Strings in other languages

  package var stringsAreDictionary: String { "strings 文件是由字符串组成的字典" }
  package func leavesFolder(_ key: String) -> String { "“\(key)”指向表单文件夹以外的文件" }
  package var nameWithoutSlash: String { "不含斜杠的名称" }
  package var noLanguageFolder: String { "表单旁没有任何语言的文件夹" }
  package func noStringsFile(_ path: String) -> String { "没有文件 \(path)" }
  package func isNotTranslated(_ text: String, _ path: String) -> String {
    "\(path) 中没有 \(text) 的译文"
  }

  // MARK: Checks

  package func atMost(_ count: Int) -> String { "最多 \(count)" }
  package func noEffectInCell(_ key: String, _ cell: String) -> String {
    "“\(key)”在 \(cell) 中不起作用"
  }
  package func noEffectBeside(_ key: String, _ other: String) -> String {
    "“\(key)”与“\(other)”同用时不起作用"
  }
  package func noEffectWithout(_ key: String, _ other: String) -> String {
    "没有“\(other)”时“\(key)”不起作用"
  }
  package func cellIdentifierOneOf(_ cells: [String]) -> String {
    "cellIdentifier = \(cells.joined(separator: " 或 "))"
  }
  package var placeholderOrDefault: String { "placeholder 或 defaultValue" }
  package var heightCountsLines: String { "“height”以终端的行计，而这里行数过多" }
  package func ifPointsMeant(_ lines: Int) -> String { "\(lines)（如果原意是磅值）" }
  package func duplicateIdentifier(_ name: String, firstIn row: String, line: Int) -> String {
    "标识符 \(name) 重复，首次出现在\(row)，文件第 \(line) 行"
  }
  package var numberAndDate: String { "“minimumValue”和“maximumValue”一个是数字，一个是日期" }
  package var twoOfOneKind: String { "使用同一类型" }
  package func minimumAboveMaximum(_ name: String) -> String {
    "“minimum\(name)”大于“maximum\(name)”"
  }
  package var noSuchRowForColumn: String { "没有与该列对应的行" }
  package var noSuchRowForToken: String { "没有与该标记对应的行" }
  package func showsSecret(_ key: String, of row: String) -> String {
    "“\(key)”显示了\(row)的值，而该行是保密的"
  }
  package func editsSamePath(_ row: String) -> String { "\(row)编辑同一路径" }
  package var readOnlyForOne: String { "其中之一设为 readOnly = YES" }
  package var sameSwitchValues: String { "“trueValue”和“falseValue”相同" }
  package func doesNotStore(_ cell: String) -> String { "\(cell) 不存储此类型" }

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
  package func itemDefaultBreaksRule(_ rule: String, _ message: String) -> String {
    "新项违反其表单的规则 \(rule)：\(message)"
  }
  package var rowIsEmpty: String { "该行为空" }
  package var rowShowsNothing: String { "该行既没有路径，也没有可显示的文本" }
  package var pathOrLeaveOut: String { "valuePath，或删去该行" }
  package func pathOrHeading(_ cell: String?) -> String {
    "valuePath" + (cell.map { "；作标题时用 cellIdentifier = \($0)" } ?? "")
  }
  package func keyboardRefusesDefault(_ keyboard: String, _ character: String) -> String {
    "键盘 \(keyboard) 不接受默认值中的 \(character)"
  }
  package var anotherKeyboard: String { "另一个 keyboardType" }
  package func patternNeeds(_ character: String, _ keyboard: String) -> String {
    "模式需要 \(character)，而键盘 \(keyboard) 不接受"
  }
  package func noTextBegins(_ keyboard: String) -> String { "匹配的文本都不以键盘 \(keyboard) 接受的字符开头" }
  package var maskEndsInBackslash: String { "格式无效：最后的反斜杠后没有字符" }
  package var maskHasNoPlace: String { "格式无效：其中没有 9、a 或 *" }
  package var noFilledMaskMatches: String { "符合“inputMask”的文本都不匹配该模式" }
  package var anotherMask: String { "其他格式或模式" }
  package var dataAreOneRecord: String { "“unique”不起作用：数据是一条记录而不是列表" }
  package var placeholderBreaks: String { "占位文本违反该行自己的“regex”" }
  package var matchingExample: String { "匹配的示例" }
  package func patternTooSlow(_ text: String, _ length: Int) -> String {
    "该模式对 \(text) 这样 \(length) 个字符的文本耗时过长，这些文本将视为未检查"
  }
  package var exclusiveRepetitions: String { "互相排斥的重复" }
  package var noDollar: String { "路径不用“$”表示记录" }
  package var expressionIsName: String { "不支持表达式：会作为成员名查找" }
  package var pathOrQuotes: String { "路径；若确是名称，请加引号" }
  package var slashDoesNotPart: String { "“/”不分隔名称，除非路径以它开头" }
  package func stepsOrQuotes(_ steps: String) -> String { "“\(steps)”，或为名称加引号" }

  // MARK: Templates

  package var expectedPrintf: String { "应为“^*^”和 printf 格式" }
  package func tokenNotClosed(_ mark: String, by end: String) -> String {
    "标记“\(mark)”没有用“\(end)”结束"
  }
  package var expectedPath: String { "应为路径" }
  package var braceWithoutOpening: String { "“}”没有对应的“{”；若是文本请写“\\}”" }
  package var expectedQuotedDefault: String { "“??”之后应为带引号的默认值" }
  package var expectedBraceAfterDefault: String { "默认值之后应为“}”" }
  package var expectedQuotedIdentifier: String { "应为带引号的行标识符" }
  package var expectedIdentifierAfterDollar: String { "“$”之后应为行标识符" }
  package var expectedQuotedPrintf: String { "应为带引号的 printf 格式" }
  package var braceInsideToken: String { "标记中有“{”" }
  package var templateQuoteNotClosed: String { "引号没有结束" }
  package var tokenNotClosed: String { "标记“{”没有结束" }
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
  package var blockNotClosed: String { "块“<|”没有结束" }

  // MARK: Child forms

  package func ofForm(_ form: String, _ row: String) -> String { "表单“\(form)”\(row)" }
  package var typeForms: String { "表单的字典" }
  package var typeForm: String { "表单的名称，或行的数组" }
  package var noSuchForm: String { "没有这个名称的表单" }
  package func formsIncludeEachOther(_ circle: [String]) -> String {
    "表单包含了自己：\(circle.joined(separator: " → "))"
  }
  package var dropInclude: String { "从“includes”中去掉这个名称" }
  package func formsAdvice(_ file: String) -> String {
    "在表单的“forms”中给出它，或在表单旁写成文件 \(file)"
  }
  package var formOpensItself: String { "该表单未进入更深一层就打开了自己" }
  package var deeperPath: String { "给出“valuePath”" }
  package func needsCompanion(_ cell: String, _ key: String) -> String { "\(cell) 需要“\(key)”" }
  package var segueAdvice: String { "“forms”中某个表单的名称，或旁边某个文件的名称" }
}
