import Expressions
import JSONText
import SourceText

/// The properties of some choices as a whole.
package struct ChoiceFacts: ChoiceFacet {
  package let isConstant: Bool
  package let hasColors: Bool
  package let hasShortTitles: Bool
  package let hasDisabled: Bool
  package let hasCandidates: Bool
  package let kinds: Set<JSONKind>
  /// Conditions that hide or disable some choices, each condition once.
  package let conditions: [RowCondition]
  /// Index of the first value of each kind; the empty text does not count.
  private let firstOfKinds: [JSONKind: Int]
  /// Indices of the choices whose values occur in earlier choices.
  package let repeated: [Int]

  package init(of choices: [Choice]) {
    var conditions: [RowCondition] = []
    var texts: Set<ExactText> = []
    var firstOfKinds: [JSONKind: Int] = [:]
    var kinds: Set<JSONKind> = []
    var seen: Set<JSONValue> = []
    var repeated: [Int] = []
    var (hasColors, hasShortTitles, hasDisabled, hasCandidates) = (false, false, false, false)
    for (index, choice) in choices.enumerated() {
      hasColors = hasColors || choice.color != nil
      hasShortTitles = hasShortTitles || choice.shortTitle != nil
      hasDisabled = hasDisabled || choice.isDisabled
      hasCandidates = hasCandidates || choice.candidate != nil
      let kind = choice.value.kind
      kinds.insert(kind)
      if firstOfKinds[kind] == nil, choice.value != .string("") { firstOfKinds[kind] = index }
      if !seen.insert(choice.value).inserted { repeated.append(index) }
      guard !choice.isConstant else { continue }
      for (effect, predicate) in [(.hidden, choice.hidden), (.disabled, choice.disabled)]
        as [(RowCondition.Effect, Expression?)]
      {
        guard let predicate, texts.insert(predicate.text).inserted else { continue }
        conditions.append(RowCondition(effect, when: predicate))
      }
    }
    self.hasColors = hasColors
    self.hasShortTitles = hasShortTitles
    self.hasDisabled = hasDisabled
    self.hasCandidates = hasCandidates
    self.kinds = kinds
    self.conditions = conditions
    self.firstOfKinds = firstOfKinds
    self.repeated = repeated
    isConstant = conditions.isEmpty
  }

  /// The index of the first value of another kind, the empty text aside.
  package func first(notOf kind: JSONKind) -> Int? {
    firstOfKinds.filter { $0.key != kind }.values.min()
  }
}

extension ChoiceTable {
  package var facts: ChoiceFacts { facet() }
}
