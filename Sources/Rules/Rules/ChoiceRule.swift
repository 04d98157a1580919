import Forms
import JSONText
import Texts
import Values

/// `values` or `choices`: the value is one of those that the row offers, or a list of some of them.
package struct ChoiceRule: Rule {
  package static let keys = [
    "values", "titles", "choices", "choicesFrom", "choiceFilter", "allowsOtherValue",
  ]
  package static let names: [RuleName] = [.choice]
  /// The values, in the row's order.
  private let offered: ListedValues
  /// Whether other values are taken, too.
  private let takesOthers: Bool
  /// Whether a list is judged element by element.
  private let isList: Bool

  package init?(_ row: borrowing ConfigRow) {
    guard row.offersChoices else { return nil }
    offered = ListedValues(row.choices.map(\.value))
    takesOthers = !row.takesOnlyChoices
    isList = row.hasSeveralChoices
  }

  package var choices: ListedValues? { offered }
  package var judgedKinds: StoredKinds { takesOthers ? [] : .all }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    if takesOthers { return true }
    if isList { return judgeElements(of: value.slice, into: &breaches) }
    let slice = value.slice
    guard offered.index(of: slice) == nil else { return true }
    let kind = slice.kind
    let text = kind.isScalar ? slice.text : nil
    breaches.append(
      RuleBreach { row, texts in
        text.flatMap { row.ofOtherType($0, kind, texts) } ?? row.notOffered(value: text, texts)
      })
    return false
  }

  /// The first element that is not offered is reported.
  private func judgeElements(of list: JSONSlice, into breaches: inout [RuleBreach]) -> Bool {
    var other: JSONSlice?
    list.forEachElement { element in
      if offered.index(of: element) == nil { other = element }
      return other == nil
    }
    guard let other else { return true }
    let text = other.kind.isScalar ? other.text : nil
    breaches.append(RuleBreach { $0.notOffered(value: text, $1) })
    return false
  }
}

extension RuleName {
  /// Broken by a value that is not offered.
  package static let choice = RuleName(FindingName.choice)
}

extension ConfigRow {
  /// `value` is nil where it must not be shown, or is too long to be.
  func notOffered(
    value: String?, instead offer: ChoiceOffer? = nil, _ texts: any RuleTexts
  ) -> ValidationFailure {
    let shown = value.flatMap { $0.count <= 40 && !disclosure.isSecret ? $0 : nil }
    let message =
      choicesVary
      ? texts.notOfferedHere(shown)
      : shown.map(texts.notAmongChoices) ?? texts.valueNotAmongChoices
    return failure(.choice, message + (offer?.text(in: texts) ?? ""))
  }
}

/// What a message offers in place of what is not offered.
enum ChoiceOffer {
  case near(String)
  case some([String], isAll: Bool)

  func text(in texts: any RuleTexts) -> String {
    switch self {
    case .near(let title): texts.didYouMeanChoice(title)
    case .some(let titles, let isAll): texts.choicesAre(titles, isAll: isAll)
    }
  }
}
