import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

/// A line of a list to choose from.
struct ChoiceOption: NamedChoice, Equatable, Sendable {
  /// What is shown.
  var title: String
  /// What is shown where there is little room.
  var briefTitle: String
  /// What choosing it stores; nil: it clears the row.
  var value: JSONValue?
  var storedValue: JSONValue? { value }
  /// Of its line.
  var color: FormColor?
  /// Whether it can't be chosen.
  var isDisabled = false
  /// Where it can't be chosen, as the author wrote it; nil where the form gives no condition.
  var disablingPredicate: String?

  /// Why it can't be chosen.
  var refusal: Sentence {
    let (title, predicate) = (title, disablingPredicate)
    return Sentence { $0.choiceIsDisabled(title, where: predicate) }
  }

  /// What choosing it writes.
  var edit: CellEdit { value.map { .value($0) } ?? .clear }

  /// Whether it is what a record has; nothing, and null, are what clears.
  func isValue(_ other: JSONValue?) -> Bool {
    guard let value else { return other == nil || other == .null || other == .string("") }
    return other.map { value.equals($0) } ?? false
  }
}

extension ChoiceOption {
  init(_ choice: Choice) {
    title = choice.title
    briefTitle = choice.briefTitle
    value = choice.value
    color = choice.color
    isDisabled = choice.isDisabled
    disablingPredicate = choice.disablingPredicate
  }

  /// What a row offers: what clears it first, where it has a title for that and need not be filled. O(choices).
  static func all(of state: RowState) -> [ChoiceOption] {
    let choices = state.row.choices.map { ChoiceOption($0) }
    guard let title = state.row.choiceSettings.nullTitle, !state.isRequired else { return choices }
    return [ChoiceOption(title: title, briefTitle: title)] + choices
  }
}

extension Theme {
  /// An option where it has not the focus.
  func style(of option: ChoiceOption) -> Style {
    let style = option.isDisabled ? dim : value
    return option.color.map { self.style(style, in: $0) } ?? style
  }

  /// A style with a text color of the form, where there are colors.
  func style(_ style: Style, in color: FormColor) -> Style {
    var colored = style
    let foreground = self.style(color: color, textStyle: []).foreground
    if foreground != value.foreground { colored.foreground = foreground }
    return colored
  }
}
