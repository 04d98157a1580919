import Rules
import Threads

/// The patterns' budgets of a command's threads: separate ones, so that results of one do not depend on the progress
/// of another. Used by patterns of the form's own rows only: each binder of an inner form has a separate budget.
final class PatternBudgets: Sendable {
  private let all = Locked<[PatternBudget]>([])

  func make() -> PatternBudget {
    let budget = PatternBudget()
    all.withLock { $0.append(budget) }
    return budget
  }

  /// Budgets of threads that found a text over a pattern's limit.
  var touched: [PatternBudget] { all.withLock { $0.filter { !$0.isUnused } } }
}
