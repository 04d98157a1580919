/// Bytes that several owners share without copying; they never change once they can be seen.
package final class ByteBuffer: @unchecked Sendable {
  /// How many bytes there are.
  package let count: Int
  private let base: UnsafeMutableRawPointer
  /// Who frees the memory; nil: this buffer does.
  private let owner: AnyObject?

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
    owner = nil
    do {
      count = try fill(UnsafeMutableRawBufferPointer(start: base, count: capacity))
    } catch {
      base.deallocate()
      throw error
    }
  }

  /// The first `count` bytes of another's memory, which must not change any more.
  init(_ base: UnsafeMutableRawPointer, count: Int, of owner: AnyObject) {
    self.base = base
    self.count = count
    self.owner = owner
  }

  deinit {
    if owner == nil { base.deallocate() }
  }

  /// The bytes, valid while the buffer lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }
}
