import Ciphers

/// At most one chunk of plain text that is to be encrypted; overwritten at the end.
final class ChunkBuffer {
  private let memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: PayloadKey.chunkLength, alignment: 16)
  private var count = 0

  deinit {
    SecretBytes.wipe(memory)
    memory.deallocate()
  }

  var isFull: Bool { count == memory.count }
  var filled: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// Copies as many bytes as fit, and returns their number.
  func fill(from piece: UnsafeRawBufferPointer) -> Int {
    let part = UnsafeRawBufferPointer(rebasing: piece.prefix(memory.count - count))
    UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: part)
    count += part.count
    return part.count
  }

  func empty() { count = 0 }
}
