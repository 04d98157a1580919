import Synchronization

/// Bytes that several owners share without copying; they never change once they can be seen.
package final class ByteBuffer: @unchecked Sendable {
  /// How many bytes there are.
  package let count: Int
  private let base: UnsafeMutableRawPointer
  /// Who frees the memory; nil: this buffer does.
  private let owner: AnyObject?
  /// What `finding` gives, with a reference of its own.
  private let kept = Atomic<Unmanaged<AnyObject>?>(nil)
  /// The number of `identity`; 0 as long as nobody has asked.
  private let number = Atomic<Int>(0)
  private static let numbers = Atomic<Int>(0)

  /// Copies `bytes`.
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
  package init(_ base: UnsafeMutableRawPointer, count: Int, of owner: AnyObject) {
    self.base = base
    self.count = count
    self.owner = owner
  }

  deinit {
    kept.load(ordering: .acquiring)?.release()
    if owner == nil { base.deallocate() }
  }

  /// The bytes, valid while the buffer lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// A number that no other buffer has or had, for whoever remembers something of a buffer without keeping it. A weak
  /// reference would do, but from then on all threads would count references to the buffer the slow way, in a table beside
  /// the object.
  package var identity: Int {
    let known = number.load(ordering: .relaxed)
    if known != 0 { return known }
    let new = Self.numbers.add(1, ordering: .relaxed).newValue
    let (isNew, original) = number.compareExchange(
      expected: 0, desired: new, ordering: .relaxed)
    return isNew ? new : original
  }

  // MARK: Findings

  /// What somebody found out about the bytes, kept for the next one who reads them.
  package var finding: AnyObject? { kept.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Keeps a finding in place of the former one, which it must refer to as long as it lives: others may just be
  /// reading that. Does nothing where another one was kept meanwhile.
  package func keep(_ finding: AnyObject, after former: AnyObject?) {
    let new = Unmanaged.passRetained(finding)
    let (isKept, _) = kept.compareExchange(
      expected: former.map(Unmanaged.passUnretained), desired: new,
      ordering: .acquiringAndReleasing)
    if isKept { former.map(Unmanaged.passUnretained)?.release() } else { new.release() }
  }
}
