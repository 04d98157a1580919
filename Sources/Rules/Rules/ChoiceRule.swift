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
  private let offered: ListedValues
  private let takesOthers: Bool
  private let isList: Bool
  /// The titles of values that are not offered for a record.
  private var known: ChoiceTable?

  package init?(_ row: ConfigRow) {
    guard row.offersChoices else { return nil }
    offered = row.choiceTable.values
    takesOthers = !row.takesOnlyChoices
    isList = row.hasSeveralChoices
  }

  /// The rule with the titles of values that it does not offer.
  func naming(_ known: ChoiceTable) -> ChoiceRule {
    var rule = self
    rule.known = known
    return rule
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
    let refused = RefusedChoice(slice, known)
    breaches.append(
      RuleBreach { row, texts in
        text.flatMap { row.ofOtherType($0, kind, texts) } ?? row.notOffered(refused, texts)
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
    let refused = RefusedChoice(other, known)
    breaches.append(RuleBreach { $0.notOffered(refused, $1) })
    return false
  }
}

extension RuleName {
  package static let choice = RuleName(FindingName.choice)
}

/// A value that is not among the choices, as a message names it.
enum RefusedChoice {
  /// The title of the value, or a string without its quotes.
  case text(String)
  /// A scalar other than a string, as JSON.
  case json(String)
  /// A list or an object, which messages don't show.
  case tooLong

  /// By its title, where a list of all choices has it.
  init(_ slice: JSONSlice, _ known: ChoiceTable?) {
    if let title = known?.title(of: slice) {
      self = .text(title)
    } else if slice.kind == .string {
      // As JSON escapes it.
      self = .text(String(slice.text.dropFirst().dropLast()))
    } else {
      self = slice.kind.isScalar ? .json(slice.text) : .tooLong
    }
  }

  /// Nil for what is too long to be shown.
  func words(in texts: Texts) -> String? {
    switch self {
    case .text(let text): text.count <= Self.longest ? texts.inQuotes(text) : nil
    case .json(let text): text.count <= Self.longest ? text : nil
    case .tooLong: nil
    }
  }

  private static let longest = 38
}

extension ConfigRow {
  /// The failure of a value that is not among the choices; it leaves the value out where that
  /// is secret.
  func notOffered(
    _ value: RefusedChoice, instead offer: ChoiceOffer? = nil, _ texts: Texts
  ) -> ValidationFailure {
    let shown = disclosure.isSecret ? nil : value.words(in: texts)
    let message =
      choicesVary
      ? texts.notOfferedHere(shown)
      : shown.map(texts.notAmongChoices) ?? texts.valueNotAmongChoices
    let unread = choiceTable.unread
    return failure(
      .choice,
      unread > 0
        ? texts.withChoicesLeftOut(message, unread) : message + (offer?.text(in: texts) ?? ""))
  }
}

/// Choices that a message suggests instead of a value that is not offered.
enum ChoiceOffer {
  case near(String)
  case some([String], isAll: Bool)

  func text(in texts: Texts) -> String {
    switch self {
    case .near(let title): texts.didYouMeanChoice(title)
    case .some(let titles, let isAll): texts.choicesAre(titles, isAll: isAll)
    }
  }
}
