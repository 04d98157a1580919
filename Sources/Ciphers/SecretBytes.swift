import Glibc
import SourceText

/// Secret bytes: overwritten when their last owner releases them, and never printed.
package final class SecretBytes: @unchecked Sendable, CustomReflectable, CustomStringConvertible {
  package let count: Int
  private let memory: UnsafeMutableRawBufferPointer

  /// Lets `fill` write up to `capacity` bytes; `fill` returns the number written.
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

  /// Copies bytes; overwriting their source is up to the caller.
  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { (memory) throws(Never) in
      memory.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// Copies bytes and overwrites their source.
  package convenience init(wiping bytes: consuming [UInt8]) {
    self.init(copy bytes)
    bytes.withUnsafeMutableBytes { Self.wipe($0) }
  }

  deinit {
    Self.wipe(memory)
    memory.deallocate()
  }

  /// Bytes in memory, valid while this object lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// Calls `body` with the bytes, which stay as long as it runs.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?) -> Result) -> Result {
    withExtendedLifetime(self) { body(bytes.bindMemory(to: UInt8.self).baseAddress) }
  }

  /// A view for readers of buffers; the bytes are overwritten after the last of these is released.
  package var buffer: ByteBuffer {
    guard let base = memory.baseAddress else { return ByteBuffer([]) }
    return ByteBuffer(base, count: count, of: self)
  }

  /// Overwrites memory so that no compiler removes the writes.
  package static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
    guard let base = memory.baseAddress else { return }
    explicit_bzero(base, memory.count)
  }

  /// Empty, so that `dump` doesn't print the bytes.
  package var customMirror: Mirror { Mirror(self, children: []) }
  package var description: String { "SecretBytes" }
}

extension SecretBytes: Equatable {
  /// Compares in a time that depends on the number of bytes alone.
  package static func == (a: SecretBytes, b: SecretBytes) -> Bool {
    guard a.count == b.count else { return false }
    return withExtendedLifetime((a, b)) {
      zip(a.bytes, b.bytes).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
}
