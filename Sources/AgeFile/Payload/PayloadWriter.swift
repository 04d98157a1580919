import Ciphers

struct PayloadWriter {
  private(set) var payload: [UInt8]
  private let key: PayloadKey
  private let chunk: ChunkBuffer
  private var number = 0

  init(_ fileKey: CipherKey) {
    payload = RandomBytes.next(PayloadKey.nonceLength)
    key = PayloadKey(fileKey, nonce: payload)
    chunk = ChunkBuffer()
  }

  mutating func append(_ piece: UnsafeRawBufferPointer) {
    var rest = piece[...]
    while !rest.isEmpty {
      // A full chunk waits for what follows it: it may be the last one.
      if chunk.isFull { sealChunk(isLast: false) }
      rest = rest.dropFirst(chunk.fill(from: UnsafeRawBufferPointer(rebasing: rest)))
    }
  }

  mutating func finish() { sealChunk(isLast: true) }

  private mutating func sealChunk(isLast: Bool) {
    payload += key.sealed(chunk.filled, number: number, isLast: isLast)
    number += 1
    chunk.empty()
  }
}
