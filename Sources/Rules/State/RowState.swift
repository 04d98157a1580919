import Forms
import JSONText

/// The state of a row for one record: its visibility, whether it can be edited and why not,
/// the rules for its values, and how much of them may be shown.
///
/// `RecordBinder.state` is the only function that makes one from a row; drawing, typing,
/// printing, checking and setting ask it, and not the row's keys. A class so that a row
/// which is the same for all records costs one reference each.
package final class RowState: Sendable {
  package let row: ConfigRow
  package let isVisible: Bool
  /// True where the row is shown as out of use: the cursor skips it, and its value is not
  /// validated.
  package let isDisabled: Bool
  package let readOnlyReason: String?
  let lockCause: RowLock.Cause?
  package let disclosure: Disclosure
  package let rules: RowRules
  package let format: any ValueFormat
  let defaultValue: JSONSlice?
  /// The titles of values that are not offered for the record; nil where all are.
  let known: ChoiceTable?
  let colors: RowColors
  /// Value shown where the record has none, and written into new records.
  let defaultJSON: JSONValue?
  let hasParts: Bool
  package let isFullWidth: Bool
  let hasChoiceColors: Bool
  let hasDisabledChoices: Bool
  package let hasShortTitles: Bool

  init(
    row: ConfigRow, isVisible: Bool = true, isDisabled: Bool = false, readOnlyReason: String?,
    lockCause: RowLock.Cause? = nil, disclosure: Disclosure, rules: RowRules,
    format: any ValueFormat, defaultValue: JSONSlice? = nil, known: ChoiceTable? = nil
  ) {
    self.row = row
    self.isVisible = isVisible
    self.isDisabled = isDisabled
    self.readOnlyReason = readOnlyReason
    self.lockCause = lockCause
    self.disclosure = disclosure
    self.rules = rules
    self.format = format
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

  package var isEditable: Bool { readOnlyReason == nil }

  package var isJudged: Bool { isVisible && !isDisabled }

  package var isRequired: Bool { rules.isRequired }

  package var dates: RowDates? { rules.dates }

  package var limits: ValueLimits { rules.limits }

  /// Returns the state as read only, with a reason.
  func readOnly(because reason: String) -> RowState {
    RowState(
      row: row, isVisible: isVisible, isDisabled: isDisabled, readOnlyReason: reason,
      lockCause: lockCause, disclosure: disclosure, rules: rules, format: format,
      defaultValue: defaultValue, known: known)
  }

  var hidden: RowState {
    RowState(
      row: row, isVisible: false, readOnlyReason: readOnlyReason, lockCause: lockCause,
      disclosure: disclosure, rules: rules, format: format, defaultValue: defaultValue, known: known
    )
  }

  /// Returns the state with a value that must not be shown.
  func hidingValue() -> RowState {
    RowState(
      row: row.with { $0.isSecure = true }, isVisible: isVisible, isDisabled: isDisabled,
      readOnlyReason: readOnlyReason,
      lockCause: lockCause, disclosure: .nothing, rules: rules, format: format,
      defaultValue: defaultValue, known: known)
  }
}

extension RowState: Equatable {
  /// True where two states are equal; the rules follow from the row. O(1) for one and the
  /// same object.
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
