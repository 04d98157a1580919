/// Base64 by RFC 4648 §4, with optional white space anywhere.
package enum Base64 {
  /// The bytes that a text encodes; nil for invalid characters or padding. O(n).
  package static func bytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var group: UInt32 = 0
    var digits = 0
    var padding = 0
    for byte in text where !(byte == 0x20 || (0x09...0x0D).contains(byte)) {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let digit = value(byte) else { return nil }
      group = group << 6 | UInt32(digit)
      digits += 1
      if digits % 4 == 0 {
        bytes += [UInt8(group >> 16), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
        group = 0
      }
    }
    switch (digits % 4, padding) {
    case (0, 0): break
    case (2, 2): bytes.append(UInt8(group >> 4 & 0xFF))
    case (3, 1): bytes += [UInt8(group >> 10 & 0xFF), UInt8(group >> 2 & 0xFF)]
    default: return nil
    }
    return bytes
  }

  /// Encodes bytes on one line. O(n).
  package static func text(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
    return text
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
