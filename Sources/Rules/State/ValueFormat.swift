import Forms
import JSONText
import Values

/// A type of values: how they are shown, typed, read and compared. One file each in `Formats`, and one line in
/// `ValueFormatCatalog`.
///
/// An instance is chosen once for a row. A format implements what is special about it; the rest is what `inner` has, or
/// as for a value that no format knows.
package protocol ValueFormat: Sendable {
  /// The format that has what this one doesn't say.
  var inner: (any ValueFormat)? { get }

  /// True for a value that counts as none.
  func isNothing(_ slice: JSONSlice) -> Bool

  /// The title that the form has for a value; nil for others.
  func title(of slice: JSONSlice, in state: RowState, by notation: ValueNotation) -> String?

  /// The text shown for a value that the row takes, and whether it is foreign to the format; nil for one that is shown
  /// as JSON.
  func shown(
    _ slice: JSONSlice, in state: RowState, by notation: ValueNotation
  ) -> (text: String, isForeign: Bool)?

  /// The text that an editor opens with on a value of any type.
  func typedText(of slice: JSONSlice, in state: RowState, by notation: ValueNotation) -> String

  /// True where a value is one of the format, and not only of the type in which such are stored.
  func reads(_ slice: JSONSlice, in state: RowState) -> Bool

  /// True where an editor shows a value, so that what is typed may replace it. `isAsked`: the new value was asked for, and
  /// not made from the one that is there.
  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool

  /// The value that a typed text means, which is not empty.
  func value(
    of text: String, in state: RowState, replacing stored: RowContent, by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure>

  /// The values that are stored for a typed text, letter by letter; empty where equal values are found by value.
  func storedValues(of text: String, in state: RowState, by notation: ValueNotation) -> [JSONValue]

  /// True for texts of any characters, the empty one among them.
  var isText: Bool { get }

  /// False where it says itself which characters it takes, and not the row's keyboard.
  var takesKeyboard: Bool { get }

  /// True where values are shown with a character, so that it is typed, too.
  func shows(_ character: Character, in state: RowState, by notation: ValueNotation) -> Bool

  /// The judgement of a text that is being typed; `judge`: of the text that would be stored for it.
  func judgement(
    typing text: String, in state: RowState, by notation: ValueNotation,
    stored judge: (String) -> TypingJudgement
  ) -> TypingJudgement

  /// A text that is being typed, as the row's rules look at it.
  func typed(_ text: String, in state: RowState, by notation: ValueNotation) -> TypedText

  /// The format's own judgement of such a text; nil where it takes any.
  func judgement(
    of typed: TypedText, in state: RowState, replacing stored: JSONSlice?,
    by notation: ValueNotation
  ) -> TypingJudgement?
}

extension ValueFormat {
  package var inner: (any ValueFormat)? { nil }
  package var isText: Bool { inner?.isText ?? false }
  package var takesKeyboard: Bool { inner?.takesKeyboard ?? true }

  package func isNothing(_ slice: JSONSlice) -> Bool { slice.isEmptyValue }

  package func title(
    of slice: JSONSlice, in state: RowState, by notation: ValueNotation
  ) -> String? { inner?.title(of: slice, in: state, by: notation) }

  package func shown(
    _ slice: JSONSlice, in state: RowState, by notation: ValueNotation
  ) -> (text: String, isForeign: Bool)? {
    if let inner { return inner.shown(slice, in: state, by: notation) }
    switch slice.kind {
    case .string: return (slice.stringValue, false)
    case .number: return (notation.numbers.text(slice.text, in: state.row), false)
    case .bool, .null, .array, .object: return nil
    }
  }

  package func typedText(
    of slice: JSONSlice, in state: RowState, by notation: ValueNotation
  ) -> String {
    inner?.typedText(of: slice, in: state, by: notation)
      ?? notation.plainText(of: slice, in: state.row)
  }

  package func reads(_ slice: JSONSlice, in state: RowState) -> Bool {
    state.rules.takes(slice, kind: slice.kind)
  }

  package func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    inner?.represents(slice, in: state, isAsked: isAsked) ?? slice.kind.isScalar
  }

  package func storedValues(
    of text: String, in state: RowState, by notation: ValueNotation
  ) -> [JSONValue] {
    guard isText else { return [] }
    let row = state.row
    let text = row.capitalization.applied(
      to: row.trimsWhitespace ? text.trimmingWhitespace() : text)
    let value = try? value(of: text, in: state, replacing: .none, by: notation).get()
    return value.map { [$0] } ?? []
  }

  package func shows(
    _ character: Character, in state: RowState, by notation: ValueNotation
  ) -> Bool { inner?.shows(character, in: state, by: notation) ?? false }

  package func judgement(
    typing text: String, in state: RowState, by notation: ValueNotation,
    stored judge: (String) -> TypingJudgement
  ) -> TypingJudgement {
    inner?.judgement(typing: text, in: state, by: notation, stored: judge) ?? judge(text)
  }

  package func typed(
    _ text: String, in state: RowState, by notation: ValueNotation
  ) -> TypedText {
    inner?.typed(text, in: state, by: notation)
      ?? TypedText(text: text, row: state.row, isText: isText, texts: notation.texts)
  }

  package func judgement(
    of typed: TypedText, in state: RowState, replacing stored: JSONSlice?,
    by notation: ValueNotation
  ) -> TypingJudgement? {
    inner?.judgement(of: typed, in: state, replacing: stored, by: notation)
  }
}
