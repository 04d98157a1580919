import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

/// A kind of cell: draws and edits a row's value.
///
/// One file for each kind, with one line in `CellCatalog`. Nothing else depends on the kinds.
package protocol CellKind: Sendable {
  var declaration: CellDeclaration { get }

  /// The value when not edited: as many lines as it needs, at most `lines`, each at most `width` columns wide.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent

  /// The value in a table's column: one line, at most `width` columns wide.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent

  /// A mark beside the value for the way of editing (`▾` for a list); nil for none.
  func hint(for bound: BoundRow, in texts: Texts) -> String?

  /// The reaction to Enter, `e` or F2 (`.enter`) or Space (`.space`) on the row, or to setting it in several records
  /// (`.ask`). Not called for read-only rows. `today` is the session's; cells have no clock.
  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart
}

extension CellKind {
  /// The value with all of its lines.
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
  /// The initial text of a typed field: empty for a secret, whose length would show.
  func openingText(of bound: BoundRow) -> String {
    bound.state.disclosure.isSecret ? "" : entry(in: bound).text
  }
}

extension BoundRow {
  var secretHint: Sentence? {
    display.role == .secure ? Sentence { $0.staysWhileEmpty } : nil
  }
}

/// The trigger of editing.
package enum EditTrigger: Hashable, Sendable {
  case enter, space
  /// Opens an editor for every kind and changes nothing at once: for a value of several
  /// records.
  case ask
}

/// A kind's reaction to the start of editing.
package enum EditStart: Sendable {
  case editor(any CellEditor)
  /// Changes the value at once, without an editor (a switch).
  case commit(CellEdit)
  /// Shows the form that the row opens as a page.
  case page
  /// Edits the rows that are the row's parts, one after the other, at its position.
  case parts
  case action(RowAction)
  case nothing
}

/// The change of a finished edit: text for `RecordBinder.conversion`, a value, or clearing.
package enum CellEdit: Hashable, Sendable {
  case text(String)
  case value(JSONValue)
  /// Clears the value as the row's `emptyValue` says.
  case clear
}

/// Lines of styled text with their alignment in a table's column.
package struct CellContent: Hashable, Sendable {
  package var lines: [StyledLine]
  /// Number of lines without room; above `mostHiddenLines` only choices are counted further.
  package var hiddenLines: Int
  package var unit = LineUnit.lines
  /// Alignment in a table's column, where numbers are at the right.
  package var alignment: CellAlignment
  /// Columns of a number from its decimal separator on, where the separators of a column are under each other.
  package var decimals: Int?
  /// True if the line is a `null` or `""` of the record, and not a text of it.
  package var isNothing = false

  package static let mostHiddenLines = 99

  package init(lines: [StyledLine], hiddenLines: Int = 0, alignsRight: Bool = false) {
    self.lines = lines
    self.hiddenLines = hiddenLines
    alignment = alignsRight ? .right : .left
  }
}

/// The unit of a value's lines, for counting hidden ones.
package enum LineUnit: Hashable, Sendable {
  case lines, choices

  /// The text for a number of hidden lines.
  package func more(_ count: Int, in texts: Texts) -> String {
    switch self {
    case .lines: texts.moreLines(count)
    case .choices: texts.moreChoices(count)
    }
  }
}

/// A line of text in one or more styles.
package struct StyledLine: Hashable, Sendable {
  package var spans: [StyledSpan]

  package init(_ spans: [StyledSpan]) { self.spans = spans }
  package init(_ text: String, _ style: Style) { spans = [StyledSpan(text, style)] }

  package var text: String { spans.reduce(into: "") { $0 += $1.text } }
}

/// A text in one style.
package struct StyledSpan: Hashable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}
