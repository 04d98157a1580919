/// Binary data as a record has it, in Base64, and as people see and type it.
package enum DataText {
  /// The bytes that Base64 stands for, with white space anywhere; nil where it is none.
  package static func bytes(ofBase64 text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, digits, padding) = (UInt32(0), 0, 0)
    for byte in text.utf8 where byte > 0x20 {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let digit = alphabet.firstIndex(of: byte) else { return nil }
      bits = bits << 6 | UInt32(digit)
      digits += 1
      guard digits % 4 == 0 else { continue }
      bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
    }
    switch (digits % 4, padding) {
    case (0, 0): return bytes
    case (2, 2): return bytes + [UInt8(bits >> 4 & 0xFF)]
    case (3, 1): return bytes + [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    default: return nil
    }
  }

  /// Bytes in Base64, on one line.
  package static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = alphabet[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The Base64 of a typed text: Base64, or hexadecimal as `0x0102`, `<0102 03>` or `01 02 03`; nil for any other.
  package static func base64(typed text: String) -> String? {
    if let bytes = bytes(ofTypedHex: text) { return base64(bytes) }
    return bytes(ofBase64: text).map(base64)
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

  /// Bytes that are shown.
  private static let mostShown = 8

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
