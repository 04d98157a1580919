import Expressions
import Values

/// What a row's form sets for its choices, besides the choices themselves.
///
/// A class, since few rows set anything, and rows are copied often.
package final class ChoiceSettings: Sendable {
  /// Where the record has the list of choices; nil where the form, or a file of its folder, has it.
  package let path: ExpressionReference?
  /// Where a candidate has the value that is stored; nil: `value`, or the candidate itself.
  package let valuePath: ValuePath?
  /// What is shown for a candidate; nil: its `title`, or its value.
  package let title: Template?
  /// Which candidates are offered for a record; nil: all.
  package let filter: Expression?
  package let isSortedByTitle: Bool
  package let allowsOtherValue: Bool
  /// What is shown for no value, and clears the row where it is chosen.
  package let nullTitle: String?
  /// Whether the row lists choices, however few they are for a record.
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

  /// A row without any of these keys.
  package static let plain = ChoiceSettings(offersChoices: false)
  /// A row that has choices, and none of these keys.
  package static let choices = ChoiceSettings()

  /// Where the whole record has the list, for a row of its own form; nil for lists that are elsewhere.
  package var pathInRecord: ValuePath? {
    path.flatMap { $0.root == .root || $0.root == .record ? $0.path : nil }
  }

  /// Whether titles have to be made, or sorted, before anything is shown.
  package var needsTitles: Bool { title != nil || isSortedByTitle }

  /// These settings for choices that have their titles, in their order.
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
  /// What it offers; empty where anything of its type can be typed.
  package var choices: [Choice] {
    get { choiceTable.choices }
    set { choiceTable = newValue.isEmpty ? .empty : ChoiceTable(newValue) }
  }

  /// Whether its values are chosen from a list, however short that is for a record.
  package var offersChoices: Bool { !choices.isEmpty || choiceSettings.offersChoices }

  /// Whether nothing but its choices may be stored.
  package var takesOnlyChoices: Bool { offersChoices && !choiceSettings.allowsOtherValue }

  /// Whether what it offers depends on the record.
  package var choicesVary: Bool {
    choiceSettings.path != nil || choiceSettings.filter != nil
      || !choices.isEmpty && !choiceTable.facts.isConstant
  }
}

extension ConfigRow {
  /// What decides which of its choices are offered.
  package var choiceExpressions: [Expression] {
    let filter = [choiceSettings.filter].compactMap(\.self)
    guard !choices.isEmpty else { return filter }
    return filter + choiceTable.facts.conditions.map(\.predicate)
  }
}
