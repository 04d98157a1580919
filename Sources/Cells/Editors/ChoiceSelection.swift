import Forms
import JSONText
import Rules

/// The selected elements of a list: existing ones keep their order, and new ones come last.
struct ChoiceSelection: Equatable {
  private let original: [JSONValue]
  /// Index of each original element's choice; nil for an element that is not offered,
  /// which stays.
  private var indices: [Int?]
  private var chosen: Set<Int>
  private let first: Set<Int>
  private let choices: ChoiceTable
  /// Typed values that are none of the choices.
  private var added: [JSONValue] = []

  init(_ elements: [JSONValue], of choices: ChoiceTable) {
    original = elements
    self.choices = choices
    indices = elements.map { choices.values.index(of: JSONSlice(writing: $0)) }
    chosen = Set(indices.compactMap(\.self))
    first = chosen
  }

  var isChanged: Bool { chosen != first || !added.isEmpty }

  func contains(_ index: Int) -> Bool { chosen.contains(index) }

  /// Adds a value that is not offered.
  mutating func add(_ value: JSONValue) {
    if !added.contains(value), !original.contains(value) { added.append(value) }
  }

  mutating func toggle(_ index: Int) { chosen.formSymmetricDifference([index]) }

  var elements: [JSONValue] {
    let kept = zip(original, indices).filter { $1.map(chosen.contains) ?? true }.map(\.0)
    return kept
      + chosen.subtracting(indices.compactMap(\.self)).sorted().map { choices.choices[$0].value }
      + added
  }

  var others: [JSONValue] { zip(original, indices).filter { $1 == nil }.map(\.0) + added }

  /// The selection transferred to other choices, after the form was reloaded.
  func following(_ choices: ChoiceTable) -> ChoiceSelection {
    var next = ChoiceSelection(original, of: choices)
    next.added = added
    next.chosen = Set(
      chosen.compactMap { index in
        choices.values.index(of: JSONSlice(writing: self.choices.choices[index].value))
      })
    return next
  }
}
