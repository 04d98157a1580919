import AgeFile

extension AgeSource {
  /// The same file, saved from now on for listed recipients; nil where they leave out whoever has opened it.
  package func saving(for recipients: [X25519Recipient]) -> AgeSource? {
    var keys = keys
    keys.recipients = recipients
    guard !keys.locksOut else { return nil }
    sealer.aim(at: .keys(recipients))
    return with(keys)
  }
}
