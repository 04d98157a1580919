import AgeFile

extension AgeSource {
  /// The file with listed recipients for saving; nil if they exclude the user who opened it.
  package func saving(for recipients: [X25519Recipient]) -> AgeSource? {
    var keys = keys
    keys.recipients = recipients
    guard !keys.locksOut else { return nil }
    sealer.aim(at: .keys(recipients))
    return with(keys)
  }
}
