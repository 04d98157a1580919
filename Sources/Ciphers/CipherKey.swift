import CSodium

/// A key that encrypts (ChaCha20-Poly1305, RFC 8439), authenticates (HMAC-SHA256) and leads to further keys (HKDF).
package struct CipherKey: Sendable {
  package let bytes: SecretBytes

  /// Number of bytes of a key that encrypts, and of a code.
  package static let count = 32
  package static let nonceCount = 12
  /// Number of bytes that a sealed text has more than the plain one.
  package static let tagCount = 16

  /// A key can be used because the library is there.
  package init(_ bytes: SecretBytes, _: Sodium) { self.init(bytes) }

  private init(_ bytes: SecretBytes) { self.bytes = bytes }

  /// A text and its tag. A key must not seal two texts with one nonce.
  package func sealed(_ plain: UnsafeRawBufferPointer, nonce: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: plain.count + Self.tagCount) { target, count in
      bytes.withBytes {
        csodium_seal(target.baseAddress, plain.bytes, plain.count, nonce, $0)
      }
      count = plain.count + Self.tagCount
    }
  }

  /// Decrypts a text into `target`, which has room for it; false if it isn't what the key seals with this nonce.
  package func open(
    _ sealed: UnsafeRawBufferPointer, nonce: [UInt8], into target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard sealed.count >= Self.tagCount, target.count >= sealed.count - Self.tagCount else {
      return false
    }
    return bytes.withBytes {
      csodium_open(
        target.bindMemory(to: UInt8.self).baseAddress, sealed.bytes, sealed.count, nonce, $0) != 0
    }
  }

  /// The code of a text, which only holders of the key can make (RFC 2104).
  package func code(of text: [UInt8]) -> [UInt8] {
    bytes.withBytes { Self.code(of: text, text.count, $0, bytes.count) }
  }

  /// A key for one use of this one (RFC 5869 with SHA-256). One block is as long as a key, so there is no second.
  package func derived(salt: [UInt8], for use: String) -> CipherKey {
    let extracted = SecretBytes(
      wiping: bytes.withBytes { Self.code(of: $0, bytes.count, salt, salt.count) })
    return CipherKey(SecretBytes(wiping: CipherKey(extracted).code(of: Array(use.utf8) + [1])))
  }

  private static func code(
    of text: UnsafePointer<UInt8>?, _ count: Int, _ key: UnsafePointer<UInt8>?, _ keyCount: Int
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.count) { target, written in
      csodium_hmac_sha256(target.baseAddress, key, keyCount, text, count)
      written = Self.count
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var bytes: UnsafePointer<UInt8>? { bindMemory(to: UInt8.self).baseAddress }
}
