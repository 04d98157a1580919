import Ciphers

/// A public key that files are encrypted to, written `age1…`.
package struct X25519Recipient: Hashable, Sendable {
  /// The public key, 32 bytes.
  let key: [UInt8]

  init(key: [UInt8]) { self.key = key }

  /// Nil if the text is not a valid recipient.
  package init?(_ text: Substring) {
    guard text.utf8.elementsEqual(text.lowercased().utf8),
      let key = Bech32.bytes(text, prefix: Self.prefix), key.count == 32
    else { return nil }
    self.key = key
  }

  package var text: String { Bech32.text(key, prefix: Self.prefix) }

  private static let prefix = "age"

  func stanza(for fileKey: CipherKey, _ sodium: Sodium) throws(AgeFailure) -> AgeStanza {
    let ephemeral = sodium.newKey(CipherKey.count).bytes
    let share = sodium.publicKey(of: ephemeral)
    // With a key of low order nobody has the other half of it.
    guard let shared = sodium.sharedKey(ephemeral, with: key) else { throw .noRecipients }
    let wrapping = X25519Stanza.key(shared, share: share, recipient: key)
    return AgeStanza(
      X25519Stanza.type, [UnpaddedBase64.text(share)],
      body: FileKey.wrapped(fileKey, by: wrapping))
  }
}
