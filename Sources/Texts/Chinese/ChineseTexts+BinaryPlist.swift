extension ChineseTexts {
  // MARK: Binary property lists

  package func refersTo(_ index: Int, ofOnly count: Int) -> String {
    "引用对象 \(index)，但文件只有 \(count) 个"
  }
  package func refersInLoop(_ index: Int) -> String { "引用对象 \(index)，而后者又包含本对象：循环引用" }
  package func dictionaryHasKey(_ key: String) -> String { "字典的键是\(following(key))；应为字符串" }
  package func holdsTooManyValues(_ limit: Int) -> String { "含超过 \(limit) 个值，其中许多是同一对象" }
  package func containerDeeper(than levels: Int) -> String { "容器嵌套超过 \(levels) 层" }
  package func beginsNoObject(_ byte: String) -> String { "\(byte) 不是可读取的对象类型的开头" }
  package func expectedLength(of what: String) -> String { "\(followed(what))的长度应为整数" }
  package func runsPastEnd(_ what: String, units: Int) -> String { "\(what)有 \(units) 个单元，超出对象区末尾" }
  package var someData: String { "二进制数据" }
  package var anArrayOrSet: String { "数组或集合" }
  package var aDictionary: String { "字典" }
  package var anInteger: String { "整数" }
  package var aReal: String { "实数" }
  package var aBinaryDate: String { "日期" }
  package var aString: String { "字符串" }
  package var aUID: String { "UID" }
  package var nullObject: String { "null 对象；其他格式的属性列表没有" }
  package func dateOutOfRange(_ seconds: String) -> String {
    "日期距 2001 年初 \(seconds) 秒，超出公元 1 至 9999 年"
  }
  package func byteInASCII(_ byte: String) -> String { "ASCII 字符串中有字节 \(byte)" }
  package var halfSurrogatePairInString: String { "UTF-16 字符串中代理对不完整" }
  package var uidTooLarge: String { "UID 超过 64 位" }
  package func integerTooLarge(_ text: String) -> String { "整数 \(text) 超出二进制属性列表的 128 位" }
  package func isNoPlistDate(_ text: String) -> String {
    "“\(text)”不是 2026-11-21T08:30:00Z 这样的日期"
  }
  package func unknownVersion(_ version: String) -> String {
    "二进制属性列表版本“\(version)”；此处只能读取“00”"
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
    "根对象是 \(index)，但文件中只有 \(count) 个对象"
  }
  package func objectOutside(_ index: Int, at byte: Int, from first: Int, to last: Int) -> String {
    "对象 \(index) 标记为位于第 \(byte) 字节，超出对象区（\(first) 至 \(last)）"
  }
}
