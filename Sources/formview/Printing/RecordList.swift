import Records

struct RecordList {
  /// Range of records in the file; used if `chosen` is nil.
  private let indices: Range<Int>
  /// The records by identity, once they were sorted or filtered.
  private let chosen: [RecordID]?

  /// The records at these indices, from 0, in the order of the file.
  init(indices: Range<Int>) {
    self.indices = indices
    chosen = nil
  }

  init(_ records: [RecordID]) {
    indices = 0..<records.count
    chosen = records
  }

  var count: Int { indices.count }

  /// The record at an index of the list, from 0.
  func id(at index: Int, in table: RecordTable) -> RecordID {
    chosen.map { $0[index] } ?? table.id(at: indices.lowerBound + index)
  }

  /// Up to `limit` records after the first `offset`.
  func page(offset: Int, limit: Int?) -> RecordList {
    let start = min(offset, count)
    let end = min(count, limit.map { $0 > count - start ? count : start + $0 } ?? count)
    guard let chosen else {
      return RecordList(indices: indices.lowerBound + start..<indices.lowerBound + end)
    }
    return RecordList(Array(chosen[start..<end]))
  }
}
