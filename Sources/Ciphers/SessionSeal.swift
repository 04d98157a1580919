import SourceText

/// Encrypts lines by a key that only lasts until the machine is started again.
package struct SessionSeal: Sendable {
  private let key: CipherKey

  /// Size of a key in bytes.
  package static let keySize = CipherKey.count

  /// Nil for a key of another size, and without libsodium.
  package init?(key: [UInt8]) {
    guard key.count == Self.keySize, let sodium = try? Sodium() else { return nil }
    self.key = CipherKey(SecretBytes(key), sodium)
  }

  /// A new random key.
  package static func newKey() -> [UInt8] { RandomBytes.next(keySize) }

  /// The encrypted text in Base64, after its nonce.
  package func sealed(_ text: String) -> String {
    let nonce = RandomBytes.next(CipherKey.nonceCount)
    var text = text
    return Base64.text(
      nonce + text.withUTF8 { key.sealed(UnsafeRawBufferPointer($0), nonce: nonce) })
  }

  /// The decrypted text; nil if it was sealed by another key, or changed.
  package func opened(_ sealed: String) -> String? {
    guard let bytes = Base64.bytes(sealed.utf8),
      bytes.count >= CipherKey.nonceCount + CipherKey.tagCount
    else { return nil }
    let nonce = Array(bytes.prefix(CipherKey.nonceCount))
    var plain = [UInt8](repeating: 0, count: bytes.count - nonce.count - CipherKey.tagCount)
    defer { plain.withUnsafeMutableBytes { SecretBytes.wipe($0) } }
    let isOpen = bytes.withUnsafeBytes { bytes in
      plain.withUnsafeMutableBytes { plain in
        key.open(UnsafeRawBufferPointer(rebasing: bytes[nonce.count...]), nonce: nonce, into: plain)
      }
    }
    return isOpen ? String(decoding: plain, as: UTF8.self) : nil
  }
}
