import Glibc
import SourceText

/// Bytes that nobody else should see: they are overwritten when their last owner is done, and never printed.
package final class SecretBytes: @unchecked Sendable, CustomReflectable, CustomStringConvertible {
  /// How many there are.
  package let count: Int
  private let memory: UnsafeMutableRawBufferPointer

  /// Lets `fill` write up to `capacity` bytes; it returns how many it wrote.
  package init<Failure: Error>(
    capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(capacity, 1), alignment: 16)
    do throws(Failure) {
      count = try fill(UnsafeMutableRawBufferPointer(rebasing: memory[..<capacity]))
    } catch {
      Self.wipe(memory)
      memory.deallocate()
      throw error
    }
    self.memory = memory
  }

  /// Copies bytes; where they came from is for the caller to overwrite.
  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { (memory) throws(Never) in
      memory.copyBytes(from: bytes)
      return bytes.count
    }
  }

  deinit {
    Self.wipe(memory)
    memory.deallocate()
  }

  /// The bytes, valid while this lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// The same bytes for those who read buffers; they are overwritten when the last of these is gone, too.
  package var buffer: ByteBuffer {
    guard let base = memory.baseAddress else { return ByteBuffer([]) }
    return ByteBuffer(base, count: count, of: self)
  }

  /// Overwrites memory in a way that no compiler leaves out.
  package static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
    guard let base = memory.baseAddress else { return }
    explicit_bzero(base, memory.count)
  }

  /// Nothing: `dump` would print the bytes.
  package var customMirror: Mirror { Mirror(self, children: []) }
  /// Its type alone.
  package var description: String { "SecretBytes" }
}

extension SecretBytes: Equatable {
  /// Whether both hold the same bytes, in a time that depends on their number alone.
  package static func == (a: SecretBytes, b: SecretBytes) -> Bool {
    guard a.count == b.count else { return false }
    return withExtendedLifetime((a, b)) {
      zip(a.bytes, b.bytes).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
}
