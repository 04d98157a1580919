import Glibc

/// Bytes that arrive one after the other: what is there already can be shared while more arrives.
package struct GrowingBuffer {
  /// How many bytes are there.
  package private(set) var count = 0
  private var memory: Memory

  /// Makes room for `capacity` bytes; the room grows when more than that come.
  package init(capacity: Int) { memory = Memory(capacity: capacity) }

  /// Where up to `limit` further bytes are to be written, at least one; `take` them then.
  package mutating func room(upTo limit: Int) -> UnsafeMutableRawBufferPointer {
    if count == memory.capacity { makeRoom() }
    return UnsafeMutableRawBufferPointer(
      start: memory.base + count, count: min(limit, memory.capacity - count))
  }

  /// Counts bytes that were written to the room as there.
  package mutating func take(_ added: Int) { count += min(added, memory.capacity - count) }

  /// The bytes that are there now. Nothing is copied: they stay as they are while more come behind
  /// them.
  package var filled: ByteBuffer { ByteBuffer(memory.base, count: count, of: memory) }

  private mutating func makeRoom() {
    // What nobody looks at may move: of many bytes the system moves the pages and copies nothing.
    if isKnownUniquelyReferenced(&memory) { return memory.grow() }
    let larger = Memory(capacity: memory.capacity * 2)
    larger.base.copyMemory(from: memory.base, byteCount: count)
    memory = larger
  }

  private final class Memory {
    private(set) var base: UnsafeMutableRawPointer
    private(set) var capacity: Int

    init(capacity: Int) {
      self.capacity = max(capacity, 1)
      base = Self.require(malloc(self.capacity))
    }

    deinit { free(base) }

    func grow() {
      capacity *= 2
      base = Self.require(realloc(base, capacity))
    }

    private static func require(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
      guard let memory else { fatalError() }
      return memory
    }
  }
}
