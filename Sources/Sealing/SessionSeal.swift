import Crypto
import FoundationEssentials

/// Encrypts lines by a key that only lasts until the machine is started again: ChaCha20-Poly1305 (RFC 8439).
package struct SessionSeal: Sendable {
  private let key: SymmetricKey

  /// Size of a key in bytes.
  package static let keySize = 32

  /// Nil for a key of another size.
  package init?(key: [UInt8]) {
    guard key.count == Self.keySize else { return nil }
    self.key = SymmetricKey(data: key)
  }

  /// A new random key.
  package static func newKey() -> [UInt8] {
    SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
  }

  /// The encrypted text in Base64; nil if the system has no random numbers.
  package func sealed(_ text: String) -> String? {
    try? ChaChaPoly.seal(Data(text.utf8), using: key).combined.base64EncodedString()
  }

  /// The decrypted text; nil if it was sealed by another key, or changed.
  package func opened(_ sealed: String) -> String? {
    guard let data = Data(base64Encoded: sealed),
      let box = try? ChaChaPoly.SealedBox(combined: data),
      let plain = try? ChaChaPoly.open(box, using: key)
    else { return nil }
    return String(decoding: plain, as: UTF8.self)
  }
}
