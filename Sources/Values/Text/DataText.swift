import SourceText

/// Binary data, stored in Base64, as people see and type it.
package enum DataText {
  /// The Base64 of a typed text: Base64, or hexadecimal as `0x0102`, `<0102 03>` or `01 02 03`; nil for any other.
  package static func base64(typed text: String) -> String? {
    if let bytes = bytes(ofTypedHex: text) { return Base64.text(bytes) }
    return Base64.bytes(text.utf8).map(Base64.text)
  }

  private static func bytes(ofTypedHex text: String) -> [UInt8]? {
    var text = text[...]
    let isMarked = text.hasPrefix("0x") || text.hasPrefix("<") && text.hasSuffix(">")
    if text.hasPrefix("<"), text.hasSuffix(">") { text = text.dropFirst().dropLast() }
    if text.hasPrefix("0x") { text = text.dropFirst(2) }
    let groups = text.utf8.split { $0 == 0x20 || $0 == UInt8(ascii: ":") }
    // Without a mark, a run of hexadecimal digits is Base64 as well.
    guard isMarked || groups.count > 1, groups.allSatisfy({ $0.count % 2 == 0 }) else { return nil }
    var bytes: [UInt8] = []
    var high: UInt8?
    for byte in groups.joined() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue.map({ UInt8($0) }) else {
        return nil
      }
      if let first = high { bytes.append(first << 4 | digit) }
      high = high == nil ? digit : nil
    }
    return bytes
  }

  /// The first bytes in hexadecimal: `01 02 ff …`.
  package static func beginning(of bytes: [UInt8]) -> String {
    let hex = bytes.prefix(mostShown).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return hex.joined(separator: " ") + (bytes.count > mostShown ? " …" : "")
  }

  /// Maximum number of shown bytes.
  private static let mostShown = 8
}
