import Storage

enum DiffFileName {
  /// The format of GNU diff, which patch(1) parses: ambiguous names are in quotation marks, with octal numbers for
  /// unprintable bytes.
  static func text(of name: String) -> String {
    let needsQuotes =
      SystemPath.hasBytes(name)
      || name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == quotationMark || $0 == backslash }
    guard needsQuotes else { return name }
    // The last byte ends the text for C.
    let quoted = name.systemPath.dropLast().map { byte(UInt8(bitPattern: $0)) }
    return "\"" + quoted.joined() + "\""
  }

  private static let quotationMark = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func byte(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\t"): return "\\t"
    case quotationMark, backslash: return "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
