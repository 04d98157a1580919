import AgeFile

/// What an encrypted file is opened with, and whom it is saved for.
package struct AgeKeys: Sendable {
  /// What opens it.
  package var credentials: AgeCredentials
  /// Whom saving encrypts to; nil for those that are known from the file.
  package var recipients: [X25519Recipient]?

  package init(
    _ credentials: AgeCredentials = AgeCredentials(), recipients: [X25519Recipient]? = nil
  ) {
    (self.credentials, self.recipients) = (credentials, recipients)
  }

  /// Whether the recipients leave out whoever opens the file: saving would lock them out.
  var locksOut: Bool {
    guard let recipients else { return false }
    return !credentials.identities.contains { recipients.contains($0.recipient) }
  }
}
