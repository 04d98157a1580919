import Patterns
import Rules

/// The number of texts over each pattern's limit up to a position in the file, so that results do not depend on the
/// distribution of records to threads.
struct PatternUse: Equatable {
  private let patterns: [RowPattern]
  private var texts: [Int]

  init(_ binder: RecordBinder) {
    patterns = binder.form.rowsWithPatterns.map(\.pattern)
    texts = patterns.map { _ in 0 }
  }

  var budget: PatternBudget {
    let used = zip(patterns, texts).filter { $0.1 > 0 }
    return PatternBudget(used: used.map { (pattern: $0.0, texts: $0.1) })
  }

  /// True if as many texts were over the limits of the same form's patterns.
  static func == (a: Self, b: Self) -> Bool { a.texts == b.texts }

  /// The use after working with `budget`.
  func after(_ budget: PatternBudget) -> PatternUse {
    guard !budget.isUnused else { return self }
    var use = self
    use.texts = patterns.map { budget.used(by: $0) }
    return use
  }

  /// The use after adding work that began at `start` and ended at `end`; nil if that work would have given up a
  /// pattern, or earlier, with the previous use.
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
