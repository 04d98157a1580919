import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

struct ChoiceOption: NamedChoice, Equatable, Sendable {
  var title: String
  var briefTitle: String
  /// The value to store; nil clears the row.
  var value: JSONValue?
  var storedValue: JSONValue? { value }
  var color: FormColor?
  var isDisabled = false
  /// Disabling condition as the author wrote it; nil if the form has none.
  var disablingPredicate: String?

  var refusal: Sentence {
    let (title, predicate) = (title, disablingPredicate)
    return Sentence { $0.choiceIsDisabled(title, where: predicate) }
  }

  var edit: CellEdit { value.map { .value($0) } ?? .clear }

  /// True if it is the record's value; a missing one, and null, equal the clearing option.
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

  /// The options of a row: first the clearing one, if it has a title for that and is optional. O(choices).
  static func all(of state: RowState) -> [ChoiceOption] {
    let choices = state.row.choices.map { ChoiceOption($0) }
    guard let title = state.row.choiceSettings.nullTitle, !state.isRequired else { return choices }
    return [ChoiceOption(title: title, briefTitle: title)] + choices
  }
}

extension Theme {
  func style(of option: ChoiceOption) -> Style {
    let style = option.isDisabled ? dim : value
    return option.color.map { self.style(style, in: $0) } ?? style
  }

  /// A style with a text color of the form, if there are colors.
  func style(_ style: Style, in color: FormColor) -> Style {
    var colored = style
    let foreground = self.style(color: color, textStyle: []).foreground
    if foreground != value.foreground { colored.foreground = foreground }
    return colored
  }
}
