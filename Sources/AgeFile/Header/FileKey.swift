import Ciphers

/// The encrypted file key in a stanza's body. Its key is used once, so the nonce is zero.
enum FileKey {
  static let length = 16
  /// Length in bytes, including the tag.
  static let wrappedLength = length + CipherKey.tagCount

  static func wrapped(_ fileKey: CipherKey, by key: CipherKey) -> [UInt8] {
    withExtendedLifetime(fileKey) { key.sealed(fileKey.bytes.bytes, nonce: nonce) }
  }

  /// Nil if the key is wrong or the body was changed.
  static func unwrapped(_ body: [UInt8], by key: CipherKey, _ sodium: Sodium) -> CipherKey? {
    guard body.count == wrappedLength else { return nil }
    var isOpen = false
    let plain = SecretBytes(capacity: length) { (target) throws(Never) in
      isOpen = body.withUnsafeBytes { key.open($0, nonce: nonce, into: target) }
      return length
    }
    return isOpen ? CipherKey(plain, sodium) : nil
  }

  private static let nonce = [UInt8](repeating: 0, count: CipherKey.nonceCount)
}
