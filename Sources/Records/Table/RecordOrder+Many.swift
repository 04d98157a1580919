/// Many records at once, in one pass: O(records), however many come and go.
extension RecordOrder {
  /// Takes records out.
  mutating func remove(_ records: RecordSet) {
    arrange(ids.filter { !records.contains(RecordID(rawValue: $0)) })
  }

  /// Puts records in that aren't there, so that each is at its place then; the places ascend.
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
