import Forms
import JSONText
import SourceText
import Values

/// An index of choices by value, title and short title: one entry may name a thousand of a hundred thousand.
struct ChoiceNames: ChoiceFacet {
  private var stored: [ExactText: Int] = [:]
  private var numbers: [DecimalText: Int] = [:]
  private var titles: [ExactText: [Int]] = [:]
  private var briefTitles: [ExactText: [Int]] = [:]

  init(of choices: [Choice]) {
    for (index, choice) in choices.enumerated() {
      let text = choice.value.textAsTyped
      if stored[text] == nil { stored[text] = index }
      if case .number(let json) = choice.value, let number = DecimalText(json),
        numbers[number] == nil
      {
        numbers[number] = index
      }
      titles[choice.title, default: []].append(index)
      briefTitles[choice.briefTitle, default: []].append(index)
    }
  }

  /// The indices of choices that a text is exactly. Equal to `indices(meaning:)` of the list of choices.
  func indices(meaning text: String) -> [Int] {
    if let index = stored[text] ?? DecimalText(text).flatMap({ numbers[$0] }) { return [index] }
    return titles[text] ?? briefTitles[text] ?? []
  }
}

/// An index of choices by titles without case and accents.
struct ResembledChoices: ChoiceFacet {
  private var titles: [ExactText: [Int]] = [:]
  private var shortTitles: [ExactText: [Int]] = [:]

  init(of choices: [Choice]) {
    for (index, choice) in choices.enumerated() {
      titles[SearchText.folded(choice.title), default: []].append(index)
      guard let short = choice.shortTitle else { continue }
      shortTitles[SearchText.folded(short), default: []].append(index)
    }
  }

  /// The indices of choices with such a title; else with such a short title.
  func indices(resembling text: String) -> [Int] {
    let folded = SearchText.folded(text)
    return titles[folded] ?? shortTitles[folded] ?? []
  }
}
