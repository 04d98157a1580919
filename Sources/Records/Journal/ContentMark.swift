import JSONText

/// Tells bytes from others: their length and a hash of all of them (FNV-1a over words of eight bytes). It distinguishes
/// versions and is no protection against who makes equal ones on purpose. O(bytes), about a tenth of a second for 400 MB.
struct ContentMark {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count = 0
  /// The bytes of a word that is not whole yet.
  private var rest: UInt64 = 0

  private static let prime: UInt64 = 0x100_0000_01b3

  static func of(_ bytes: UnsafeRawBufferPointer) -> String {
    var mark = ContentMark()
    mark.add(bytes)
    return mark.text
  }

  /// Takes the next bytes; in pieces they give what they give together.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while count % 8 != 0, place < bytes.count {
      add(bytes[place])
      place += 1
    }
    var word = place
    while word + 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word, as: UInt64.self)))
      word += 8
    }
    count += word - place
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
  /// Tells the version of the file that was read from others. After a save the file is another one: see `writtenMark`.
  package var sourceMark: String { ContentMark.of(source.buffer.bytes) }

  /// What `sourceMark` is once the records as they are were written and read again: of saved records, that of their file.
  /// O(bytes).
  package var writtenMark: String {
    var mark = ContentMark()
    write { mark.add($0) }
    return mark.text
  }

  /// Tells a record, as it is, from others.
  func mark(of id: RecordID) -> String {
    let slice = self[id]
    return ContentMark.of(UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range]))
  }
}
