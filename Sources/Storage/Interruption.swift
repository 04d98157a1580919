import Glibc

/// System calls that a signal may interrupt.
package enum Interruption {
  /// How often in a row a call is tried again that signals keep interrupting.
  package static let mostTries = 1_000

  /// Calls `body` again as long as it fails with EINTR, `mostTries` times at most.
  ///
  /// - Returns: what the call returned last; below 0 `errno` has the reason, EINTR where it gave up.
  package static func retrying<Result: SignedInteger>(_ body: () -> Result) -> Result {
    for _ in 1..<mostTries {
      let result = body()
      if result >= 0 || errno != EINTR { return result }
    }
    return body()
  }
}
