import AgeFile
import Threads

/// Whom the next version of a file is encrypted to. What takes long can be computed before it is needed.
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
    /// For how many recipients the file was when it was last read or written; nil where that is not known.
    var recipientCount: Int?
  }

  private let state = Locked(State())

  /// Remembers what the file is now; nil where its recipients, or how many they are, are unknown.
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

  /// Writes the file as it is now for others.
  func aim(at recipients: AgeRecipients) {
    state.withLock {
      $0.target = Target(
        recipients: recipients, isArmored: $0.isArmored, hasCRLF: $0.hasCRLF)
      $0.prepared = nil
    }
  }

  /// For how many recipients the file was before it was written for `count`.
  func takeFormerCount(writing count: Int) -> Int? {
    state.withLock { state in
      defer { state.recipientCount = count }
      return state.recipientCount
    }
  }

  /// Whether the file was opened, or begun, before.
  var hasTarget: Bool { state.withLock { $0.wasAimed } }

  /// Whether nothing that takes long is left to do.
  var isReady: Bool {
    state.withLock { state in
      if state.prepared != nil { return true }
      if case .passphrase? = state.target?.recipients { return false }
      return true
    }
  }

  /// Makes the next version's header. A failure is reported when it is asked for.
  func prepare() {
    guard !isReady, let target = state.withLock({ $0.target }),
      let sealing = try? target.sealing()
    else { return }
    state.withLock { if $0.target == target { $0.prepared = sealing } }
  }

  /// The next version's header, once.
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
