import Records

/// The positions of records in a sorted or filtered view, to restore them there.
struct ViewPlacements: Equatable, Sendable {
  var viewVersion: Int
  /// Positions in the view, and among the records that pass the filter.
  var inOrder: [RecordPlacement]
  var inFiltered: [RecordPlacement]
}

extension [RecordID] {
  /// Removes records, and returns where they were.
  mutating func remove(_ gone: RecordSet) -> [RecordPlacement] {
    var taken: [RecordPlacement] = []
    var rest: [RecordID] = []
    rest.reserveCapacity(count)
    for (index, id) in enumerated() {
      if gone.contains(id) {
        taken.append(RecordPlacement(id, at: index))
      } else {
        rest.append(id)
      }
    }
    self = rest
    return taken
  }

  /// Puts records back so that each is at its index then; the indices ascend.
  mutating func putBack(_ records: [RecordPlacement]) {
    var rest = self[...]
    var all: [RecordID] = []
    all.reserveCapacity(count + records.count)
    for record in records {
      let before = Swift.min(Swift.max(record.index - all.count, 0), rest.count)
      if before > 0 {
        all += rest.prefix(before)
        rest = rest.dropFirst(before)
      }
      all.append(record.id)
    }
    self = all + rest
  }
}
