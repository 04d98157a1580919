import SourceText

/// The text below a row's value.
package enum Subtitle: Hashable, Sendable {
  case template(Template)
  /// Templates by the value as plain text; `otherwise` for all other values, and for none.
  case byValue([ExactText: Template], otherwise: Template?)

  package static let otherwise = "__default__"

  package var templates: [Template] {
    switch self {
    case .template(let template): [template]
    case .byValue(let texts, let otherwise): Array(texts.values) + [otherwise].compactMap(\.self)
    }
  }
}

/// The alignment of a value in the columns available to it.
package enum TextAlignment: String, CaseIterable, Sendable {
  /// Left in forms; in tables numbers are at the right.
  case natural
  case left, center, right
}

/// The colors and the style of a row.
package struct RowColors: Hashable, Sendable {
  /// Color of the value; nil for the theme's.
  package var color: FormColor?
  package var keyColor: FormColor?
  /// Color behind label and value; nil for the terminal's.
  package var backgroundColor: FormColor?
  package var textStyle: TextStyle = []
}
