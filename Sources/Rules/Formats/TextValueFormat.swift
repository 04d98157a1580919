import Forms
import JSONText

/// Texts of any characters.
struct TextValueFormat: ValueFormat {
  let type = TypeRule(.texts)
  var order: ValueKind? { .text }
  var isText: Bool { true }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    .success(.string(context.row.takesASCIIDigits ? text.withASCIIDigits : text))
  }
}
