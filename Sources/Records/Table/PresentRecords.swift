import JSONText

/// The records of one version of a table: their order, and the slices of those that are not as read.
///
/// Versions share equal parts.
struct PresentRecords: Sendable {
  private(set) var order: RecordOrder
  private(set) var edits: RecordEdits
  /// Number of records that were ever added, including deleted ones.
  private var addedCount: UInt32 = 0

  init(readCount: Int) {
    order = RecordOrder(readCount: readCount)
    edits = RecordEdits(readCount: readCount)
  }

  // MARK: Slices

  /// Sets the slice of a record; nil for one that is as read.
  mutating func set(_ slice: JSONSlice?, for id: RecordID) { edits.set(slice, for: id.rawValue) }

  /// Registers a record without an index yet.
  mutating func add(_ slice: JSONSlice) -> RecordID {
    let id = newID(0)
    addedCount += 1
    set(slice, for: id)
    return id
  }

  /// The identities of the next added records; empty if not enough are left.
  func newIDs(_ count: Int) -> [RecordID] {
    hasRoom(for: count) ? (0..<UInt32(count)).map(newID) : []
  }

  private func newID(_ offset: UInt32) -> RecordID {
    RecordID(rawValue: .max - addedCount - offset)
  }

  /// True if enough identities are left.
  func hasRoom(for count: Int) -> Bool {
    Int(addedCount) + count <= Int(UInt32.max) - order.readCount
  }

  /// Adopts the slices of all records but some from another version; records unknown to it stay as they are.
  /// O(exceptions).
  mutating func adoptSlices(of other: PresentRecords, except kept: RecordSet) {
    let own = edits
    edits = other.edits
    for id in kept.members { edits.set(own[id.rawValue], for: id.rawValue) }
    for index in other.addedCount..<max(addedCount, other.addedCount) {
      edits.set(own[.max - index], for: .max - index)
    }
  }

  /// The records in a version that knows more of the file; new ones come last.
  func extended(to readCount: Int) -> PresentRecords {
    var records = self
    records.order = order.extended(to: readCount)
    records.edits = edits.extended(to: readCount)
    return records
  }

  // MARK: Order

  /// The existing records of a set, and their indices, in their present order.
  func placements(of records: RecordSet) -> [RecordPlacement] {
    if isFew(records.count) {
      return records.members
        .compactMap { id in order.index(of: id.rawValue).map { RecordPlacement(id, at: $0) } }
        .sorted { $0.index < $1.index }
    }
    var placements: [RecordPlacement] = []
    placements.reserveCapacity(records.count)
    for (index, id) in order.ids.enumerated() where records.contains(RecordID(rawValue: id)) {
      placements.append(RecordPlacement(RecordID(rawValue: id), at: index))
    }
    return placements
  }

  /// The records that were changed or added, in their present order.
  ///
  /// O(edits), or O(count) once records were added, deleted or moved.
  var edited: [UInt32] {
    order.isAsRead ? edits.edited : order.ids.filter { edits[$0] != nil }
  }

  /// Inserts a known record; nothing if it exists.
  mutating func insert(_ id: RecordID, at index: Int) {
    let isKnown = id.rawValue < order.readCount || edits[id.rawValue] != nil
    guard isKnown, order.index(of: id.rawValue) == nil else { return }
    order.insert(id.rawValue, at: index)
  }

  /// Inserts known records, so that each is at its index afterwards. The indices ascend.
  mutating func insert(_ records: [RecordPlacement]) {
    if isFew(records.count) {
      for record in records { insert(record.id, at: record.index) }
    } else {
      order.insert(records.filter { !order.contains($0.id.rawValue) })
    }
  }

  /// Removes the record and returns its index; nil if it does not exist.
  mutating func remove(_ id: RecordID) -> Int? { order.remove(id.rawValue) }

  mutating func remove(_ records: [RecordPlacement]) {
    if isFew(records.count) {
      for record in records.reversed() { _ = remove(record.id) }
    } else {
      order.remove(RecordSet(records))
    }
  }

  /// Puts records in an order, in the places that they have together: see `RecordOrder`.
  mutating func reorder(_ ids: [RecordID]) -> (former: [RecordID], order: [RecordID])? {
    order.reorder(ids.map(\.rawValue)).map { former, order in
      (former.map { RecordID(rawValue: $0) }, order.map { RecordID(rawValue: $0) })
    }
  }

  /// True if single operations are faster than a pass over all.
  private func isFew(_ records: Int) -> Bool { records <= 4 || records * 512 < order.count }
}
