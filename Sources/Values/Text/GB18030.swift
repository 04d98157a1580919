import CICU

/// The encoding of Chinese texts that spreadsheets write where they are not told to write UTF-8; GBK is a part of it.
package enum GB18030 {
  /// The text of a file in it; nil where some bytes are no characters, and where they look like another encoding. O(bytes).
  package static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count <= Int32.max / 2, looksChinese(bytes) else { return nil }
    var status: Int32 = 0
    guard let converter = swift_ucnv_open("gb18030", &status), status <= 0 else { return nil }
    defer { swift_ucnv_close(converter) }
    // A character is never longer in UTF-16.
    let units = [UInt16](unsafeUninitializedCapacity: bytes.count + 1) { units, count in
      let length = swift_ucnv_toUChars(
        converter, units.baseAddress, Int32(bytes.count + 1),
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), &status)
      count = status <= 0 ? Int(length) : 0
    }
    guard status <= 0, !units.contains(0xFFFD) else { return nil }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether most of the characters beyond ASCII are of the first Chinese standard, of two bytes from 0xA1 on: in texts of one
  /// byte a character, such as Latin-1, letters of ASCII mostly follow.
  private static func looksChinese(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var (pairs, others) = (0, 0)
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      let isPair = bytes[index] >= 0xA1 && index + 1 < bytes.count && bytes[index + 1] >= 0xA1
      pairs += isPair ? 1 : 0
      others += isPair ? 0 : 1
      index += 2
    }
    return pairs > others
  }
}
