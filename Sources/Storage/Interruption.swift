import Glibc

/// System calls that a signal may interrupt.
package enum Interruption {
  /// Limit of retries of a call that signals keep interrupting.
  package static let mostTries = 1_000

  /// Repeats `body` while it fails with EINTR, `mostTries` times at most.
  ///
  /// - Returns: the result of the last call; below 0 `errno` has the reason, EINTR after giving up.
  package static func retrying<Result: SignedInteger>(_ body: () -> Result) -> Result {
    for _ in 1..<mostTries {
      let result = body()
      if result >= 0 || errno != EINTR { return result }
    }
    return body()
  }
}
