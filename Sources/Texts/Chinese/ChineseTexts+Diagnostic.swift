extension ChineseTexts {
  // MARK: A line

  package func rowNumber(_ number: Int, _ label: String) -> String {
    label.isEmpty ? "表单第 \(number) 行" : "表单第 \(number) 行“\(label)”"
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
  package var foundData: String { "二进制数据" }
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
  package var typeColor: String { "字符串形式的颜色" }
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
  package var typePattern: String { "字符串形式的正则表达式" }
  package var typeCurrency: String { "字符串形式的货币代码" }
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
    "“\(key)”第 \(place) 个字符处不是有效的表达式：\(reason)"
  }
  package func impossibleExpression(_ key: String, _ reason: String, at place: Int) -> String {
    "“\(key)”第 \(place) 个字符处：\(reason)"
  }
  package func noChoiceHas(_ path: String) -> String { "“choiceTitle”：没有选项含“\(path)”" }
  package func noRowShows(_ key: String, _ path: String) -> String {
    "“\(key)”：没有显示“\(path)”的行"
  }
  package func readsDifference(_ key: String, _ name: String) -> String {
    "“\(key)”把“\(name)”读作减法，而不是名称"
  }
  package var typeFormula: String { "表达式" }
  package func readsSecretElsewhere(_ key: String) -> String {
    "“\(key)”读取了其他表单或列表项中的保密值"
  }
  package func offersSecret(_ key: String) -> String { "“\(key)”把保密值作为选项提供" }
  package var addItemNeedsList: String { "“addItem”需要“list”，即要添加项的行" }
  package var noSuchList: String { "没有以此为标识符且打开列表的行" }
  package var folderFormsAreDictionary: String { "formview.plist 是含有“forms”的字典" }
  package var folderFormsAdvice: String {
    "{ forms = ( { files = \"staff*.json\"; form = staff; } ); }"
  }
  package func patternIsIncluded(in other: String) -> String {
    "该文件名通配符不起作用：它匹配的文件名，之前的“\(other)”都已匹配"
  }
  package var placeBeforeThatEntry: String { "把该项移到那一项之前" }
  package var noSuchFormFile: String { "此文件夹中没有这个表单" }
  package var partNeedsPath: String { "每个部分都需要其值的路径" }
  package var pathOfPart: String { "valuePath = name;" }
  package var partHasNoParts: String { "部分不能再有自己的部分" }
  package func contradicts(_ key: String, _ other: String) -> String {
    "“\(key)”与“\(other)”矛盾"
  }
  package var clockIsStored: String { "“formula”读取时钟：存储的值不经编辑便会过时" }
  package func onlyExpressionsRead(_ key: String, _ name: String) -> String {
    "“\(key)”：模板只读取记录的成员；\(name) 只能用于表达式"
  }
  package func tokenOfComputedRow(_ expression: String) -> String {
    "一个 formula 为 \(expression) 的行，并以 {$…} 写出其标识符"
  }
  package var dateAdvice: String { "像 '2026-11-21' 这样的日期，或 today()" }
  package var defaultFormulaOrNoPath: String { "defaultFormula，或删去 valuePath" }
  package func formulaCircle(_ rows: [String]) -> String {
    rows.count == 1
      ? "公式需要它自己的结果：\(rows[0])" : "公式互相需要对方的结果：\(rows.joined(separator: "、"))"
  }
  package func inLine(_ row: String, _ line: Int) -> String { "\(row)（文件第 \(line) 行）" }
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
  package var ownColorAdvice: String { "行本身的“color”，或谓词，例如 role != 'staff'" }
  package var withoutRuleAdvice: String { "删去该规则，或写谓词，例如 role != 'staff'" }
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
}
