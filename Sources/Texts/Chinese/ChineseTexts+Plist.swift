extension ChineseTexts {
  // MARK: Kinds of values

  package var plistString: String { "字符串" }
  package var plistInteger: String { "整数" }
  package var plistReal: String { "实数" }
  package var plistBoolean: String { "布尔值" }
  package var plistDate: String { "日期" }
  package var plistData: String { "二进制数据" }
  package var plistArray: String { "数组" }
  package var plistDictionary: String { "字典" }
  package var plistUID: String { "UID" }
  package var emptyString: String { "空字符串" }
  package func theString(_ text: String) -> String { "字符串“\(text)”" }
  package func theInteger(_ text: String) -> String { "整数 \(text)" }
  package func theReal(_ text: String) -> String { "实数 \(text)" }
  package func theDate(_ text: String) -> String { "日期 \(text)" }
  package func theUID(_ text: String) -> String { "UID \(text)" }
  package func dataOfBytes(_ count: Int) -> String { "\(count) 字节的二进制数据" }
  package var emptyArray: String { "空数组" }
  package func arrayOfItems(_ count: Int) -> String { "含 \(count) 项的数组" }
  package var emptyDictionary: String { "空字典" }
  package func dictionaryOfEntries(_ count: Int) -> String { "含 \(count) 个条目的字典" }

  // MARK: Encodings

  package var invalidUTF8: String { "不是有效的 UTF-8（可能是 GBK 或 GB18030）" }
  package var invalidUTF16: String { "代理对不完整；文件不是有效的 UTF-16" }
  package var endsInsideUTF16Unit: String { "文件在一个 UTF-16 单元中间结束" }
  package var invalidUTF32: String { "这不是字符；文件不是有效的 UTF-32" }
  package var endsInsideUTF32Unit: String { "文件在一个 UTF-32 单元中间结束" }
  package var utf16BigEndian: String { "UTF-16（大端序）" }
  package var utf16LittleEndian: String { "UTF-16（小端序）" }
  package var notEnoughMemory: String { "内存不足" }
}
