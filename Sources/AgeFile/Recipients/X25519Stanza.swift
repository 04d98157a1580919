import Ciphers

/// A stanza for the holder of an X25519 identity, which it doesn't name.
struct X25519Stanza {
  static let type = "X25519"
  /// The sender's public key, made for this stanza alone.
  let share: [UInt8]
  let body: [UInt8]

  /// Nil for a stanza of another type.
  init?(_ stanza: AgeStanza) throws(AgeFailure) {
    guard stanza.type == Self.type else { return nil }
    guard stanza.arguments.count == 1,
      let share = UnpaddedBase64.bytes(Array(stanza.arguments[0].utf8)[...]), share.count == 32,
      stanza.body.count == FileKey.wrappedLength
    else { throw .hasInvalidHeader }
    (self.share, body) = (share, stanza.body)
  }

  /// The key that encrypts the file key.
  static func key(_ shared: CipherKey, share: [UInt8], recipient: [UInt8]) -> CipherKey {
    shared.derived(salt: share + recipient, for: AgeHeader.version + "/X25519")
  }
}
