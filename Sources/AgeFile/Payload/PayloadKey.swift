import Ciphers

/// The key of a file's contents, and the nonces of their chunks (the STREAM construction).
struct PayloadKey: Sendable {
  private let key: CipherKey

  static let nonceLength = 16
  static let chunkLength = 1 << 16

  /// The payload begins with `nonce`.
  init(_ fileKey: CipherKey, nonce: [UInt8]) {
    key = fileKey.derived(salt: nonce, for: "payload")
  }

  /// A chunk with its tag appended.
  func sealed(_ plain: UnsafeRawBufferPointer, number: Int, isLast: Bool) -> [UInt8] {
    key.sealed(plain, nonce: Self.nonce(number, isLast))
  }

  /// Decrypts a chunk into `target`; false if it was changed, or has another number, or isn't the last one though it
  /// should be.
  func open(
    _ chunk: ArraySlice<UInt8>, number: Int, isLast: Bool,
    into target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    chunk.withUnsafeBytes { key.open($0, nonce: Self.nonce(number, isLast), into: target) }
  }

  /// The number in 11 bytes, and a byte that flags the last chunk.
  private static func nonce(_ number: Int, _ isLast: Bool) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: CipherKey.nonceCount)
    for index in 0..<8 { bytes[10 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
    bytes[11] = isLast ? 1 : 0
    return bytes
  }
}
