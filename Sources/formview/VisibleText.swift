import Screen
import Storage

/// Makes text safe for a terminal, and JSON safe without changing its value.
enum VisibleText {
  static func of(_ text: String) -> String { DisplayText.visible(text) }

  /// The text with `\xE9` for bytes of a file's name that are not UTF-8; otherwise unchanged.
  static func withoutBytes(_ text: String) -> String {
    guard SystemPath.hasBytes(text) else { return text }
    return text.reduce(into: "") {
      $0 += SystemPath.hasBytes(String($1)) ? of(String($1)) : String($1)
    }
  }

  /// JSON text with control and format characters, which can only be inside strings, as `\u009b`; carriage returns,
  /// which can only be outside of them, become line breaks. O(n).
  static func json(_ bytes: some Collection<UInt8>) -> [UInt8] {
    guard bytes.contains(where: { $0 > 0x7E || $0 == 0x0D }) else { return Array(bytes) }
    var safe = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { last = scalar }
      if scalar == "\r" {
        safe.append("\n")
      } else if scalar == "\n" {
        if last != "\r" { safe.append(scalar) }
      } else if scalar != "\t", DisplayText.isControl(scalar) {
        for unit in String(Character(scalar)).utf16 { safe.append(contentsOf: escape(unit)) }
      } else {
        safe.append(scalar)
      }
    }
    return Array(String(safe).utf8)
  }

  private static func escape(_ unit: UInt16) -> String.UnicodeScalarView {
    let digits = String(unit, radix: 16)
    return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars
  }
}
