/// What files are opened with.
package struct AgeCredentials: Sendable {
  /// Private keys.
  package var identities: [X25519Identity]
  /// Nil where none was given.
  package var passphrase: SecretBytes?

  package init(identities: [X25519Identity] = [], passphrase: SecretBytes? = nil) {
    (self.identities, self.passphrase) = (identities, passphrase)
  }
}
