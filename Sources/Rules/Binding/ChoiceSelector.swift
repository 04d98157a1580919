import Expressions
import Forms
import JSONText

/// Finds out which choices a record is offered: those that a filter and their own conditions leave.
struct ChoiceSelector {
  private let filter: Expression?
  private let scope: RecordScope
  private let constants = SharedResults()

  init(_ filter: Expression?, in scope: RecordScope) {
    self.filter = filter
    self.scope = scope
  }

  /// The offered ones of some choices, in their order, as far as the step limit allows.
  /// O(choices · filter).
  func offered(of candidates: ChoiceTable) -> ChoiceTable {
    let family = scope.binder.family
    // One pass over the record, rather than one for each choice.
    if scope.reading.known?.holdsResults != true { scope.reading.scanned() }
    let first = family.steps
    var choices: [Choice] = []
    for (index, choice) in candidates.choices.enumerated() {
      guard family.steps &- first <= family.mostStepsOfChoices else {
        return ChoiceTable(choices, unread: candidates.choices.count - index)
      }
      if let offered = offered(choice) { choices.append(offered) }
    }
    return ChoiceTable(choices)
  }

  /// The choices that were found, with those of some values among the ones that the steps were not enough for.
  func adding(
    _ values: [JSONSlice], of candidates: ChoiceTable, to found: ChoiceTable
  ) -> ChoiceTable {
    let count = candidates.choices.count - found.unread
    let indices = Set(values.compactMap { candidates.values.index(of: $0) }.filter { $0 >= count })
    let others = indices.sorted().compactMap { offered(candidates.choices[$0]) }
    return others.isEmpty
      ? found : ChoiceTable(found.choices + others, unread: found.unread)
  }

  /// A choice as it is for the record; nil where it is not offered.
  private func offered(_ choice: Choice) -> Choice? {
    let scope = scope.offering(choice, constants)
    if let hidden = choice.hidden, hidden.isSatisfied(in: scope) { return nil }
    if let filter, !filter.isSatisfied(in: scope) { return nil }
    guard let disabled = choice.disabled else { return choice }
    var choice = choice
    choice.isDisabled = disabled.isSatisfied(in: scope)
    return choice
  }
}
