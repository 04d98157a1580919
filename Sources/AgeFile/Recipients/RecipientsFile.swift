/// A file of recipients as `age -R` reads it: one per line, with comments and empty lines.
package enum RecipientsFile {
  /// The recipients of a file, at least one.
  package static func recipients(
    _ file: UnsafeRawBufferPointer
  ) throws(AgeFailure) -> [X25519Recipient] {
    var recipients: [X25519Recipient] = []
    for (number, line) in KeyLines(file).lines {
      guard let recipient = X25519Recipient(line) else {
        // SSH keys, plugins' recipients and those of post-quantum keys.
        let isOther =
          line.hasPrefix("ssh-") || line.hasPrefix("age1pq1")
          || line.hasPrefix("age1") && line.dropFirst(4).contains("1")
        throw isOther ? .otherKindOfRecipient(line: number) : .invalidRecipient(line: number)
      }
      recipients.append(recipient)
    }
    guard !recipients.isEmpty else { throw .noRecipients }
    return recipients
  }
}
