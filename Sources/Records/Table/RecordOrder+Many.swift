/// Changes of many records in one pass: O(records), for any number of changes.
extension RecordOrder {
  mutating func remove(_ records: RecordSet) {
    arrange(ids.filter { !records.contains(RecordID(rawValue: $0)) })
  }

  /// Inserts absent records, so that each is at its index afterwards; the indices ascend.
  mutating func insert(_ records: [RecordPlacement]) {
    var rest = ids[...]
    var ids: [UInt32] = []
    ids.reserveCapacity(rest.count + records.count)
    for record in records {
      let before = min(max(record.place - ids.count, 0), rest.count)
      if before > 0 {
        ids += rest.prefix(before)
        rest = rest.dropFirst(before)
      }
      ids.append(record.id.rawValue)
    }
    arrange(ids + rest)
  }
}
