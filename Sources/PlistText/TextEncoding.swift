import SourceText
import Texts

enum TextEncoding {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text in UTF-8; throws if it is invalid. UTF-8 is returned unchecked.
  static func utf8(of source: SourceText) throws(PlistSyntaxError) -> SourceText {
    try UnicodeEncoding(of: source.buffer.bytes).decoded(source)
  }

  /// The kind of UTF-16 of a text without a mark; nil for everything else.
  static func guess(_ bytes: UnsafeRawBufferPointer) -> Sentence? {
    let encoding = UnicodeEncoding(of: bytes)
    guard encoding.width == 2, encoding.mark.isEmpty else { return nil }
    let first = encoding.isBigEndian ? bytes[1] : bytes[0]
    guard first != UInt8(ascii: "<") else { return nil }
    return Sentence { encoding.isBigEndian ? $0.utf16BigEndian : $0.utf16LittleEndian }
  }

  /// True if the XML declaration of a decoded text names UTF-16 or UTF-32.
  static func declaresWideUnits(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let names = ["utf-16", "utf-32", "ucs-2", "ucs-4"]
    return XMLPlistRepair.declaredEncoding(bytes).map { names.contains(where: $0.contains) }
      ?? false
  }
}
