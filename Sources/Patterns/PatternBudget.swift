import Synchronization
import Threads

/// The number of texts that may exceed a pattern's limit in one run before the pattern is given up. Counted in texts,
/// not in time, so that the same data give the same answer.
package final class PatternBudget: Sendable {
  /// Number of texts per pattern: a few tenths of a second's work.
  package static let texts = 100

  /// Counts of only those patterns that exceeded their limit.
  private let counts: Locked<[Count]>
  /// True after any pattern exceeded its limit, which is rare.
  private let isTouched: Atomic<Bool>

  private struct Count {
    let pattern: ObjectIdentifier
    var texts: Int
  }

  package init() {
    counts = Locked([])
    isTouched = Atomic(false)
  }

  /// A budget of which some patterns have used a part.
  package init(used: [(pattern: RowPattern, texts: Int)]) {
    var counts: [Count] = []
    for (pattern, texts) in used { Self.add(texts, to: pattern, in: &counts) }
    self.counts = Locked(counts)
    isTouched = Atomic(!used.isEmpty)
  }

  package var isUnused: Bool { !isTouched.load(ordering: .relaxed) }

  /// The number of texts that exceeded the pattern's limit.
  package func used(by pattern: RowPattern) -> Int {
    guard !isUnused else { return 0 }
    return counts.withLock { counts in
      counts.first { $0.pattern == ObjectIdentifier(pattern) }?.texts ?? 0
    }
  }

  /// True if the pattern is given up.
  package func isSpent(by pattern: RowPattern) -> Bool { used(by: pattern) >= Self.texts }

  fileprivate func count(_ pattern: RowPattern) {
    isTouched.store(true, ordering: .relaxed)
    counts.withLock { Self.add(1, to: pattern, in: &$0) }
  }

  private static func add(_ texts: Int, to pattern: RowPattern, in counts: inout [Count]) {
    let pattern = ObjectIdentifier(pattern)
    if let index = counts.firstIndex(where: { $0.pattern == pattern }) {
      counts[index].texts += texts
    } else {
      counts.append(Count(pattern: pattern, texts: texts))
    }
  }
}

extension RowPattern {
  /// Judges a stored value given as valid UTF-8, unless the pattern was given up (see `PatternBudget`).
  package func matches(
    utf8 bytes: UnsafeRawBufferPointer, within budget: PatternBudget?
  ) -> PatternVerdict {
    guard let budget else { return matches(utf8: bytes) }
    if budget.isSpent(by: self) { return .givenUp }
    let verdict = matches(utf8: bytes)
    if verdict == .notJudged { budget.count(self) }
    return verdict
  }
}
