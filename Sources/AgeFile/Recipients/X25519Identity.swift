import Crypto
import FoundationEssentials

/// A private key that opens files, written `AGE-SECRET-KEY-1…`.
package struct X25519Identity: Sendable, CustomReflectable {
  private let key: SecretBytes
  package let recipient: X25519Recipient

  /// Nil if the text is not a valid identity.
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

  /// Empty, so that `dump` doesn't print the key.
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// The file key that a stanza has for this identity; nil if the stanza is for another identity. A share that leads
  /// every identity to one key is invalid.
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
