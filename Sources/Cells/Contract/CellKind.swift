import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

/// A kind of cell: how a row's value is drawn and how it is edited.
///
/// One file a kind, one line each in `CellCatalog`. Nothing else knows which kinds there are.
package protocol CellKind: Sendable {
  var declaration: CellDeclaration { get }

  /// The value at rest: as many lines as it needs, at most `lines`, each at most `width` columns wide.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent

  /// The value in a table's column: one line, at most `width` columns wide.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent

  /// A mark for the field's right edge at rest that shows what editing will be like (`▾` for a list); nil for none.
  func hint(for bound: BoundRow, in texts: any CellTexts) -> String?

  /// What happens when the person presses Enter, `e` or F2 (`.enter`) or Space (`.space`) on the row, or wants to set
  /// it in several records (`.ask`).
  /// Read-only rows never get here. `today` is the session's; cells have no clock.
  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart
}

extension CellKind {
  /// The value at rest with all of its lines.
  package func content(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    content(of: bound, width: width, lines: .max, theme: theme)
  }
}

extension CellKind {
  /// The text that the row shows.
  package func content(
    of bound: BoundRow, width: Int, lines: Int, theme: Theme
  ) -> CellContent {
    .text(of: bound, width: width, lines: lines, theme: theme)
  }

  /// One line, as in a form.
  package func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    content(of: bound, width: width, lines: 1, theme: theme)
  }
}

extension RecordBinder {
  /// The text that a typed field opens with: nothing of a secret, whose length would show.
  func openingText(of bound: BoundRow) -> String {
    bound.state.disclosure.isSecret ? "" : editText(of: bound)
  }
}

extension BoundRow {
  /// The hint of an empty field where there is a secret.
  var secretHint: Sentence? {
    display.role == .secure ? Sentence { $0.staysWhileEmpty } : nil
  }
}

/// What opens an editor.
package enum EditTrigger: Hashable, Sendable {
  case enter, space
  /// A value that several records get: every kind opens an editor, and nothing is done at once.
  case ask
}

/// What a kind does where its value is to be edited.
package enum EditStart: Sendable {
  case editor(any CellEditor)
  /// Done at once, without an editor (a switch).
  case commit(CellEdit)
  /// The form that the row opens is shown as a page.
  case page
  /// The rows that are its parts are edited in its place, one after the other.
  case parts
  /// What the button does is done.
  case action(RowAction)
  /// This trigger means nothing here.
  case nothing
}

/// What a finished edit wants written: text that goes through `RecordBinder.conversion`, a value, or nothing.
package enum CellEdit: Hashable, Sendable {
  case text(String)
  case value(JSONValue)
  /// Nothing, as the row's `emptyValue` writes it.
  case clear
}

/// Lines of styled text, and how they want to be aligned in a table's column.
package struct CellContent: Hashable, Sendable {
  /// From the top.
  package var lines: [StyledLine]
  /// Lines that had no room; more than `mostHiddenLines` are not counted further, unless they are choices.
  package var hiddenLines: Int
  /// What these lines are.
  package var unit = LineUnit.lines
  /// Where it is in a table's column: numbers are at the right.
  package var alignment: CellAlignment
  /// Whether the line is `null` or `""`, which the record has, and no text of it.
  package var isNothing = false

  /// The highest number of hidden lines that is counted.
  package static let mostHiddenLines = 99

  package init(lines: [StyledLine], hiddenLines: Int = 0, alignsRight: Bool = false) {
    self.lines = lines
    self.hiddenLines = hiddenLines
    alignment = alignsRight ? .right : .left
  }
}

/// What the lines of a value are, where not all of them are in sight.
package enum LineUnit: Hashable, Sendable {
  case lines, choices

  /// How many more there are.
  package func more(_ count: Int, in texts: any ScreenTexts) -> String {
    switch self {
    case .lines: texts.moreLines(count)
    case .choices: texts.moreChoices(count)
    }
  }
}

/// A line of text in one or more styles.
package struct StyledLine: Hashable, Sendable {
  /// From the left.
  package var spans: [StyledSpan]

  package init(_ spans: [StyledSpan]) { self.spans = spans }
  package init(_ text: String, _ style: Style) { spans = [StyledSpan(text, style)] }

  package var text: String { spans.reduce(into: "") { $0 += $1.text } }
}

/// A text in one style.
package struct StyledSpan: Hashable, Sendable {
  package var text: String
  /// How all of it looks.
  package var style: Style

  package init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}
