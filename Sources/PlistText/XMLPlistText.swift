/// Text as the elements of an XML property list hold it.
package enum XMLPlistText {
  /// `text` with its markup characters as entities.
  package static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      // A reader would take it for a line feed.
      case UInt8(ascii: "\r"): bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// The first character that XML 1.0 has no way to write; nil where there is none.
  package static func firstForbidden(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first {
      $0.value < 0x20 && !$0.isXMLSpace || $0.value == 0xFFFE || $0.value == 0xFFFF
    }
  }

  /// Whether `text` is a day and time as `2026-11-21T08:30:00Z`.
  package static func isDate(_ text: String) -> Bool {
    PlistDate(text: text, allowsFraction: false) != nil
  }

  /// Bytes as Base64.
  package static func base64(_ bytes: [UInt8]) -> String { Base64.text(bytes) }

  /// Whether `text` is Base64.
  package static func isData(_ text: String) -> Bool { Base64.bytes(text.utf8) != nil }

  /// Whether `text` is a decimal integer.
  package static func isInteger(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
