struct SortEntry {
  /// The primary key; for longer texts the eight bytes examined last.
  var key: UInt64
  /// The record's index before the sort.
  let index: UInt32
  /// The slot of the column's text; for numbers and dates 1 if the key is not the exact value.
  var slot: UInt32
}

/// Stable sorting of entries by key.
enum EntrySort {
  /// Maximum number of entries for which insertion sort is fastest; beyond it, counting bytes
  /// is.
  private static let few = 24
  private static let many = 2000

  /// Sorts `entries`; `room` has space for as many. O(n).
  static func sort(
    _ entries: UnsafeMutableBufferPointer<SortEntry>, room: UnsafeMutableBufferPointer<SortEntry>
  ) {
    switch entries.count {
    case ...few: sortFew(entries)
    case many...: sortMany(entries, room)
    default:
      var entries = entries
      entries.sort { $0.key == $1.key ? $0.index < $1.index : $0.key < $1.key }
    }
  }

  private static func sortFew(_ entries: UnsafeMutableBufferPointer<SortEntry>) {
    guard entries.count > 1 else { return }
    for index in 1..<entries.count {
      let entry = entries[index]
      var position = index
      while position > 0, entries[position - 1].key > entry.key {
        entries[position] = entries[position - 1]
        position -= 1
      }
      entries[position] = entry
    }
  }

  /// A radix sort from the lowest byte on; bytes that are equal in all entries cost nothing.
  private static func sortMany(
    _ entries: UnsafeMutableBufferPointer<SortEntry>, _ room: UnsafeMutableBufferPointer<SortEntry>
  ) {
    var counts = [Int](repeating: 0, count: 8 * 256)
    counts.withUnsafeMutableBufferPointer { counts in
      for entry in entries {
        var key = entry.key
        for byte in 0..<8 {
          counts[byte << 8 | Int(key & 0xFF)] += 1
          key >>= 8
        }
      }
      var (source, target) = (entries, room)
      for byte in 0..<8 {
        let shift = UInt64(byte * 8)
        let row = UnsafeMutableBufferPointer(rebasing: counts[byte << 8..<(byte + 1) << 8])
        guard row[Int(entries[0].key >> shift & 0xFF)] < entries.count else { continue }
        var next = 0
        for digit in 0..<256 {
          let count = row[digit]
          row[digit] = next
          next += count
        }
        for entry in source {
          let digit = Int(entry.key >> shift & 0xFF)
          target[row[digit]] = entry
          row[digit] += 1
        }
        swap(&source, &target)
      }
      guard source.baseAddress != entries.baseAddress else { return }
      for index in source.indices { entries[index] = source[index] }
    }
  }
}
