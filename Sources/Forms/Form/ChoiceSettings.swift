import Expressions
import Values

/// The settings of a row for its choices, besides the choices themselves.
///
/// A class, since few rows set anything, and rows are copied often.
package final class ChoiceSettings: Sendable {
  /// Reference to the list of choices in the record; nil if the form, or a file of its folder,
  /// has the list.
  package let path: ExpressionReference?
  /// Path of the stored value in a candidate; nil for `value`, or the candidate itself.
  package let valuePath: ValuePath?
  /// Title of a candidate; nil for its `title`, or its value.
  package let title: Template?
  /// Predicate of the candidates that are offered for a record; nil for all.
  package let filter: Expression?
  package let isSortedByTitle: Bool
  package let allowsOtherValue: Bool
  /// Title that is shown for no value, and of the choice that clears the row.
  package let nullTitle: String?
  /// True if the row lists choices, however few there are for a record.
  package let offersChoices: Bool

  package init(
    path: ExpressionReference? = nil, valuePath: ValuePath? = nil, title: Template? = nil,
    filter: Expression? = nil, isSortedByTitle: Bool = false, allowsOtherValue: Bool = false,
    nullTitle: String? = nil, offersChoices: Bool = true
  ) {
    self.path = path
    self.valuePath = valuePath
    self.title = title
    self.filter = filter
    self.isSortedByTitle = isSortedByTitle
    self.allowsOtherValue = allowsOtherValue
    self.nullTitle = nullTitle
    self.offersChoices = offersChoices
  }

  /// Settings of a row without any of these keys.
  package static let plain = ChoiceSettings(offersChoices: false)
  /// Settings of a row that has choices, and none of these keys.
  package static let choices = ChoiceSettings()

  /// Path of the list in the whole record, for a row of the record's own form; nil for lists
  /// elsewhere.
  package var pathInRecord: ValuePath? {
    path.flatMap { $0.root == .root || $0.root == .record ? $0.path : nil }
  }

  package var needsTitles: Bool { title != nil || isSortedByTitle }

  /// A copy for choices whose titles and order are settled.
  package var withTitles: ChoiceSettings {
    ChoiceSettings(
      path: path, valuePath: valuePath, filter: filter, allowsOtherValue: allowsOtherValue,
      nullTitle: nullTitle, offersChoices: offersChoices)
  }
}

extension ChoiceSettings: Equatable {
  package static func == (a: ChoiceSettings, b: ChoiceSettings) -> Bool {
    a === b
      || (a.path == b.path && a.valuePath == b.valuePath && a.title == b.title
        && a.filter == b.filter && a.isSortedByTitle == b.isSortedByTitle
        && a.allowsOtherValue == b.allowsOtherValue && a.nullTitle == b.nullTitle
        && a.offersChoices == b.offersChoices)
  }
}

extension ConfigRow {
  /// Choices that the row offers; empty if any value of its type can be typed.
  package var choices: [Choice] { choiceTable.choices }

  package var offersChoices: Bool { !choices.isEmpty || choiceSettings.offersChoices }

  package var takesOnlyChoices: Bool { offersChoices && !choiceSettings.allowsOtherValue }

  package var choicesVary: Bool {
    choiceSettings.path != nil || choiceSettings.filter != nil
      || !choices.isEmpty && !choiceTable.facts.isConstant
  }
}

extension ConfigRow {
  package var choiceExpressions: [Expression] {
    let filter = [choiceSettings.filter].compactMap(\.self)
    guard !choices.isEmpty else { return filter }
    return filter + choiceTable.facts.conditions.map(\.predicate)
  }
}
