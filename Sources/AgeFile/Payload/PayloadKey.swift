import Crypto
import FoundationEssentials

/// The key of a file's contents, and the nonces of their chunks (the STREAM construction).
struct PayloadKey: Sendable {
  private let key: SymmetricKey

  static let nonceLength = 16
  static let chunkLength = 1 << 16
  static let tagLength = 16

  /// The payload begins with `nonce`.
  init(_ fileKey: SymmetricKey, nonce: [UInt8]) {
    key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: nonce, info: Array("payload".utf8), outputByteCount: 32)
  }

  /// A chunk with its tag appended.
  func sealed(_ plain: UnsafeRawBufferPointer, number: Int, isLast: Bool) throws -> [UInt8] {
    let box = try ChaChaPoly.seal(plain, using: key, nonce: Self.nonce(number, isLast))
    return Array(box.ciphertext) + box.tag
  }

  /// Decrypts a chunk into `target`; false if it was changed, or has another number, or isn't the last one though it
  /// should be.
  func open(
    _ chunk: ArraySlice<UInt8>, number: Int, isLast: Bool,
    into target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard
      let box = try? ChaChaPoly.SealedBox(
        nonce: Self.nonce(number, isLast), ciphertext: chunk.dropLast(Self.tagLength),
        tag: chunk.suffix(Self.tagLength)),
      var plain = try? ChaChaPoly.open(box, using: key)
    else { return false }
    target.copyBytes(from: plain)
    plain.withUnsafeMutableBytes { SecretBytes.wipe($0) }
    return true
  }

  /// The number in 11 bytes, and a byte that flags the last chunk.
  private static func nonce(_ number: Int, _ isLast: Bool) throws -> ChaChaPoly.Nonce {
    var bytes = [UInt8](repeating: 0, count: 12)
    for place in 0..<8 { bytes[10 - place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
    bytes[11] = isLast ? 1 : 0
    return try ChaChaPoly.Nonce(data: bytes)
  }
}
