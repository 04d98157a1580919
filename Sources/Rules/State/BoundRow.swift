import Forms
import JSONText

/// A row with what one record gives it: content, text to show, problems.
package struct BoundRow: Sendable {
  package private(set) var state: RowState
  package private(set) var content: RowContent
  package private(set) var display: DisplayValue
  package let subtitle: String
  /// Errors and warnings, in the order of the rules.
  package private(set) var problems: [ValidationFailure]
  package var partProblems: [ValidationFailure] = []
  package var colors: RowColors
  package var items: ItemGrid?
  package var defaultValue: JSONValue?
  /// The record, where the steps of a filter were not enough to decide whether some of the
  /// row's choices are offered.
  private(set) var unreadRecord: JSONSlice?

  package init(
    state: RowState, content: RowContent, display: DisplayValue, subtitle: String = "",
    problems: [ValidationFailure]
  ) {
    self.state = state
    self.content = content
    self.display = display
    self.subtitle = subtitle
    self.problems = problems
    colors = state.colors
    defaultValue = state.defaultJSON
  }

  package var identifier: String { state.row.identifier }

  package var section: String { state.row.section }

  package var part: RowPart? { state.row.part }

  /// The row as the form defines it.
  package var row: ConfigRow { state.row }

  package var shownProblems: [ValidationFailure] { problems + partProblems }

  /// Returns the row with another problem; `first` shows it before the rest.
  package func reporting(_ failure: ValidationFailure, first: Bool = false) -> BoundRow {
    var bound = self
    bound.problems.insert(failure, at: first ? 0 : bound.problems.count)
    return bound
  }

  /// Returns the row with its record, where some of its choices were not examined.
  func knowing(_ record: JSONSlice) -> BoundRow {
    guard state.row.choiceTable.unread > 0 else { return self }
    var bound = self
    bound.unreadRecord = record
    return bound
  }

  /// Returns the row in another state.
  func inState(_ state: RowState) -> BoundRow {
    var bound = self
    bound.state = state
    return bound
  }

  /// Returns the row for another record, which has the same content at another offset.
  func moved(to content: RowContent) -> BoundRow {
    var bound = self
    bound.content = content
    return bound
  }

  /// Returns the row with a value that must not be shown, neither on the screen nor in
  /// messages.
  package func hidingValue() -> BoundRow {
    BoundRow(
      state: state.hidingValue(), content: content, display: display, subtitle: subtitle,
      problems: problems)
  }

  /// Returns the row without problems, while the user has not asked for them yet.
  package func keepingProblemsBack() -> BoundRow {
    var bound = self
    (bound.problems, bound.partProblems) = ([], [])
    bound.items = items?.keepingProblemsBack()
    return bound
  }

  /// Returns the row without the value of the record, so that a field opens empty on it.
  package func withoutValue() -> BoundRow {
    var bound = self
    bound.content = .missing
    bound.display = .nothing
    bound.defaultValue = nil
    return bound
  }

  /// Returns the row without its placeholder, for uses where that would be read as a value.
  package func withoutPlaceholder() -> BoundRow {
    guard display.role == .placeholder else { return self }
    var bound = self
    bound.display = .nothing
    return bound
  }

  package var isEditable: Bool { state.isEditable }
  package var readOnlyReason: String? { state.readOnlyReason }
}

/// The text a row shows at rest.
package struct DisplayValue: Hashable, Sendable {
  /// The kind of a displayed text, which decides how it is drawn.
  package enum Role: Hashable, Sendable {
    case value
    /// The `defaultValue` of a missing path: shown dim, not in the record.
    case defaultValue
    case placeholder
    case empty
    /// A value of a type that the row does not accept: shown as its JSON text, flagged.
    case foreign
    /// A hidden value, shown as bullets.
    case secure
  }
  /// Text to draw, in which control characters are not yet made visible.
  package var text: String
  package var role: Role

  package static let nothing = DisplayValue(text: "", role: .empty)

  package init(text: String, role: Role) {
    self.text = text
    self.role = role
  }
}
