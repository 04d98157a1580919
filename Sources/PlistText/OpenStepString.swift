/// Strings as OpenStep property lists write them.
package enum OpenStepString {
  /// A plain word as it is, anything else in quotes with escapes; it is read as the same text again.
  package static func written(_ text: String) -> String {
    guard !isPlainWord(text) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Fewer texts than may go without quotes: what begins with a digit or has a sign is read more easily in quotes.
  private static func isPlainWord(_ text: String) -> Bool {
    text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy {
        isLetter($0) || 48...57 ~= $0 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }
}
