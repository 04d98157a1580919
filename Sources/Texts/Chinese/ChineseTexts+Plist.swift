extension ChineseTexts {
  // MARK: Kinds of values

  package var plistString: String { "字符串" }
  package var plistInteger: String { "整数" }
  package var plistReal: String { "实数" }
  package var plistBoolean: String { "布尔值" }
  package var plistDate: String { "日期" }
  package var plistData: String { "数据" }
  package var plistArray: String { "数组" }
  package var plistDictionary: String { "字典" }
  package var plistUID: String { "UID" }
  package var emptyString: String { "空字符串" }
  package func theString(_ text: String) -> String { "字符串 \"\(text)\"" }
  package func theInteger(_ text: String) -> String { "整数 \(text)" }
  package func theReal(_ text: String) -> String { "实数 \(text)" }
  package func theDate(_ text: String) -> String { "日期 \(text)" }
  package func theUID(_ text: String) -> String { "UID \(text)" }
  package func dataOfBytes(_ count: Int) -> String { "\(count) 字节的数据" }
  package var emptyArray: String { "空数组" }
  package func arrayOfItems(_ count: Int) -> String { "含 \(count) 项的数组" }
  package var emptyDictionary: String { "空字典" }
  package func dictionaryOfEntries(_ count: Int) -> String { "含 \(count) 个条目的字典" }

  // MARK: Encodings

  package var invalidUTF8: String { "无效的 UTF-8；请将文件存为 UTF-8" }
  package var invalidUTF16: String { "代理对不完整；文件不是有效的 UTF-16" }
  package var endsInsideUTF16Unit: String { "文件在一个 UTF-16 单元中间结束" }
  package var utf16BigEndian: String { "UTF-16（大端序）" }
  package var utf16LittleEndian: String { "UTF-16（小端序）" }
  package var notEnoughMemory: String { "内存不足" }

  // MARK: OpenStep: what was found, and where

  package var nothingFound: String { "无内容" }
  package func notPlainMark(_ mark: String, _ code: String) -> String { "\(mark)（\(code)，不是半角符号）" }
  package func quotedWord(_ word: String) -> String { "\"\(word)\"" }
  package func theDictionaryOpened(at place: String) -> String { "\(place) 处开始的字典" }
  package func theArrayOpened(at place: String) -> String { "\(place) 处开始的数组" }
  package func inContainer(_ sentence: String, _ container: String) -> String {
    "\(sentence)（在\(container)中）"
  }
  package func isNotClosed(_ container: String, by end: String) -> String {
    "\(container)没有用 \(end) 结束"
  }
  package func expectedPlistValue(found: String) -> String { "应为值，却是 \(found)" }
  package func expectedKey(found: String) -> String { "应为键或 }，却是 \(found)" }
  package func expectedEquals(afterKey key: String, found: String) -> String {
    "键 \"\(key)\" 之后应为 =，却是 \(found)"
  }
  package func expectedMark(
    _ mark: String, or other: String?, after what: String, found: String, line: Int?
  ) -> String {
    "\(what)之后应为 \(mark)\(other.map { " 或 \($0)" } ?? "")，却是" + (line.map { "第 \($0) 行的 " } ?? " ")
      + found
  }
  package func valueOfKey(_ key: String) -> String { "“\(key)”的值" }
  package func item(_ number: Int) -> String { "第 \(number) 项" }
  package func expectedEnd(after kind: String, of place: String, found: String) -> String {
    "\(place) 的\(kind)之后应为文件末尾，却是 \(found)"
  }
  package func nestedDeeper(_ kind: String, than levels: Int) -> String {
    "此\(kind)嵌套超过 \(levels) 层"
  }
  package func quotesAround(_ text: String) -> String { "为其加引号：\(text)" }

  // MARK: OpenStep: the root

  package var fileIsEmpty: String { "文件为空；属性列表以 {、( 或 <?xml 开头" }
  package var looksLikeJSON: String { "应为 { 或 (，却是 [；这像 JSON，不像属性列表" }
  package var rootIsData: String { "根是数据；应为字典 { … } 或数组 ( … )" }
  package func expectedRoot(found: String) -> String { "应为 { 或 (，却是 \(found)；这不是属性列表" }
  package func rootIsString(_ found: String) -> String { "文件只是单个字符串 \(found)，在此不是属性列表；应为 { 或 (" }
  package var entriesWithoutDictionary: String { "条目外没有字典，如 .strings 文件那样；请在外面加上 { … }" }

  // MARK: OpenStep: data, strings and comments

  package var oddHexDigits: String { "数据有半个字节：十六进制数字的个数是奇数" }
  package func expectedHexInData(found: String, openedAt place: String) -> String {
    "数据中应为十六进制数字或 >，却是 \(found)；数据从 \(place) 处开始"
  }
  package var dataNotClosed: String { "此处开始的数据没有用 > 结束" }
  package var typedValueNotClosed: String { "此处开始的带类型的值没有用 > 结束" }
  package var noTypedValue: String {
    "<*…> 中没有带类型的值；应为 <*I5>、<*R0.5>、<*BY>、<*BN> 或 <*D2026-11-21 08:30:00 +0000>"
  }
  package var endsAfterBackslash: String { "文件在反斜杠之后结束" }
  package func unknownEscape(_ escape: String) -> String {
    "未知转义 \(escape)；反斜杠本身写作 \\\\，如 \"\\\\d+\""
  }
  package var octalNamesNoCharacter: String { "八进制转义不对应任何字符；可用 \\0 至 \\375" }
  package var halfSurrogatePair: String { "代理对不完整；U+FFFF 之后的字符需要两个，如 \\UD83D\\UDE00" }
  package func expectedHexAfterU(found: String) -> String { "\\U 之后应为至多四位十六进制数字，却是 \(found)" }
  package var commentNotClosed: String { "此处开始的注释没有用 */ 结束" }
  package func stringNotClosed(by quote: String) -> String { "此处开始的字符串没有用 \(quote) 结束" }

  // MARK: Binary property lists

  package func refersTo(_ index: Int, ofOnly count: Int) -> String {
    "引用对象 \(index)，但文件只有 \(count) 个"
  }
  package func refersInLoop(_ index: Int) -> String { "引用对象 \(index)，而它包含本对象：循环" }
  package func dictionaryHasKey(_ key: String) -> String { "字典以\(key)为键；应为字符串" }
  package func holdsTooManyValues(_ limit: Int) -> String { "含超过 \(limit) 个值，其中许多是同一对象" }
  package func containerDeeper(than levels: Int) -> String { "容器嵌套超过 \(levels) 层" }
  package func beginsNoObject(_ byte: String) -> String { "\(byte) 不是可读取的对象类型的开头" }
  package func expectedLength(of what: String) -> String { "\(what)的长度应为整数" }
  package func runsPastEnd(_ what: String, units: Int) -> String { "\(units) 个单元的\(what)超出对象区末尾" }
  package var someData: String { "数据" }
  package var anArrayOrSet: String { "数组或集合" }
  package var aDictionary: String { "字典" }
  package var anInteger: String { "整数" }
  package var aReal: String { "实数" }
  package var aBinaryDate: String { "日期" }
  package var aString: String { "字符串" }
  package var aUID: String { "UID" }
  package var nullObject: String { "null 对象；其他格式的属性列表没有" }
  package func dateOutOfRange(_ seconds: String) -> String {
    "距 2001 年 \(seconds) 秒的日期，超出公元 1 至 9999 年"
  }
  package func byteInASCII(_ byte: String) -> String { "ASCII 字符串中有字节 \(byte)" }
  package var halfSurrogatePairInString: String { "UTF-16 字符串中代理对不完整" }
  package var uidTooLarge: String { "UID 超过 64 位" }
  package func integerTooLarge(_ text: String) -> String { "整数 \(text) 超出二进制属性列表的 128 位" }
  package func isNoPlistDate(_ text: String) -> String {
    "\"\(text)\" 不是 2026-11-21T08:30:00Z 这样的日期"
  }
  package func unknownVersion(_ version: String) -> String {
    "二进制属性列表版本 \"\(version)\"；此处只能读取 \"00\""
  }
  package func cutShort(bytes: Int, ofAtLeast least: Int) -> String {
    "二进制属性列表被截断：\(bytes) 字节，至少应为 \(least)"
  }
  package func trailerSizes(_ offsets: Int, _ references: Int) -> String {
    "尾部给出的偏移为 \(offsets) 字节、引用为 \(references) 字节；应为 1 至 8；文件是否被截断？"
  }
  package func trailerTable(at byte: Int, ofBytes count: Int) -> String {
    "尾部将偏移表置于第 \(byte) 字节，超出文件的 \(count) 字节；文件是否被截断？"
  }
  package func trailerCounts(_ count: Int, withRoomFor room: Int) -> String {
    "尾部记有 \(count) 个对象，但偏移表只容纳 \(room) 个；文件是否被截断？"
  }
  package func rootIsObject(_ index: Int, ofOnly count: Int) -> String {
    "根是对象 \(index)，但文件只有 \(count) 个"
  }
  package func objectOutside(_ index: Int, at byte: Int, from first: Int, to last: Int) -> String {
    "对象 \(index) 据称位于第 \(byte) 字节，超出对象区（\(first) 至 \(last)）"
  }

  // MARK: XML elements

  package func rootIsElement(_ tag: String) -> String {
    "根元素是 \(tag)，不是 <plist>；请试 <plist version=\"1.0\">\(tag)…</plist>"
  }
  package func rootIsUnknown(_ name: String) -> String { "根元素是 <\(name)>，不是 <plist>；这不是属性列表" }
  package func openedAt(_ tag: String, _ place: String) -> String { "\(place) 处开始的 \(tag)" }
  package func elementInText(_ name: String, _ parent: String) -> String {
    "<\(name)> 在\(parent)中，其中不能有元素；文本中的 < 请写成 &lt;"
  }
  package func unknownElement(_ name: String, expected: String, meant: String?) -> String {
    "未知元素 <\(name)>；应为 \(expected) 之一" + (meant.map { "；请试 \($0)" } ?? "")
  }
  package var trueOrFalseTag: String { "<true/> 或 <false/>" }
  package func plistInside(_ parent: String) -> String { "<plist> 在\(parent)中；它只能是根" }
  package var keyOutside: String { "<key> 在 <dict> 之外" }
  package func secondValue(_ tag: String, first kind: String, at place: String) -> String {
    "<plist> 中有第二个值，即这个 \(tag)；第一个是 \(place) 处的\(kind)；请将两者放入一个 <array> 或 <dict>"
  }
  package func keyInside(_ parent: String) -> String { "<key> 在\(parent)中；键应在 <dict> 中" }
  package func elementInEmpty(_ tag: String, _ parent: String) -> String {
    "\(tag) 在\(parent)中，其中不能有内容"
  }
  package func elementInside(_ tag: String, _ parent: String, closing: String) -> String {
    "\(tag) 在\(parent)中，其中只能有文本；是否缺少 \(closing)？"
  }
  package func keyWithoutValue(_ key: String, at place: String) -> String {
    "\(place) 处的键 \"\(key)\" 没有值：其后又是 <key>"
  }
  package func elementWithoutKey(_ tag: String, in parent: String) -> String {
    "\(parent)中 \(tag) 之前没有 <key>"
  }
  package func elementDeeper(_ tag: String, than levels: Int) -> String {
    "\(tag) 嵌套超过 \(levels) 层"
  }
  package func textBetween(_ text: String, in parent: String) -> String {
    "文本 \"\(text)\" 在\(parent)的元素之间；请放入 <string>"
  }
  package func plistHoldsNoValue(expected: String) -> String { "<plist> 中没有值；应为 \(expected) 之一" }
  package func keyHasNoValue(_ key: String, in parent: String) -> String {
    "\(parent)中键 \"\(key)\" 没有值"
  }
  package func elementHolds(_ tag: String, _ text: String, expected: String) -> String {
    "\(tag) 的内容是 \"\(text)\"；应为\(expected)"
  }
  package var anyText: String { "文本" }
  package var integerDigits: String { "可带正负号的数字，如 42，或十六进制数字，如 0x2A" }
  package var realDigits: String { "双精度可容纳的数字，如 0.5 或 1e-3" }
  package var existingDate: String { "存在的日期和时间，如 2026-11-21T08:30:00Z" }
  package var base64Groups: String { "base64：每四个一组的 A-Z a-z 0-9 + /，= 只在末尾" }
  package var nothingButTrue: String { "空：请写 <true/>" }
  package var nothingButFalse: String { "空：请写 <false/>" }

  // MARK: XML

  package var somethingFollows: String { "</plist> 之后还有内容；应为文件末尾" }
  package var attributeTwice: String { "同一标签中有重复的属性" }
  package var misplacedDeclaration: String { "<?xml …?> 不在文件开头；请删去其前的内容" }
  package var unknownEncoding: String { "此处不认识 <?xml …?> 所写的编码；请将文件存为 UTF-8" }
  package var badCharacterReference: String { "&#…; 中的数字不是 XML 允许的字符" }
  package func errorNumber(_ code: String) -> String { "错误 \(code)" }
  package func isNoXML(_ reason: String) -> String { "这不是 XML：\(reason)" }
  package var isNoXML: String { "这不是 XML" }
  package func unknownEntity(_ name: String) -> String {
    "未知实体 &\(name);：XML 只有 &amp; &lt; &gt; &quot; &apos;；请直接写该字符，或写其编号，如 &#160;"
  }
  package var endsBeforePlist: String { "文件在 <plist> 之前结束；这不是属性列表" }
  package func fileEndsNotClosed(_ element: String) -> String { "文件已结束，但\(element)没有关闭" }
  package func endsInside(_ token: String, expected end: String) -> String {
    "文件在此处开始的\(token)中结束；应为 \(end)"
  }
  package var aComment: String { "注释" }
  package var aCDATASection: String { "CDATA 段" }
  package var aTag: String { "标签" }
  package var anEntity: String { "实体" }
  package var endTagClosesNothing: String { "结束标签没有对应的开始标签" }
  package func wrongEndTag(_ found: String, needed: String, _ element: String) -> String {
    "此处应为 \(needed)，却是 \(found)：\(element)没有关闭"
  }
  package var bareAmpersand: String { "单独的 & 不是实体的开头；请写成 &amp;" }
  package func controlCharacterInXML(_ code: Int) -> String { "XML 不允许代码为 \(code) 的控制字符" }
  package var bareLess: String { "单独的 < 不是标签的开头；请写成 &lt;" }
  package func cannotStandHere(_ text: String) -> String { "\"\(text)\" 不能在此处；请检查其前的标签、引号和实体" }
  package var notEnoughMemoryForXML: String { "内存不足，无法读取 XML" }
  package var doctypeDeclares: String { "<!DOCTYPE> 在 […] 中声明了自己的实体或元素；属性列表没有这些：请删去方括号" }
}
