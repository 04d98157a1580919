/// Bytes that several owners share without copying; they never change once they can be seen.
package final class ByteBuffer: @unchecked Sendable {
  /// How many bytes there are.
  package let count: Int
  private let base: UnsafeMutableRawPointer

  /// Copies `bytes`.
  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { target in
      target.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// The UTF-8 of `text`.
  package convenience init(_ text: String) { self.init(Array(text.utf8)) }

  /// Makes room for `capacity` bytes and lets `fill` write them; it returns how many it wrote.
  package init(
    capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Int
  ) rethrows {
    base = UnsafeMutableRawPointer.allocate(byteCount: max(capacity, 1), alignment: 16)
    do {
      count = try fill(UnsafeMutableRawBufferPointer(start: base, count: capacity))
    } catch {
      base.deallocate()
      throw error
    }
  }

  deinit { base.deallocate() }

  /// The bytes, valid while the buffer lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }
}
