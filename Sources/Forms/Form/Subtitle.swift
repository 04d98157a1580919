import SourceText

/// The text below a row's value.
package enum Subtitle: Hashable, Sendable {
  case template(Template)
  /// By the value as plain text; `otherwise` for all other values, and for none.
  case byValue([ExactText: Template], otherwise: Template?)

  /// The key of the text for all other values.
  package static let otherwise = "__default__"

  package var templates: [Template] {
    switch self {
    case .template(let template): [template]
    case .byValue(let texts, let otherwise): Array(texts.values) + [otherwise].compactMap(\.self)
    }
  }
}

/// Where a value is in the columns that it may take.
package enum TextAlignment: String, CaseIterable, Sendable {
  /// At the left in forms; in tables numbers are at the right.
  case natural
  case left, center, right
}

/// The colors and the style of a row.
package struct RowColors: Hashable, Sendable {
  /// Of the value; nil: as the theme has it.
  package var color: FormColor?
  /// Of the label.
  package var keyColor: FormColor?
  /// Behind label and value; nil: the terminal's.
  package var backgroundColor: FormColor?
  /// Of the value.
  package var textStyle: TextStyle = []

  package init() {}
}
