/// Plain texts in templates, where braces and blocks have a meaning.
package enum TemplateText {
  /// What a backslash makes literal in a template; before anything else it is itself.
  package static let escapable = Set("{}<>|\\-".unicodeScalars)

  /// A template that shows nothing but a text. O(n).
  package static func template(of text: String) -> String {
    // At its beginning this is the mark of CodingForP's notation.
    (text.hasPrefix("-p") ? "\\" : "") + escaped(text)
  }

  /// A text as a part of a template that does not begin with it. O(n).
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if escapable.contains(scalar), scalar != "-" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
