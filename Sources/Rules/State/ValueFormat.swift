import Forms
import JSONText
import Texts
import Values

/// A type of values: how they are shown, typed, read and compared. One file each in `Formats`, and one line in
/// `ValueFormatCatalog`.
///
/// An instance is chosen once for a row. A format implements what is special about it; the rest is what `inner` has, or
/// as for a value that no format knows.
package protocol ValueFormat: Sendable {
  /// The format that has what this one doesn't say.
  var inner: (any ValueFormat)? { get }

  /// The check that stored values are of the format.
  var type: TypeRule { get }

  /// The kind of the values in an order with others; nil for several.
  var order: ValueKind? { get }

  /// The value of a new record where its source can't hold null.
  var nothing: JSONValue { get }

  /// Values in examples, as JSON.
  var samples: [String] { get }

  /// True for a value that counts as none.
  func isNothing(_ slice: JSONSlice) -> Bool

  /// The title that the form has for a value; nil for others.
  func title(of slice: JSONSlice, in context: RowNotation) -> String?

  /// The text shown for a value that the row takes, and whether it is foreign to the format; nil for one that is shown
  /// as JSON.
  func shown(_ slice: JSONSlice, in context: RowNotation) -> ShownText?

  /// The text that an editor opens with on a value of any type.
  func typedText(of slice: JSONSlice, in context: RowNotation) -> String

  /// True where a value is one of the format, and not only of the type in which such are stored.
  func reads(_ slice: JSONSlice, in state: RowState) -> Bool

  /// True where an editor shows a value, so that what is typed may replace it. `isAsked`: the new value was asked for, and
  /// not made from the one that is there.
  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool

  /// The value that a typed text means, which is not empty.
  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue

  /// The values that are stored for a typed text, letter by letter; empty where equal values are found by value.
  func storedValues(of text: String, in context: RowNotation) -> [JSONValue]

  /// True for texts of any characters, the empty one among them.
  var isText: Bool { get }

  /// False where it says itself which characters it takes, and not the row's keyboard.
  var takesKeyboard: Bool { get }

  /// True where values are shown with a character, so that it is typed, too.
  func shows(_ character: Character, in context: RowNotation) -> Bool

  /// The judgement of a text that is being typed; `judge`: of the text that would be stored for it.
  func judgement(
    typing text: String, in context: RowNotation, stored judge: (String) -> TypingJudgement
  ) -> TypingJudgement

  /// A text that is being typed, as the row's rules look at it.
  func typed(_ text: String, in context: RowNotation) -> TypedText

  /// The format's own judgement of such a text; nil where it takes any.
  func judgement(of typed: TypedText, in context: RowNotation, replacing stored: JSONSlice?)
    -> TypingJudgement?
}

/// Kinds of values that are sorted and compared among themselves.
package enum ValueKind: Int, CaseIterable, Sendable {
  case number, date, text, bool, container
}

/// The text of a value at rest, and whether the value is foreign to its format.
package typealias ShownText = (text: String, isForeign: Bool)

/// The value that a typed text means, or why it means none.
package typealias TypedValue = Result<JSONValue, ValidationFailure>

/// A row in a state, and how values are written in its form.
package struct RowNotation {
  let state: RowState
  let notation: ValueNotation

  var row: ConfigRow {
    _read { yield state.row }
  }
  var numbers: NumberNotation { notation.numbers }
  var texts: Texts { notation.texts }
  var dateEntry: DateEntry {
    DateEntry(row: state.row, dates: state.dates, notation: notation.dates)
  }

  /// The text that an editor opens with on a value that the row says nothing of.
  func plainText(of slice: JSONSlice) -> String {
    switch slice.kind {
    case .null: ""
    case .string: slice.stringValue
    case .number: numbers.typedText(ofNumber: slice.text, in: row)
    case .bool: slice.text
    case .array, .object: JSONSkip.compactText(slice, limit: .max)
    }
  }
}

extension ValueFormat {
  package var inner: (any ValueFormat)? { nil }
  package var type: TypeRule { inner?.type ?? TypeRule(.any) }
  package var order: ValueKind? { inner.flatMap(\.order) }
  package var nothing: JSONValue { inner?.nothing ?? .string("") }
  package var samples: [String] { inner?.samples ?? [#""a""#, #""b""#] }
  package var isText: Bool { inner?.isText ?? false }
  package var takesKeyboard: Bool { inner?.takesKeyboard ?? true }

  package func isNothing(_ slice: JSONSlice) -> Bool { slice.isEmptyValue }

  package func title(of slice: JSONSlice, in context: RowNotation) -> String? {
    inner?.title(of: slice, in: context)
  }

  package func shown(_ slice: JSONSlice, in context: RowNotation) -> ShownText? {
    if let inner { return inner.shown(slice, in: context) }
    switch slice.kind {
    case .string: return (slice.stringValue, false)
    case .number: return (context.numbers.text(slice.text, in: context.row), false)
    case .bool, .null, .array, .object: return nil
    }
  }

  package func typedText(of slice: JSONSlice, in context: RowNotation) -> String {
    inner?.typedText(of: slice, in: context)
      ?? context.plainText(of: slice)
  }

  package func reads(_ slice: JSONSlice, in state: RowState) -> Bool {
    state.rules.takes(slice, kind: slice.kind)
  }

  package func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    inner?.represents(slice, in: state, isAsked: isAsked) ?? slice.kind.isScalar
  }

  package func storedValues(of text: String, in context: RowNotation) -> [JSONValue] {
    guard isText else { return [] }
    let row = context.row
    let text = row.capitalization.applied(
      to: row.trimsWhitespace ? text.trimmingWhitespace() : text)
    let value = try? value(of: text, in: context, replacing: .none).get()
    return value.map { [$0] } ?? []
  }

  package func shows(_ character: Character, in context: RowNotation) -> Bool {
    inner?.shows(character, in: context) ?? false
  }

  package func judgement(
    typing text: String, in context: RowNotation, stored judge: (String) -> TypingJudgement
  ) -> TypingJudgement {
    inner?.judgement(typing: text, in: context, stored: judge) ?? judge(text)
  }

  package func typed(_ text: String, in context: RowNotation) -> TypedText {
    inner?.typed(text, in: context)
      ?? TypedText(text: text, row: context.row, isText: isText, texts: context.texts)
  }

  package func judgement(of typed: TypedText, in context: RowNotation, replacing stored: JSONSlice?)
    -> TypingJudgement?
  {
    inner?.judgement(of: typed, in: context, replacing: stored)
  }
}
