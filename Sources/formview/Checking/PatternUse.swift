import Patterns
import Rules

/// How many texts went over each pattern's limit up to a position of a run, in the order of the file: so that what is
/// judged does not depend on how the records were shared out to threads.
struct PatternUse {
  private let patterns: [RowPattern]
  private var texts: [Int]

  init(_ binder: RecordBinder) {
    patterns = binder.patterns
    texts = patterns.map { _ in 0 }
  }

  /// A budget of which so much is used.
  var budget: PatternBudget {
    let used = zip(patterns, texts).filter { $0.1 > 0 }
    return PatternBudget(used: used.map { (pattern: $0.0, texts: $0.1) })
  }

  /// What is used once `budget` was worked with.
  func after(_ budget: PatternBudget) -> PatternUse {
    guard !budget.isUnused else { return self }
    var use = self
    use.texts = patterns.map { budget.used(by: $0) }
    return use
  }

  /// What is used after work that began at `start` and ended at `end` comes on top of this; nil where that work would
  /// have given up a pattern, or earlier, had it known.
  func adding(from start: PatternUse, to end: PatternUse) -> PatternUse? {
    var use = self
    for index in texts.indices {
      use.texts[index] += end.texts[index] - start.texts[index]
      let isLater = texts[index] > start.texts[index]
      if isLater, use.texts[index] >= PatternBudget.texts { return nil }
    }
    return use
  }
}
