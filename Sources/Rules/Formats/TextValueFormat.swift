import Forms
import JSONText

/// Texts of any characters.
struct TextValueFormat: ValueFormat {
  var isText: Bool { true }

  func value(
    of text: String, in state: RowState, replacing stored: RowContent, by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure> {
    .success(.string(state.row.takesASCIIDigits ? text.withASCIIDigits : text))
  }
}
