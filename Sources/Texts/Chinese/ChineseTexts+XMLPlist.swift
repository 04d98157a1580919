extension ChineseTexts {
  // MARK: XML elements

  package func rootIsElement(_ tag: String) -> String {
    "根元素是 \(tag)，不是 <plist>；应为 <plist version=\"1.0\">\(tag)…</plist>"
  }
  package func rootIsUnknown(_ name: String) -> String { "根元素是 <\(name)>，不是 <plist>；这不是属性列表" }
  package func openedAt(_ tag: String, _ place: String) -> String { "\(place) 处开始的 \(tag)" }
  package func elementInText(_ name: String, _ parent: String) -> String {
    "<\(name)> 在\(parent)中，其中不能有元素；文本中的 < 请写成 &lt;"
  }
  package func unknownElement(_ name: String, expected: String, meant: String?) -> String {
    "未知元素 <\(name)>；应为 \(expected) 之一" + (meant.map { "；建议：\($0)" } ?? "")
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
    "\(place) 处的键“\(key)”没有值：其后又是 <key>"
  }
  package func elementWithoutKey(_ tag: String, in parent: String) -> String {
    "\(parent)中 \(tag) 之前没有 <key>"
  }
  package func elementDeeper(_ tag: String, than levels: Int) -> String {
    "\(tag) 嵌套超过 \(levels) 层"
  }
  package func textBetween(_ text: String, in parent: String) -> String {
    "文本“\(text)”在\(parent)的元素之间；请放入 <string>"
  }
  package func plistHoldsNoValue(expected: String) -> String { "<plist> 中没有值；应为 \(expected) 之一" }
  package func keyHasNoValue(_ key: String, in parent: String) -> String {
    "\(parent)中键“\(key)”没有值"
  }
  package func elementHolds(_ tag: String, _ text: String, expected: String) -> String {
    "\(tag) 的内容是“\(text)”；应为\(expected)"
  }
  package var anyText: String { "文本" }
  package var integerDigits: String { "可带正负号的数字，如 42，或十六进制数字，如 0x2A" }
  package var realDigits: String { "双精度浮点数能表示的数字，如 0.5 或 1e-3" }
  package var existingDate: String { "存在的日期和时间，如 2026-11-21T08:30:00Z" }
  package var base64Groups: String { "base64：每四个一组的 A-Z a-z 0-9 + /，= 只在末尾" }
  package var nothingButTrue: String { "空：请写 <true/>" }
  package var nothingButFalse: String { "空：请写 <false/>" }

  // MARK: XML

  package var somethingFollows: String { "</plist> 之后还有内容；应为文件末尾" }
  package var attributeTwice: String { "同一标签中有重复的属性" }
  package var misplacedDeclaration: String { "<?xml …?> 不在文件开头；请删去前面的内容" }
  package var unknownEncoding: String { "无法识别 <?xml …?> 所写的编码；请将文件存为 UTF-8" }
  package var badCharacterReference: String { "&#…; 中的数字不是 XML 允许的字符" }
  package func errorNumber(_ code: String) -> String { "错误 \(code)" }
  package func isNoXML(_ reason: String) -> String { "这不是 XML：\(reason)" }
  package var isNoXML: String { "这不是 XML" }
  package func unknownEntity(_ name: String) -> String {
    "未知实体 &\(name);：XML 只有 &amp; &lt; &gt; &quot; &apos;；请直接写该字符，或写其编号，如 &#160;"
  }
  package var endsBeforePlist: String { "文件在 <plist> 之前结束；这不是属性列表" }
  package func fileEndsNotClosed(_ element: String) -> String { "文件已结束，但\(element)没有闭合" }
  package func endsInside(_ token: String, expected end: String) -> String {
    "文件在此处开始的\(token)中结束；应为 \(end)"
  }
  package var aComment: String { "注释" }
  package var aCDATASection: String { "CDATA 段" }
  package var aTag: String { "标签" }
  package var anEntity: String { "实体" }
  package var endTagClosesNothing: String { "结束标签没有对应的开始标签" }
  package func wrongEndTag(_ found: String, needed: String, _ element: String) -> String {
    "此处应为 \(needed)，实际为 \(found)：\(element)没有闭合"
  }
  package var bareAmpersand: String { "单独的 & 不是实体的开头；请写成 &amp;" }
  package func controlCharacterInXML(_ code: Int) -> String { "XML 不允许代码为 \(code) 的控制字符" }
  package var bareLess: String { "单独的 < 不是标签的开头；请写成 &lt;" }
  package func cannotStandHere(_ text: String) -> String { "此处不能有“\(text)”；请检查前面的标签、引号和实体" }
  package var notEnoughMemoryForXML: String { "内存不足，无法读取 XML" }
  package var doctypeDeclares: String { "<!DOCTYPE> 在 […] 中声明了自己的实体或元素；属性列表没有这些：请删去方括号" }
}
