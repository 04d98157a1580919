import Glibc

/// Bytes that arrive one by one: the existing ones can be shared while more arrive.
package struct GrowingBuffer {
  package private(set) var count = 0
  private var memory: Memory
  /// Copies of the memory's properties: reading them there would cost more than a short text does.
  private var (base, capacity): (UnsafeMutableRawPointer, Int)

  /// Allocates `capacity` bytes, and more on demand.
  package init(capacity: Int) {
    memory = Memory(capacity: capacity)
    (base, self.capacity) = (memory.base, memory.capacity)
  }

  /// Appends bytes; the memory grows if needed.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    while bytes.count > capacity &- count { makeRoom() }
    (base + count).copyMemory(from: start, byteCount: bytes.count)
    count &+= bytes.count
  }

  /// Appends a byte; the memory grows if needed.
  package mutating func append(_ byte: UInt8) {
    if count == capacity { makeRoom() }
    base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Memory for up to `limit` further bytes, at least one; call `take` after writing.
  package mutating func room(upTo limit: Int) -> UnsafeMutableRawBufferPointer {
    if count == capacity { makeRoom() }
    return UnsafeMutableRawBufferPointer(start: base + count, count: min(limit, capacity - count))
  }

  /// Counts bytes that were written to `room`.
  package mutating func accept(_ added: Int) { count += min(added, capacity - count) }

  /// The bytes so far, not copied: they stay unchanged while more are appended.
  package var filled: ByteBuffer { ByteBuffer(base, count: count, of: memory) }

  private mutating func makeRoom() {
    // What nobody looks at may move: of many bytes the system moves the pages and copies nothing.
    if isKnownUniquelyReferenced(&memory) {
      memory.grow()
    } else {
      let larger = Memory(capacity: capacity * 2)
      larger.base.copyMemory(from: base, byteCount: count)
      memory = larger
    }
    (base, capacity) = (memory.base, memory.capacity)
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
