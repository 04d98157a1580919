import Forms
import JSONText

/// A row with what one record gives it: content, text to show, problems.
package struct BoundRow: Sendable {
  /// What the row is for the record.
  package private(set) var state: RowState
  /// What the record holds at the row's path.
  package private(set) var content: RowContent
  /// What it shows at rest.
  package private(set) var display: DisplayValue
  /// What is below it in a form; empty for nothing.
  package let subtitle: String
  /// In the order of the rules; errors and warnings.
  package private(set) var problems: [ValidationFailure]
  /// What is wrong with its parts, named by them.
  package var partProblems: [ValidationFailure] = []
  /// Its colors and its style for the record.
  package var colors: RowColors
  /// The first items of its list, where it shows them.
  package var items: ItemGrid?
  /// What is shown where nothing is there.
  package var defaultValue: JSONValue?
  /// The record, where some of its choices are not known to be offered: the steps of a filter were not enough for them.
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

  /// The row's name.
  package var identifier: String { state.row.identifier }

  /// The identifier of its section.
  package var section: String { state.row.section }

  /// How it is part of another row; nil for a row with a place of its own.
  package var part: RowPart? { state.row.part }

  /// The row as the form has it. Where many are read, `state.row` is asked: read here, even a single key costs a copy of
  /// the whole row.
  package var row: ConfigRow {
    _read { yield state.row }
  }

  /// What is to be seen of problems where the row is at rest: its own, else those of its parts.
  package var shownProblems: [ValidationFailure] { problems + partProblems }

  /// This row with another problem; `first`: it is shown before the rest.
  package func reporting(_ failure: ValidationFailure, first: Bool = false) -> BoundRow {
    var bound = self
    bound.problems.insert(failure, at: first ? 0 : bound.problems.count)
    return bound
  }

  /// This row with its record, where some of its choices were not looked at.
  func knowing(_ record: JSONSlice) -> BoundRow {
    guard state.row.choiceTable.unread > 0 else { return self }
    var bound = self
    bound.unreadRecord = record
    return bound
  }

  /// This row in another state.
  func inState(_ state: RowState) -> BoundRow {
    var bound = self
    bound.state = state
    return bound
  }

  /// This row of another record, which has the same content for it at another offset.
  func moved(to content: RowContent) -> BoundRow {
    var bound = self
    bound.content = content
    return bound
  }

  /// This row with a value that must not be shown: neither on the screen nor in messages.
  package func hidingValue() -> BoundRow {
    BoundRow(
      state: state.hidingValue(), content: content, display: display, subtitle: subtitle,
      problems: problems)
  }

  /// This row without problems, while nobody has asked yet what is wrong with it.
  package func keepingProblemsBack() -> BoundRow {
    var bound = self
    (bound.problems, bound.partProblems) = ([], [])
    bound.items = items?.keepingProblemsBack()
    return bound
  }

  /// This row without the value of the record: a field opens empty on it.
  package func withoutValue() -> BoundRow {
    var bound = self
    bound.content = .missing
    bound.display = .nothing
    bound.defaultValue = nil
    return bound
  }

  /// This row without its placeholder, for where that would be read as a value.
  package func withoutPlaceholder() -> BoundRow {
    guard display.role == .placeholder else { return self }
    var bound = self
    bound.display = .nothing
    return bound
  }

  /// Whether it can be edited.
  package var isEditable: Bool { state.isEditable }
  /// Why it can't be edited, for the person who tries.
  package var readOnlyReason: String? { state.readOnlyReason }
}

/// The text a row shows at rest.
package struct DisplayValue: Hashable, Sendable {
  /// What kind of text it is, and so how it is drawn.
  package enum Role: Hashable, Sendable {
    case value
    /// The `defaultValue` of a missing path: shown dim, not in the record.
    case defaultValue
    /// The `placeholder` of an empty value.
    case placeholder
    /// Nothing to show.
    case empty
    /// Of another type than the row takes: shown as its JSON text, flagged.
    case foreign
    /// Bullets.
    case secure
  }
  /// As it is to be drawn; control characters are not yet made visible.
  package var text: String
  /// What kind of text it is.
  package var role: Role

  /// Nothing.
  package static let nothing = DisplayValue(text: "", role: .empty)

  package init(text: String, role: Role) {
    self.text = text
    self.role = role
  }
}
