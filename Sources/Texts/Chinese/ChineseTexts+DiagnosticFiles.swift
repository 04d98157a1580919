extension ChineseTexts {
  // MARK: Files

  package func looksLikeEncoding(_ encoding: String) -> String {
    "文件没有字节序标记（BOM）；从零字节看像是 \(encoding)"
  }
  package var saveAsUTF8: String { "存为 UTF-8" }
  package func notPropertyList(_ kind: String) -> String { "这是\(following(kind))，不是属性列表" }
  package func notForm(_ kind: String) -> String { "这是\(following(kind))，不是表单：其中没有“rows”" }
  package var formAdvice: String {
    "由行组成的属性列表，如 ( { valuePath = name; } )；数据写在表单之后；--form auto 会查找或生成表单"
  }
  package var kindJSONFile: String { "JSON 文件" }
  package var kindFaultyJSON: String { "有错误的 JSON" }
  package var kindProfileManifest: String { "ProfileManifest" }
  package var profileManifestAdvice: String { "formview 的行，每个 pfm_subkeys 一行" }
  package var kindJSONSchema: String { "JSON Schema" }
  package var jsonSchemaAdvice: String { "formview 的行，每个 properties 一行" }
  package var kindProfile: String { "配置描述文件" }
  package var kindInfoPlist: String { "应用程序包（bundle）的 Info.plist" }
  package var kindArchive: String { "NSKeyedArchiver 归档" }
  package var kindXcode: String { "Xcode 项目" }
  package var formHasNoRows: String { "表单没有行" }
  package var formIsRows: String { "表单是行的数组，或含“rows”的字典" }
  package var rowIsDictionary: String { "行是字典" }
  package func formIsNewer(_ version: Int) -> String { "表单使用的格式版本高于 \(version)" }
  package var newerFormview: String { "更高版本的 formview" }
  package var formHasNoRowsKey: String { "表单没有“rows”" }
  package var settingsNotRead: String { "formview 的行；此版本尚不能读取 Settings 包" }
  package var rowsAdvice: String { "rows，字典数组" }
  package func duplicateSection(_ name: String, firstInLine line: Int) -> String {
    "分组 \(name) 重复，首次出现在文件第 \(line) 行"
  }
  package var anotherIdentifier: String { "另一个标识符" }
  package var sectionNeedsIdentifier: String { "分组需要“identifier”供其行引用" }
  package var ruleNeedsPredicate: String { "规则需要“predicate”" }
  package var noSuchRowForRule: String { "规则所标记的行不存在" }
  package var currencyAdvice: String { "ISO 4217 代码，如 EUR" }
  package var noSuchCurrency: String { "没有这种货币" }
  package var sectionsAdvice: String { "在“sections”中列出它的表单字典" }
  package var noSuchSection: String { "没有这个分组" }

  // MARK: Strings in other languages

  package var stringsAreDictionary: String { "strings 文件是由字符串组成的字典" }
  package func leavesFolder(_ key: String) -> String { "“\(key)”指向表单文件夹以外的文件" }
  package var nameWithoutSlash: String { "不含斜杠的名称" }
  package var noLanguageFolder: String { "表单旁没有任何语言的文件夹" }
  package func noStringsFile(_ path: String) -> String { "没有文件 \(path)" }
  package func isNotTranslated(_ text: String, _ path: String) -> String {
    "\(path) 中没有 \(text) 的译文"
  }
  package var textIsUnused: String { "译文不起作用：表单中没有这段文本" }
}
