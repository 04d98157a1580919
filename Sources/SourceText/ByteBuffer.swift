import Synchronization

/// Bytes that several owners share without copying; immutable once visible.
package final class ByteBuffer: @unchecked Sendable {
  package let count: Int
  private let base: UnsafeMutableRawPointer
  /// Object that frees the memory; nil if this buffer does.
  private let owner: AnyObject?
  /// Retained reference to `finding`.
  private let kept = Atomic<Unmanaged<AnyObject>?>(nil)
  /// The number of `identity`; 0 until it is requested.
  private let number = Atomic<Int>(0)
  private static let numbers = Atomic<Int>(0)

  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { target in
      // Here the type of the collection isn't known: one by one, a byte costs a call.
      let copied: Void? = bytes.withContiguousStorageIfAvailable {
        target.copyMemory(from: UnsafeRawBufferPointer($0))
      }
      if copied == nil { target.copyBytes(from: bytes) }
      return bytes.count
    }
  }

  /// Copies parts, one after the other.
  package convenience init(joining parts: [UnsafeRawBufferPointer]) {
    self.init(capacity: parts.reduce(0) { $0 + $1.count }) { target in
      var end = 0
      for part in parts {
        UnsafeMutableRawBufferPointer(rebasing: target[end...]).copyMemory(from: part)
        end += part.count
      }
      return end
    }
  }

  package convenience init(_ text: String) { self.init(Array(text.utf8)) }

  /// Allocates `capacity` bytes and lets `fill` write them; it returns the number written.
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

  /// The first `count` bytes of another object's memory, which must not change any more.
  package init(_ base: UnsafeMutableRawPointer, count: Int, of owner: AnyObject) {
    self.base = base
    self.count = count
    self.owner = owner
  }

  deinit {
    kept.load(ordering: .acquiring)?.release()
    if owner == nil { base.deallocate() }
  }

  /// Bytes in memory, valid while the buffer lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// A number unique for the life of the process, for caches that don't retain the buffer. A weak reference would
  /// make all threads count references to the buffer the slow way, in a side table.
  package var identity: Int {
    let known = number.load(ordering: .relaxed)
    if known != 0 { return known }
    let new = Self.numbers.add(1, ordering: .relaxed).newValue
    let (isNew, original) = number.compareExchange(
      expected: 0, desired: new, ordering: .relaxed)
    return isNew ? new : original
  }

  // MARK: Findings

  /// Cached information about the bytes, for further readers.
  package var finding: AnyObject? { kept.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Caches a finding in place of `former`, which it must retain: another thread may be reading that. Does nothing if a
  /// third one was cached in the meantime.
  package func keep(_ finding: AnyObject, after former: AnyObject?) {
    let new = Unmanaged.passRetained(finding)
    let (isKept, _) = kept.compareExchange(
      expected: former.map(Unmanaged.passUnretained), desired: new,
      ordering: .acquiringAndReleasing)
    if isKept { former.map(Unmanaged.passUnretained)?.release() } else { new.release() }
  }
}
