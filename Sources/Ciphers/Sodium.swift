import CSodium

/// The system's libsodium, opened when something is first encrypted or decrypted. Who has a value of it can use it.
package struct Sodium: Sendable {
  /// The library can't be used, with the reason of the system.
  package struct Missing: Error {
    package let reason: String
  }

  package init() throws(Missing) {
    if let reason = Self.failure { throw Missing(reason: reason) }
  }

  /// The system's reason why the library can't be used; nil if it can.
  package static var failure: String? { csodium_load().map { String(cString: $0) } }

  /// A random key of a number of bytes.
  package func newKey(_ count: Int) -> CipherKey {
    CipherKey(SecretBytes(wiping: RandomBytes.next(count)), self)
  }

  /// The key that a passphrase leads to (scrypt, RFC 7914, with blocks of 8); nil without memory for it: 1 KiB a round.
  package func key(of passphrase: SecretBytes, salt: [UInt8], rounds: UInt64) -> CipherKey? {
    key { target in
      passphrase.withBytes { bytes in
        csodium_scrypt(target, CipherKey.count, bytes, passphrase.count, salt, salt.count, rounds)
      }
    }
  }

  /// The public key of a secret one, both of 32 bytes (X25519, RFC 7748).
  package func publicKey(of secret: SecretBytes) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: CipherKey.count) { target, count in
      secret.withBytes { csodium_x25519_public(target.baseAddress, $0) }
      count = CipherKey.count
    }
  }

  /// The secret that holders of two keys share; nil if the public one leads everyone to the same (RFC 7748 §6.1).
  package func sharedKey(_ secret: SecretBytes, with publicKey: [UInt8]) -> CipherKey? {
    key { target in secret.withBytes { csodium_x25519(target, $0, publicKey) } }
  }

  private func key(_ make: (UnsafeMutablePointer<UInt8>) -> Int32) -> CipherKey? {
    var isMade = false
    let bytes = SecretBytes(capacity: CipherKey.count) { (memory) throws(Never) in
      isMade = memory.bindMemory(to: UInt8.self).baseAddress.map(make) == 1
      return CipherKey.count
    }
    return isMade ? CipherKey(bytes, self) : nil
  }
}
