/// Quotes in value paths, templates and messages.
///
/// Quoted text is escaped as in forms and JSON (`\n`, `\u{1B}`), so that it can be parsed and typed. This does not
/// protect a terminal: printed or drawn text goes through `DisplayText.visible` as a whole, which gives each
/// invisible character a form with a width.
package enum TextQuoting {
  /// `text` in double quotes, with quotes and backslashes escaped.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// `text` in double quotes for a message: on one line, control characters made visible, long texts cut.
  package static func shown(_ text: String, limit: Int = 60) -> String {
    "\"\(short(text, limit: limit))\""
  }

  /// `text` for a message that adds its own quotes.
  package static func short(_ text: String, limit: Int = 60) -> String {
    let escaped = escaped(text, where: isHidden)
    return escaped.count > limit ? "\(escaped.prefix(limit))…" : escaped
  }

  /// `text` with line breaks in a visible form, so that a message is one line.
  package static func oneLine(_ text: String) -> String { escaped(text, where: isLineBreak) }

  private static func escaped(
    _ text: String, where isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isEscaped(scalar) else {
        visible.append(scalar)
        continue
      }
      switch scalar {
      case "\n": visible.append(contentsOf: "\\n".unicodeScalars)
      case "\r": visible.append(contentsOf: "\\r".unicodeScalars)
      case "\t": visible.append(contentsOf: "\\t".unicodeScalars)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        visible.append(contentsOf: "\\u{\(hex)}".unicodeScalars)
      }
    }
    return String(visible)
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
