/// The text between the tokens of YAML: white space, comments and indicators.
package enum YAMLSpace {
  /// The end of white space, line breaks and comments; and of commas, if asked.
  package static func skip(
    in bytes: UnsafeRawBufferPointer, from start: Int, to limit: Int, commas: Bool = false
  ) -> Int {
    var offset = start
    while offset < limit {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: ",") where commas: offset += 1
      case UInt8(ascii: "#") where offset == 0 || bytes[offset - 1].isYAMLSpace:
        while offset < limit, !bytes[offset].isYAMLBreak { offset += 1 }
      case 0xEF
      where offset + 2 < bytes.count && bytes[offset + 1] == 0xBB && bytes[offset + 2] == 0xBF:
        offset += 3
      default: return offset
      }
    }
    return offset
  }

  /// The offset of an indicator before a limit, after white space and comments, and commas before a key; nil if
  /// something else comes.
  static func indicator(
    _ wanted: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int, to limit: Int
  ) -> Int? {
    let offset = skip(in: bytes, from: start, to: limit, commas: wanted == UInt8(ascii: "?"))
    return offset < limit && bytes[offset] == wanted ? offset : nil
  }

  /// The offset of the header of a block scalar: `|` or `>`.
  static func header(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    skip(in: bytes, from: start, to: bytes.count)
  }
}

extension UInt8 {
  package var isYAMLBreak: Bool { self == 0x0A || self == 0x0D }
  package var isYAMLBlank: Bool { self == 0x20 || self == 0x09 }
  package var isYAMLSpace: Bool { isYAMLBlank || isYAMLBreak }
}
