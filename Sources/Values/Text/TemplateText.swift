/// Plain texts in templates, where braces and blocks have a meaning.
package enum TemplateText {
  /// Characters that a backslash escapes in a template; before others it is literal.
  package static let escapable = Set("{}<>|\\-".unicodeScalars)

  /// A template that shows only a text. O(n).
  package static func template(of text: String) -> String {
    // At its beginning this is the mark of CodingForP's notation.
    (text.hasPrefix("-p") ? "\\" : "") + escaped(text)
  }

  /// Escapes a text for use inside a template, not at its beginning. O(n).
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if escapable.contains(scalar), scalar != "-" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
