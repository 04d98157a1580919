import Ciphers

enum PayloadReader {
  /// The whole contents; nothing is returned unless the payload is valid to its end.
  static func contents(
    of payload: ArraySlice<UInt8>, _ fileKey: CipherKey
  ) throws(AgeFailure) -> SecretBytes {
    guard payload.count >= PayloadKey.nonceLength + CipherKey.tagCount else { throw .isCutShort }
    let key = PayloadKey(fileKey, nonce: Array(payload.prefix(PayloadKey.nonceLength)))
    let chunks = payload.dropFirst(PayloadKey.nonceLength)
    return try SecretBytes(capacity: chunks.count) { (target) throws(AgeFailure) in
      try open(chunks, key, into: target)
    }
  }

  private static func open(
    _ chunks: ArraySlice<UInt8>, _ key: PayloadKey, into target: UnsafeMutableRawBufferPointer
  ) throws(AgeFailure) -> Int {
    var rest = chunks
    var (count, number) = (0, 0)
    while true {
      let chunk = rest.prefix(PayloadKey.chunkLength + CipherKey.tagCount)
      rest = rest.dropFirst(chunk.count)
      let isLast = rest.isEmpty
      // Only the chunk of an empty file is empty.
      guard
        chunk.count > CipherKey.tagCount || number == 0 && chunk.count == CipherKey.tagCount,
        key.open(
          chunk, number: number, isLast: isLast,
          into: UnsafeMutableRawBufferPointer(rebasing: target[count...]))
      else { throw .isDamaged }
      count += chunk.count - CipherKey.tagCount
      number += 1
      if isLast { return count }
    }
  }
}
