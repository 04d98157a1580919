import JSONText
import Rules

extension BoundRow {
  /// `null` or `""` for a value that the row would show like a missing one; nil otherwise.
  package var storedNothing: String? {
    guard display.role == .empty, row.displayValue == nil, row.valuePath != nil,
      case .value(let slice) = content, slice.isEmptyValue
    else { return nil }
    return slice.kind == .null ? Self.nullText : Self.emptyText
  }

  /// The shown text, in quotes if it looks like `storedNothing`.
  package var unmistakableText: String {
    display.role != .placeholder && isTextShown && Self.isMistakable(display.text)
      ? JSONValue.string(display.text).jsonText() : display.text
  }

  /// True if the shown text is a text of the record, or a default, and not its JSON, which has quotes already.
  private var isTextShown: Bool {
    switch content {
    case .value(let slice): slice.kind == .string && display.text != slice.text
    case .missing: defaultValue?.kind == .string
    case .none, .unreachable: false
    }
  }

  /// True if a text looks like null, like an empty text, or like one of these in quotes.
  private static func isMistakable(_ text: String) -> Bool {
    if text == nullText || text == emptyText { return true }
    guard text.utf8.count > emptyText.utf8.count, text.hasPrefix("\""), text.hasSuffix("\""),
      case .string(let inside) = (try? JSONSlice(parsing: text))?.value
    else { return false }
    return isMistakable(inside)
  }

  private static let nullText = "null"
  private static let emptyText = "\"\""
}
