import AgeFile

/// The keys for opening an encrypted file, and its recipients for saving.
package struct AgeKeys: Sendable {
  package var credentials: AgeCredentials
  /// Recipients for saving; nil for those known from the file.
  package var recipients: [X25519Recipient]?

  package init(
    _ credentials: AgeCredentials = AgeCredentials(), recipients: [X25519Recipient]? = nil
  ) {
    (self.credentials, self.recipients) = (credentials, recipients)
  }

  /// True if the recipients exclude the user: saving would lock them out.
  var locksOut: Bool {
    guard let recipients else { return false }
    return !credentials.identities.contains { recipients.contains($0.recipient) }
  }
}
