import Expressions
import Forms
import JSONText
import Records
import Rules
import Values

/// Evaluates a filter record by record. Used from one thread.
struct FilterMatcher {
  /// The filter's tree, with indices of columns and of word lists at its leaves.
  private indirect enum Step {
    case all([Step])
    case any([Step])
    case not(Step)
    case column(Int)
    case words(Int)
    case predicate(Expression)
    case problems
  }

  private var root: Step?
  private var columns: ColumnConditions
  private var words: [WordMatcher] = []
  private let base: RecordBinder
  /// The values of rows with `unique`; nil unless the filter requires problems.
  private let siblings: Siblings?
  /// True if a predicate reads a record's number.
  private let readsPosition: Bool

  init(
    _ expression: FilterExpression?, by plan: FormPlan, patternBudget: PatternBudget,
    unique: UniqueIndex? = nil, enclosing: EnclosingObjects? = nil
  ) {
    let binder = RecordBinder(plan, patternBudget: patternBudget, in: enclosing)
    var conditions: [FilterCondition] = []
    var words: [WordMatcher] = []
    root = expression.map { expression in
      Self.step(expression, &conditions) { list in
        words.append(WordMatcher(list, in: plan.form.programRows, binder: binder))
        return words.count - 1
      }
    }
    self.words = words
    base = binder
    siblings = unique.map { Siblings($0) }
    readsPosition = expression?.readsPosition == true
    columns = ColumnConditions(conditions, binder)
  }

  private static func step(
    _ expression: FilterExpression, _ conditions: inout [FilterCondition],
    addingWords: ([SearchWord]) -> Int
  ) -> Step {
    switch expression {
    case .all(let parts):
      return .all(inOrder(parts.map { step($0, &conditions, addingWords: addingWords) }))
    case .any(let parts):
      return .any(inOrder(parts.map { step($0, &conditions, addingWords: addingWords) }))
    case .not(let part): return .not(step(part, &conditions, addingWords: addingWords))
    case .condition(.problems): return .problems
    case .condition(.predicate(let predicate)): return .predicate(predicate)
    case .condition(.words(let words)): return .words(addingWords(words))
    case .condition(let condition):
      conditions.append(condition)
      return .column(conditions.count - 1)
    }
  }

  /// Sorts by cost, the cheapest first.
  private static func inOrder(_ steps: [Step]) -> [Step] {
    (0...2).flatMap { cost in steps.filter { Self.cost(of: $0) == cost } }
  }

  private static func cost(of step: Step) -> Int {
    switch step {
    case .all(let steps), .any(let steps): steps.map(cost).max() ?? 0
    case .not(let step): cost(of: step)
    case .column: 0
    case .words, .predicate: 1
    case .problems: 2
    }
  }

  mutating func matches(_ record: JSONSlice, at index: Int, of scope: QueryScope) -> Bool {
    guard let root else { return true }
    let reading = base.entering(
      scope.id(at: index), of: scope.table, among: siblings, readingPosition: readsPosition
    ).reading(record)
    columns.begin(reading)
    return isSatisfied(root, reading, scope.isBroken(index))
  }

  private mutating func isSatisfied(
    _ step: Step, _ reading: RecordReading, _ isBroken: Bool
  ) -> Bool {
    switch step {
    case .all(let steps):
      for step in steps where !isSatisfied(step, reading, isBroken) { return false }
      return true
    case .any(let steps):
      for step in steps where isSatisfied(step, reading, isBroken) { return true }
      return false
    case .not(let step): return !isSatisfied(step, reading, isBroken)
    case .column(let index): return columns.isSatisfied(index)
    case .words(let index): return words[index].matches(reading)
    case .predicate(let predicate): return !isBroken && reading.satisfies(predicate)
    case .problems: return isBroken || !reading.problems.isEmpty
    }
  }
}
