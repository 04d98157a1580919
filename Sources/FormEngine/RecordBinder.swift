import JSONText

/// Binds a form's rows to records: reading, showing, judging, and taking typed text.
///
/// One for a form and a locale; it holds what is costly to make (formatters). Used from one thread at a time.
package final class RecordBinder {
  package let form: Form
  package let locale: FormLocale

  package init(form: Form, locale: FormLocale) {
    self.form = form
    self.locale = locale
  }

  /// Everything about one row of a record.
  package func bind(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    fatalError("not built yet")
  }

  /// All rows in display order.
  package func bind(_ record: JSONSlice) -> [BoundRow] { form.rows.map { bind($0, to: record) } }

  /// Only the problems of a row: for checking many records. Formats nothing.
  package func problems(of row: ConfigRow, in record: JSONSlice) -> [ValidationFailure] {
    fatalError("not built yet")
  }

  /// The form's title and the record's, as their templates give them; controls are not yet made visible.
  package func title() -> String { fatalError("not built yet") }
  package func recordTitle(_ record: JSONSlice) -> String { fatalError("not built yet") }

  /// A template's text for a record.
  package func text(of template: Template, in record: JSONSlice) -> String {
    fatalError("not built yet")
  }

  // MARK: Editing

  /// The text an editor opens with: a string's characters, a number's JSON text, an ISO date, "" for missing and null.
  package func editText(of bound: BoundRow) -> String { fatalError("not built yet") }

  /// Judges a text while it is typed: three states for pattern rows, and the words for the screen.
  package func judge(typing text: String, in row: ConfigRow) -> TypingJudgement {
    fatalError("not built yet")
  }

  /// What committing `text` writes; or why it can't be. The same way for the screen and for `set`.
  package func conversion(of text: String, in bound: BoundRow, original: RowContent)
    -> Result<RowEdit, ValidationFailure>
  { fatalError("not built yet") }

  /// The same for a value that needs no parsing (a switch, a choice, `set --json`).
  package func conversion(of value: JSONValue, in bound: BoundRow) -> Result<
    RowEdit, ValidationFailure
  > { fatalError("not built yet") }

  /// Why a keyboard does not take a character, in words ("digits only"); nil when it does.
  package func refusal(of character: Character, in row: ConfigRow) -> String? {
    fatalError("not built yet")
  }

  /// `text` as number, stepped by `steps` (Up = 1, Down = -1) and kept within the row's bounds; nil if it is no number.
  package func stepped(_ text: String, by steps: Int, in row: ConfigRow) -> String? {
    fatalError("not built yet")
  }
}

/// What committing an edit does to the record.
package enum RowEdit: Hashable, Sendable {
  case set(JSONValue)
  case remove
  /// The text it opened with: no edit.
  case unchanged
}

/// The state of a text being typed.
package struct TypingJudgement: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// No rule speaks, or the text is empty: no mark.
    case neutral
    case complete
    case open
    /// The fault's place, in grapheme clusters from 0, where the rule can tell.
    case impossible(at: Int?)
    case notJudged
  }
  package var state: State
  /// Short words for the field's right edge: `2 more characters`, `not possible from character 6`.
  package var message: String?

  package init(state: State, message: String? = nil) {
    self.state = state
    self.message = message
  }
}
