import Forms
import JSONText
import Texts
import Values

/// `values` or `choices`: the value is one of those that the row offers.
package struct ChoiceRule: Rule {
  package static let keys = ["values", "titles", "choices"]
  /// The values, in the row's order.
  private let offered: ListedValues

  package init?(_ row: borrowing ConfigRow) {
    guard !row.choices.isEmpty else { return nil }
    offered = ListedValues(row.choices.map(\.value))
  }

  package var choices: ListedValues? { offered }
  package var judgedKinds: StoredKinds { .all }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
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
}

extension RuleName {
  /// Broken by a value that is not offered.
  package static let choice = RuleName("choice")
}

extension ConfigRow {
  /// `value` is nil where it must not be shown, or is too long to be.
  func notOffered(value: String?, _ texts: any RuleTexts) -> ValidationFailure {
    let shown = value.flatMap { $0.count <= 40 && !disclosure.isSecret ? $0 : nil }
    return failure(.choice, shown.map(texts.notAmongChoices) ?? texts.valueNotAmongChoices)
  }
}
