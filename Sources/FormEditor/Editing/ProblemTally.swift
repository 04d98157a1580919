import Forms
import Rules

/// The number of problems of a record, and the worst severity.
struct ProblemTally {
  private(set) var count: Int
  private(set) var worst: Severity?

  /// So many errors, and what was found besides.
  init(errors: Int = 0, _ others: some Sequence<ValidationFailure> = []) {
    count = errors
    worst = errors > 0 ? .error : nil
    for failure in others {
      count += failure.count
      worst = max(worst ?? failure.severity, failure.severity)
    }
  }

  func adding(errors: Int) -> ProblemTally {
    var tally = self
    tally.count += errors
    if errors > 0 { tally.worst = .error }
    return tally
  }
}
