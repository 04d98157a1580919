import Rules

/// How many problems a record has, and whether they are more than warnings.
struct ProblemTally {
  private(set) var count: Int
  private(set) var hasErrors: Bool

  /// So many errors, and what was found besides.
  init(errors: Int, _ others: some Sequence<ValidationFailure> = []) {
    count = errors
    hasErrors = errors > 0
    for failure in others {
      count += failure.count
      hasErrors = hasErrors || failure.severity == .error
    }
  }
}
