import Rules
import Threads

/// The patterns' budgets of a command's threads: each has its own, so that what one judges does not depend on how far
/// another has come. Only patterns of the form's own rows use them: each binder of an inner form has a budget of its own.
final class PatternBudgets: Sendable {
  private let all = Locked<[PatternBudget]>([])

  func make() -> PatternBudget {
    let budget = PatternBudget()
    all.withLock { $0.append(budget) }
    return budget
  }

  /// Those of threads that met a text over a pattern's limit.
  var touched: [PatternBudget] { all.withLock { $0.filter { !$0.isUnused } } }
}
