import JSONText

/// Distinguishes bytes: their length and a hash (FNV-1a over words of eight bytes). It distinguishes versions, but
/// does not protect against deliberate collisions. O(bytes), about a tenth of a second for 400 MB.
struct ContentMark {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count = 0
  /// The bytes of an incomplete word.
  private var rest: UInt64 = 0

  private static let prime: UInt64 = 0x100_0000_01b3

  static func of(_ bytes: UnsafeRawBufferPointer) -> String {
    var mark = ContentMark()
    mark.add(bytes)
    return mark.text
  }

  /// Adds bytes; the result does not depend on how they are split.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while count % 8 != 0, index < bytes.count {
      add(bytes[index])
      index += 1
    }
    var word = index
    while word + 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word, as: UInt64.self)))
      word += 8
    }
    count += word - index
    for byte in bytes[word...] { add(byte) }
  }

  var text: String {
    var whole = self
    if count % 8 != 0 { whole.mix(rest) }
    return "\(count)-" + String(whole.hash, radix: 16)
  }

  private mutating func add(_ byte: UInt8) {
    rest |= UInt64(byte) << UInt64(8 * (count % 8))
    count += 1
    if count % 8 == 0 {
      mix(rest)
      rest = 0
    }
  }

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* Self.prime
    // The product's upper bits depend on all bits below: without this they would never come down.
    hash ^= hash >> 32
  }
}

extension RecordTable {
  /// Content hash of the version of the file that was read. A save makes another file: see
  /// `writtenMark`.
  package var sourceMark: String { ContentMark.of(source.buffer.bytes) }

  /// The `sourceMark` that the current records will have once written and read again: for saved records, of their
  /// file. O(bytes).
  package var writtenMark: String {
    var mark = ContentMark()
    write { mark.add($0) }
    return mark.text
  }

  func mark(of id: RecordID) -> String {
    let slice = self[id]
    return ContentMark.of(UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range]))
  }
}
