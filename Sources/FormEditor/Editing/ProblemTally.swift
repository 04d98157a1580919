import Forms
import Rules

/// How many problems a record has, and how bad the worst is.
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

  /// These, and so many errors.
  func adding(errors: Int) -> ProblemTally {
    var tally = self
    tally.count += errors
    if errors > 0 { tally.worst = .error }
    return tally
  }
}
