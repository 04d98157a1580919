import AgeFile
import Threads

/// The recipients of a file's next version. Slow computations can be done in advance.
final class AgeSealer: Sendable {
  private struct Target: Equatable {
    let recipients: AgeRecipients
    let isArmored: Bool
    let hasCRLF: Bool

    func sealing() throws(AgeFailure) -> AgeSealing {
      try AgeSealing(for: recipients, isArmored: isArmored, hasCRLF: hasCRLF)
    }
  }

  private struct State {
    var target: Target?
    var prepared: AgeSealing?
    var wasAimed = false
    var isArmored = false
    var hasCRLF = false
    /// Number of recipients of the last version that was read or written; nil if unknown.
    var recipientCount: Int?
  }

  private let state = Locked(State())

  /// Sets the current state of the file; nil if its recipients, or their number, are unknown.
  func aim(
    at recipients: AgeRecipients?, isArmored: Bool, hasCRLF: Bool = false,
    recipientCount: Int? = nil
  ) {
    let target = recipients.map {
      Target(recipients: $0, isArmored: isArmored, hasCRLF: hasCRLF)
    }
    state.withLock {
      if $0.target != target { $0 = State(target: target) }
      ($0.wasAimed, $0.recipientCount) = (true, recipientCount)
      ($0.isArmored, $0.hasCRLF) = (isArmored, hasCRLF)
    }
  }

  /// Sets other recipients for the file in its current form.
  func aim(at recipients: AgeRecipients) {
    state.withLock {
      $0.target = Target(
        recipients: recipients, isArmored: $0.isArmored, hasCRLF: $0.hasCRLF)
      $0.prepared = nil
    }
  }

  /// The number of recipients before the file was written for `count`.
  func takeFormerCount(writing count: Int) -> Int? {
    state.withLock { state in
      defer { state.recipientCount = count }
      return state.recipientCount
    }
  }

  /// True if the file was opened, or begun, before.
  var hasTarget: Bool { state.withLock { $0.wasAimed } }

  /// True if no slow computation is left.
  var isReady: Bool {
    state.withLock { state in
      if state.prepared != nil { return true }
      if case .passphrase? = state.target?.recipients { return false }
      return true
    }
  }

  /// Creates the next version's header. A failure is reported by `take`.
  func prepare() {
    guard !isReady, let target = state.withLock({ $0.target }),
      let sealing = try? target.sealing()
    else { return }
    state.withLock { if $0.target == target { $0.prepared = sealing } }
  }

  /// The next version's header, for one use.
  func take() throws(AgeFailure) -> AgeSealing {
    let (target, prepared) = state.withLock { state in
      defer { state.prepared = nil }
      return (state.target, state.prepared)
    }
    if let prepared { return prepared }
    guard let target else { throw .recipientsUnknown }
    return try target.sealing()
  }
}
