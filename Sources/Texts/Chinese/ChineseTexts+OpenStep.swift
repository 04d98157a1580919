extension ChineseTexts {
  // MARK: OpenStep: what was found, and where

  package var nothingFound: String { "无内容" }
  package func notPlainMark(_ mark: String, _ code: String) -> String { "全角符号 \(mark)（\(code)）" }
  package func theDictionaryOpened(at place: String) -> String { "\(place) 处开始的字典" }
  package func theArrayOpened(at place: String) -> String { "\(place) 处开始的数组" }
  package func inContainer(_ sentence: String, _ container: String) -> String {
    "\(sentence)（\(container)）"
  }
  package func isNotClosed(_ container: String, by end: String) -> String {
    "\(container)没有用 \(end) 闭合"
  }
  package func expectedPlistValue(found: String) -> String { "应为值，实际为\(following(found))" }
  package func expectedKey(found: String) -> String { "应为键或 }，实际为\(following(found))" }
  package func expectedKeyOnly(found: String) -> String { "应为键，实际为\(following(found))" }
  package func expectedEquals(afterKey key: String, found: String) -> String {
    "键“\(key)”之后应为 =，实际为\(following(found))"
  }
  package func expectedMark(
    _ mark: String, or other: String?, after what: String, found: String, line: Int?
  ) -> String {
    "\(what)之后应为“\(mark)”\(other.map { "或“\($0)”" } ?? "")，实际为" + (line.map { "第 \($0) 行的" } ?? "")
      + following(found)
  }
  package func valueOfKey(_ key: String) -> String { "“\(key)”的值" }
  package func item(_ number: Int) -> String { "第 \(number) 项" }
  package func expectedEnd(after kind: String, of place: String, found: String) -> String {
    "\(place) 的\(kind)之后应为文件末尾，实际为\(following(found))"
  }
  package func nestedDeeper(_ kind: String, than levels: Int) -> String {
    "此\(kind)嵌套超过 \(levels) 层"
  }
  package func quotesAround(_ text: String) -> String { "为其加引号：\(text)" }

  // MARK: OpenStep: the root

  package var fileIsEmpty: String { "文件为空；属性列表以 {、( 或 <?xml 开头" }
  package var looksLikeJSON: String { "应为 { 或 (，实际为 [；这像 JSON，不像属性列表" }
  package var rootIsData: String { "根是二进制数据；应为字典 { … } 或数组 ( … )" }
  package func expectedRoot(found: String) -> String { "应为 { 或 (，实际为\(following(found))；这不是属性列表" }
  package func rootIsString(_ found: String) -> String {
    "文件只有单个字符串\(following(found))，在此不是属性列表；应为 { 或 ("
  }
  package var entriesWithoutDictionary: String { "条目外没有字典，如 .strings 文件那样；请在外面加上 { … }" }

  // MARK: OpenStep: data, strings and comments

  package var oddHexDigits: String { "二进制数据有半个字节：十六进制数字的个数是奇数" }
  package func expectedHexInData(found: String, openedAt place: String) -> String {
    "二进制数据中应为十六进制数字或 >，实际为\(following(found))；它从 \(place) 处开始"
  }
  package var dataNotClosed: String { "此处开始的二进制数据没有用 > 闭合" }
  package var typedValueNotClosed: String { "此处开始的带类型的值没有用 > 闭合" }
  package var noTypedValue: String {
    "<*…> 中没有带类型的值；应为 <*I5>、<*R0.5>、<*BY>、<*BN> 或 <*D2026-11-21 08:30:00 +0000>"
  }
  package var endsAfterBackslash: String { "文件在反斜杠之后结束" }
  package func unknownEscape(_ escape: String) -> String {
    "未知转义 \(escape)；反斜杠本身写作 \\\\，如“\\\\d+”"
  }
  package var octalNamesNoCharacter: String { "八进制转义不对应任何字符；可用 \\0 至 \\375" }
  package var halfSurrogatePair: String { "代理对不完整；U+FFFF 之后的字符需要两个，如 \\UD83D\\UDE00" }
  package func expectedHexAfterU(found: String) -> String {
    "\\U 之后应为最多四位十六进制数字，实际为\(following(found))"
  }
  package var commentNotClosed: String { "此处开始的注释没有用 */ 闭合" }
  package func stringNotClosed(by quote: String) -> String { "此处开始的字符串没有用 \(quote) 闭合" }
}
