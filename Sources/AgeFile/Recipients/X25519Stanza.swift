import Crypto
import FoundationEssentials

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

  /// The key that encrypts the file key; nil if one side's key leads everyone to the same one (RFC 7748 §6.1).
  static func key(_ shared: SharedSecret, share: [UInt8], recipient: [UInt8]) -> SymmetricKey? {
    guard shared.withUnsafeBytes({ $0.contains { $0 != 0 } }) else { return nil }
    return shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: share + recipient,
      sharedInfo: Array((AgeHeader.version + "/X25519").utf8), outputByteCount: 32)
  }
}
