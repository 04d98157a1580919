import CICU

/// The encoding of Chinese texts that spreadsheets write by default; a superset of GBK.
package enum GB18030 {
  /// Decodes a file; nil if some bytes are invalid, or if they look like another encoding. O(bytes).
  package static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count <= Int32.max / 2, isLikely(bytes.prefix(mostSeen)) else { return nil }
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

  /// Maximum number of bytes that are examined.
  private static let mostSeen = 1 << 16

  /// True if the beginning of a text is not UTF-8 and consists almost only of ASCII and the characters of GB 2312: in
  /// Latin alphabets single bytes are between ASCII letters.
  static func isLikely(_ head: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard head.contains(where: { $0 >= 0x80 }), !head.contains(0) else { return false }
    var (index, common, all) = (head.startIndex, 0, 0)
    func byte(_ offset: Int) -> UInt8? {
      index + offset < head.endIndex ? head[index + offset] : nil
    }
    while index < head.endIndex {
      guard head[index] >= 0x80 else {
        // Nor has a text the control characters of binary formats.
        guard head[index] >= 0x20 || (0x09...0x0D).contains(head[index]) else { return false }
        index += 1
        continue
      }
      // A character that was cut at the end of what is looked at.
      guard let second = byte(1) else { break }
      guard (0x81...0xFE).contains(head[index]) else { return false }
      all += 1
      if (0x30...0x39).contains(second) {
        guard let third = byte(2), let fourth = byte(3) else { break }
        guard (0x81...0xFE).contains(third), (0x30...0x39).contains(fourth) else { return false }
        index += 4
      } else {
        guard (0x40...0xFE).contains(second), second != 0x7F else { return false }
        // Chinese characters, and the punctuation of GB 2312.
        let isCommon = (0xB0...0xF7).contains(head[index]) || (0xA1...0xA3).contains(head[index])
        if isCommon, second >= 0xA1 { common += 1 }
        index += 2
      }
    }
    return all > 0 && common * 4 >= all * 3 && !isUTF8(head)
  }

  /// True if bytes are UTF-8, except for a character that was cut at their end.
  private static func isUTF8(_ head: Slice<UnsafeRawBufferPointer>) -> Bool {
    (0...3).contains { cut in
      cut < head.count && String(validating: head.dropLast(cut), as: UTF8.self) != nil
    }
  }
}
