import JSONText
import Records

/// The edits that turn the records of one table into those of another that was read on its
/// own, by their bytes.
struct RecordDifference {
  /// Deleted records, with their indices before any edit.
  private(set) var deleted: [RecordPlacement] = []
  /// Inserted records, with their final indices, ascending.
  private(set) var inserted: [(slice: JSONSlice, index: Int)] = []
  private(set) var replaced: [(id: RecordID, slice: JSONSlice)] = []

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && replaced.isEmpty }

  /// O(bytes). Records at the beginning and the end that are equal stay; between them a record stays where
  /// its equal comes later, and takes the other's bytes where neither has one.
  init(from table: RecordTable, to other: RecordTable) {
    func isSame(_ index: Int, _ otherIndex: Int) -> Bool {
      table[table.id(at: index)].hasSameBytes(as: other[other.id(at: otherIndex)])
    }
    var (end, otherEnd) = (table.count, other.count)
    var start = 0
    while start < min(end, otherEnd), isSame(start, start) { start += 1 }
    while min(end, otherEnd) > start, isSame(end - 1, otherEnd - 1) {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    let pairsUp = end == otherEnd
    let last = pairsUp ? [:] : Self.lastIndices(in: table, start..<end)
    let otherLast = pairsUp ? [:] : Self.lastIndices(in: other, start..<otherEnd)
    func comesLater(_ slice: JSONSlice, _ indices: [SliceKey: Int], than index: Int) -> Bool {
      indices[SliceKey(slice: slice)].map { $0 > index } ?? false
    }
    var (index, otherIndex) = (start, start)
    while index < end || otherIndex < otherEnd {
      guard index < end else {
        inserted.append((other[other.id(at: otherIndex)], otherIndex))
        otherIndex += 1
        continue
      }
      let id = table.id(at: index)
      guard otherIndex < otherEnd else {
        deleted.append(RecordPlacement(id, at: index))
        index += 1
        continue
      }
      let slice = other[other.id(at: otherIndex)]
      if isSame(index, otherIndex) {
        (index, otherIndex) = (index + 1, otherIndex + 1)
      } else if comesLater(slice, last, than: index) {
        deleted.append(RecordPlacement(id, at: index))
        index += 1
      } else if comesLater(table[id], otherLast, than: otherIndex) {
        inserted.append((slice, otherIndex))
        otherIndex += 1
      } else {
        replaced.append((id, slice))
        (index, otherIndex) = (index + 1, otherIndex + 1)
      }
    }
  }

  /// The edits that turn the records of the one table into those of the other, one after the
  /// other.
  func edits(on table: RecordTable) -> [Edit] {
    let insertion = Insertion(inserted, into: table)
    let values = replaced.map { id, slice in
      Edit.replace(ValueEdit(record: id, path: [], before: table[id], after: .bytes(slice)))
    }
    return (deleted.isEmpty ? [] : [.delete(deleted)])
      + (insertion.records.isEmpty ? [] : [.insert(insertion)])
      + (values.isEmpty ? [] : [.batch(values)])
  }

  /// The records of the one table with what makes the other of them.
  func made(on table: RecordTable) -> RecordTable {
    var made = table
    // What was read as whole records can't be refused.
    for edit in edits(on: table) { _ = try? made.make(edit) }
    return made
  }

  private static func lastIndices(in table: RecordTable, _ indices: Range<Int>) -> [SliceKey: Int] {
    var last: [SliceKey: Int] = [:]
    for index in indices { last[SliceKey(slice: table[table.id(at: index)])] = index }
    return last
  }
}

/// A record by its bytes.
private struct SliceKey: Hashable {
  let slice: JSONSlice

  static func == (a: Self, b: Self) -> Bool { a.slice.hasSameBytes(as: b.slice) }
  func hash(into hasher: inout Hasher) { hasher.combine(bytes: slice.bytes) }
}
