import Forms
import JSONText

/// What a row is for one record: whether it is shown, whether it can be edited and why not, what its values must be, what
/// may be shown of them.
///
/// `RecordBinder.state` is the only place that makes one from a row; whoever draws, types, prints, checks or sets asks
/// it, and not the row's keys. A class so that a row which is the same for all records costs one reference each.
package final class RowState: Sendable {
  /// The row as the form has it: its label, its path, its looks.
  package let row: ConfigRow
  /// Whether the form shows it for the record.
  package let isVisible: Bool
  /// Whether it is shown as out of use: the cursor passes over it, and its value is not judged.
  package let isDisabled: Bool
  /// Why it can't be edited, for the person who tries; nil where it can.
  package let readOnlyReason: String?
  /// Why its form keeps it, and what is inside, from being edited; nil where it doesn't.
  let lockCause: RowLock.Cause?
  /// What may be shown of its value.
  package let disclosure: Disclosure
  /// What its values must be.
  package let rules: RowRules
  /// What is shown where nothing is there.
  let defaultValue: JSONSlice?
  /// The titles of values that are not offered for the record; nil where all are.
  let known: ChoiceTable?
  /// Its colors where no rule has others.
  let colors: RowColors
  /// What is shown where nothing is there, and written into new records.
  let defaultJSON: JSONValue?
  /// Whether other rows are edited in its place.
  let hasParts: Bool
  /// Whether it takes the whole width of a form, without a label next to it.
  package let isFullWidth: Bool
  /// Whether its value is shown in the color of the choice that it is.
  let hasChoiceColors: Bool
  /// Whether some of its choices can't be chosen.
  let hasDisabledChoices: Bool
  /// Whether some of its choices have short titles.
  package let hasShortTitles: Bool

  init(
    row: ConfigRow, isVisible: Bool = true, isDisabled: Bool = false, readOnlyReason: String?,
    lockCause: RowLock.Cause? = nil, disclosure: Disclosure, rules: RowRules,
    defaultValue: JSONSlice? = nil,
    known: ChoiceTable? = nil
  ) {
    self.row = row
    self.isVisible = isVisible
    self.isDisabled = isDisabled
    self.readOnlyReason = readOnlyReason
    self.lockCause = lockCause
    self.disclosure = disclosure
    self.rules = rules
    self.defaultValue = defaultValue
    self.known = known
    colors = row.colors
    defaultJSON = row.defaultValue
    hasParts = !row.parts.isEmpty
    isFullWidth = row.isFullWidth
    let choices = row.choices.isEmpty ? nil : row.choiceTable.facts
    hasChoiceColors = choices?.hasColors == true
    hasShortTitles = choices?.hasShortTitles == true
    hasDisabledChoices = choices?.hasDisabled == true
  }

  /// Whether it can be edited: the row allows it and the path can be written.
  package var isEditable: Bool { readOnlyReason == nil }

  /// Whether its value is judged.
  package var isJudged: Bool { isVisible && !isDisabled }

  /// Whether there must be a value.
  package var isRequired: Bool { rules.isRequired }

  /// How its dates are shown and typed; nil where the form sets nothing for them.
  package var dates: RowDates? { rules.dates }

  /// What limits its values.
  package var limits: ValueLimits { rules.limits }

  /// This state, but not to be edited for a reason.
  func readOnly(because reason: String) -> RowState {
    RowState(
      row: row, isVisible: isVisible, isDisabled: isDisabled, readOnlyReason: reason,
      lockCause: lockCause, disclosure: disclosure, rules: rules, defaultValue: defaultValue,
      known: known)
  }

  /// This state with a value that must not be shown.
  func hidingValue() -> RowState {
    var row = row
    row.isSecure = true
    return RowState(
      row: row, isVisible: isVisible, isDisabled: isDisabled, readOnlyReason: readOnlyReason,
      lockCause: lockCause, disclosure: .nothing, rules: rules, defaultValue: defaultValue,
      known: known)
  }
}

extension RowState: Equatable {
  /// Whether two states are the same in all; the rules follow from the row. O(1) for one and the same object.
  package static func == (a: RowState, b: RowState) -> Bool {
    a === b
      || (a.row == b.row && a.isVisible == b.isVisible && a.isDisabled == b.isDisabled
        && a.readOnlyReason == b.readOnlyReason && a.isRequired == b.isRequired
        && a.disclosure == b.disclosure)
  }
}

extension RowState {
  /// The title of a value that the form knows, offered or not.
  package func choiceTitle(of value: JSONSlice) -> String? {
    if let index = rules.choices?.index(of: value), index < row.choices.count {
      return row.choices[index].title
    }
    return known?.title(of: value)
  }
}
