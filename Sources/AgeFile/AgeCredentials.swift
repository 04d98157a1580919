import Ciphers

/// The keys and the passphrase that open files.
package struct AgeCredentials: Sendable {
  package var identities: [X25519Identity]
  package var passphrase: SecretBytes?

  package init(identities: [X25519Identity] = [], passphrase: SecretBytes? = nil) {
    (self.identities, self.passphrase) = (identities, passphrase)
  }
}
