import Crypto
import FoundationEssentials

/// Who can open a file: a private key, written `AGE-SECRET-KEY-1…`.
package struct X25519Identity: Sendable, CustomReflectable {
  private let key: SecretBytes
  /// Whom to encrypt to for this identity.
  package let recipient: X25519Recipient

  /// Nil where the text is none.
  package init?(_ text: Substring) {
    guard var bytes = Bech32.bytes(text, prefix: Self.prefix), bytes.count == 32 else { return nil }
    defer { bytes.withUnsafeMutableBytes { SecretBytes.wipe($0) } }
    guard let key = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes) else {
      return nil
    }
    self.key = SecretBytes(bytes)
    recipient = X25519Recipient(key: Array(key.publicKey.rawRepresentation))
  }

  private static let prefix = "age-secret-key-"

  /// Nothing: `dump` would print the key.
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// The file key that a stanza has for this identity; nil if it is for another one. A stanza whose share leads every
  /// identity to the same key is invalid.
  func fileKey(in stanza: X25519Stanza) throws(AgeFailure) -> SymmetricKey? {
    let key: SymmetricKey?
    do {
      let own = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: self.key.bytes)
      let shared = try own.sharedSecretFromKeyAgreement(
        with: Curve25519.KeyAgreement.PublicKey(rawRepresentation: stanza.share))
      key = X25519Stanza.key(shared, share: stanza.share, recipient: recipient.key)
    } catch {
      throw .hasInvalidHeader
    }
    guard let key else { throw .hasInvalidHeader }
    return FileKey.unwrapped(stanza.body, by: key)
  }
}
