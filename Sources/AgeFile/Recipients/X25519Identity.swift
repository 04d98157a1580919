import Ciphers

/// A private key that opens files, written `AGE-SECRET-KEY-1…`.
package struct X25519Identity: Sendable, CustomReflectable {
  private let key: SecretBytes
  package let recipient: X25519Recipient

  /// Nil if the text is not a valid identity.
  package init?(_ text: Substring, _ sodium: Sodium) {
    guard let bytes = Bech32.bytes(text, prefix: Self.prefix), bytes.count == CipherKey.count
    else { return nil }
    key = SecretBytes(wiping: bytes)
    recipient = X25519Recipient(key: sodium.publicKey(of: key))
  }

  private static let prefix = "age-secret-key-"

  /// Empty, so that `dump` doesn't print the key.
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// The file key that a stanza has for this identity; nil if the stanza is for another identity. A share that leads
  /// every identity to one key is invalid.
  func fileKey(in stanza: X25519Stanza, _ sodium: Sodium) throws(AgeFailure) -> CipherKey? {
    guard let shared = sodium.sharedKey(key, with: stanza.share) else { throw .hasInvalidHeader }
    let key = X25519Stanza.key(shared, share: stanza.share, recipient: recipient.key)
    return FileKey.unwrapped(stanza.body, by: key, sodium)
  }
}
