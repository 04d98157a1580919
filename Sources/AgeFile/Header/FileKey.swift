import Crypto
import FoundationEssentials

/// The encrypted file key in a stanza's body. Its key is used once, so the nonce is zero.
enum FileKey {
  static let length = 16
  /// Length in bytes, including the tag of ChaCha20-Poly1305.
  static let wrappedLength = length + 16

  static func wrapped(_ fileKey: SymmetricKey, by key: SymmetricKey) throws -> [UInt8] {
    var plain = fileKey.withUnsafeBytes { Array($0) }
    defer { plain.withUnsafeMutableBytes { SecretBytes.wipe($0) } }
    let box = try ChaChaPoly.seal(plain, using: key, nonce: nonce())
    return Array(box.ciphertext) + box.tag
  }

  /// Nil if the key is wrong or the body was changed.
  static func unwrapped(_ body: [UInt8], by key: SymmetricKey) -> SymmetricKey? {
    guard body.count == wrappedLength,
      let box = try? ChaChaPoly.SealedBox(
        nonce: nonce(), ciphertext: body.prefix(length), tag: body.suffix(16)),
      var plain = try? ChaChaPoly.open(box, using: key)
    else { return nil }
    defer { plain.withUnsafeMutableBytes { SecretBytes.wipe($0) } }
    return SymmetricKey(data: plain)
  }

  private static func nonce() throws -> ChaChaPoly.Nonce {
    try ChaChaPoly.Nonce(data: [UInt8](repeating: 0, count: 12))
  }
}
