/// Quotes as value paths, templates and messages write them.
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

  /// `text` in double quotes for a message: on one line, control characters made visible, cut where long.
  package static func shown(_ text: String, limit: Int = 60) -> String {
    let visible = visible(text)
    guard visible.count > limit else { return "\"\(visible)\"" }
    return "\"\(visible.prefix(limit))…\""
  }

  /// `text` with control and bidirectional format characters in a visible form (`\n`, `\u{1B}`).
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": visible.append(contentsOf: "\\n".unicodeScalars)
      case "\r": visible.append(contentsOf: "\\r".unicodeScalars)
      case "\t": visible.append(contentsOf: "\\t".unicodeScalars)
      case _ where isHidden(scalar):
        let hex = String(scalar.value, radix: 16, uppercase: true)
        visible.append(contentsOf: "\\u{\(hex)}".unicodeScalars)
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
