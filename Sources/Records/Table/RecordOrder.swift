/// The order of the records: as read, until one is added, removed or moved.
///
/// Then a list of identities in chunks (4 bytes per record, and 4 more to find a record's chunk). A change costs
/// O(chunk size + number of chunks), a look-up O(chunk size) or less.
struct RecordOrder: Sendable {
  /// Number of records that were read, which have the identities 0 ..< `readCount`.
  private(set) var readCount: Int
  private(set) var count: Int
  /// Number of pairs of neighbors, the ends included, that are not as read.
  private var disorder = 0
  /// Identities by slot; a slot keeps its number. Empty while all is as read.
  private var chunks: [[UInt32]] = []
  /// Slots in the order of their records.
  private var sequence: [Int] = []
  /// The index of the first record of each slot.
  private var starts: [Int] = []
  /// The slots of read records, and of added ones, which count down from the top.
  private var slots = SlotMap()
  private var slotsOfAdded = SlotMap()

  private static let fill = 2048

  init(readCount: Int) {
    self.readCount = readCount
    count = readCount
  }

  var isAsRead: Bool { disorder == 0 }

  /// The identity at `index`, nil if it is out of range. O(log n).
  subscript(index: Int) -> UInt32? {
    guard index >= 0, index < count else { return nil }
    if chunks.isEmpty { return UInt32(index) }
    let rank = rank(ofIndex: index)
    return chunks[sequence[rank]][index - starts[sequence[rank]]]
  }

  /// True if the record exists. O(1).
  func contains(_ id: UInt32) -> Bool {
    chunks.isEmpty ? id < readCount : slot(of: id) != nil
  }

  func index(of id: UInt32) -> Int? {
    if chunks.isEmpty { return id < readCount ? Int(id) : nil }
    guard let slot = slot(of: id), let inner = chunks[slot].firstIndex(of: id) else { return nil }
    return starts[slot] + inner
  }

  mutating func insert(_ id: UInt32, at index: Int) {
    makeChunks()
    let index = min(max(index, 0), count)
    let (before, after) = (key(at: index - 1), key(at: index))
    disorder += Self.isGap(before, Int(id)) + Self.isGap(Int(id), after)
    disorder -= Self.isGap(before, after)
    let rank = index == count ? sequence.count - 1 : rank(ofIndex: index)
    let slot = sequence[rank]
    chunks[slot].insert(id, at: index - starts[slot])
    setSlot(of: id, to: slot)
    count += 1
    if chunks[slot].count > 2 * Self.fill { split(slot, rank: rank) }
    renumber(from: rank)
  }

  /// Removes the record and returns its index; nil if it does not exist.
  mutating func remove(_ id: UInt32) -> Int? {
    guard let index = index(of: id) else { return nil }
    makeChunks()
    guard let slot = slot(of: id) else { return nil }
    let (before, after) = (key(at: index - 1), key(at: index + 1))
    disorder -= Self.isGap(before, Int(id)) + Self.isGap(Int(id), after)
    disorder += Self.isGap(before, after)
    chunks[slot].remove(at: index - starts[slot])
    setSlot(of: id, to: nil)
    count -= 1
    renumber(from: 0)
    return index
  }

  /// All identities in order. O(count).
  var ids: [UInt32] {
    if chunks.isEmpty { return Array(0..<UInt32(count)) }
    var ids: [UInt32] = []
    ids.reserveCapacity(count)
    for slot in sequence { ids += chunks[slot] }
    return ids
  }

  /// Puts the records in the order of `ids`; others are removed. O(records).
  mutating func arrange(_ ids: [UInt32]) {
    chunks = stride(from: 0, to: max(ids.count, 1), by: Self.fill).map { start in
      Array(ids[start..<min(start + Self.fill, ids.count)])
    }
    sequence = Array(chunks.indices)
    starts = chunks.indices.map { $0 * Self.fill }
    slots = SlotMap()
    slotsOfAdded = SlotMap()
    count = ids.count
    disorder = 0
    var before = -1
    for (slot, chunk) in chunks.enumerated() {
      for id in chunk {
        setSlot(of: id, to: slot)
        disorder += Self.isGap(before, Int(id))
        before = Int(id)
      }
    }
    disorder += Self.isGap(before, readCount)
    if isAsRead { self = RecordOrder(readCount: readCount) }
  }

  /// The order with more records known, which come last. O(new records).
  func extended(to readCount: Int) -> RecordOrder {
    if isAsRead { return RecordOrder(readCount: readCount) }
    var order = self
    order.readCount = max(readCount, self.readCount)
    order.append(UInt32(self.readCount)..<UInt32(order.readCount))
    return order
  }

  /// Appends records. The number of neighbor pairs that are not as read stays the same: the end that the last record
  /// was compared with is the first of these.
  private mutating func append(_ ids: Range<UInt32>) {
    for start in stride(from: Int(ids.lowerBound), to: Int(ids.upperBound), by: Self.fill) {
      let chunk = UInt32(start)..<min(UInt32(start + Self.fill), ids.upperBound)
      sequence.append(chunks.count)
      starts.append(count)
      count += chunk.count
      for id in chunk { setSlot(of: id, to: chunks.count) }
      chunks.append(Array(chunk))
    }
  }

  /// The identity as a number that follows its neighbor's, with the ends as -1 and `readCount`.
  private func key(at index: Int) -> Int {
    if index < 0 { return -1 }
    return self[index].map(Int.init) ?? readCount
  }

  private static func isGap(_ a: Int, _ b: Int) -> Int { b == a + 1 ? 0 : 1 }

  private func rank(ofIndex index: Int) -> Int {
    var low = 0
    var high = sequence.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[sequence[middle]] <= index { low = middle } else { high = middle }
    }
    // Empty chunks share their start with the next one; the last of them holds the index.
    return low
  }

  private func slot(of id: UInt32) -> Int? {
    id < readCount ? slots[id] : slotsOfAdded[.max - id]
  }

  private mutating func setSlot(of id: UInt32, to slot: Int?) {
    if id < readCount { slots[id] = slot } else { slotsOfAdded[.max - id] = slot }
  }

  private mutating func makeChunks() {
    guard chunks.isEmpty else { return }
    for start in stride(from: 0, to: readCount, by: Self.fill) {
      chunks.append(Array(UInt32(start)..<UInt32(min(start + Self.fill, readCount))))
    }
    if chunks.isEmpty { chunks = [[]] }
    sequence = Array(chunks.indices)
    starts = chunks.indices.map { $0 * Self.fill }
    slots = SlotMap(count: readCount, fill: Self.fill)
  }

  private mutating func split(_ slot: Int, rank: Int) {
    let upper = Array(chunks[slot][Self.fill...])
    chunks[slot].removeLast(upper.count)
    let new = chunks.count
    chunks.append(upper)
    sequence.insert(new, at: rank + 1)
    starts.append(0)
    for id in upper { setSlot(of: id, to: new) }
  }

  private mutating func renumber(from rank: Int) {
    var index = rank == 0 ? 0 : starts[sequence[rank]]
    for slot in sequence[rank...] {
      starts[slot] = index
      index += chunks[slot].count
    }
  }
}

extension RecordOrder: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    guard a.count == b.count, a.readCount == b.readCount else { return false }
    if a.isAsRead && b.isAsRead { return true }
    guard a.isAsRead == b.isAsRead else { return false }
    // Versions of one order share most chunks, which makes them quick to compare.
    if a.sequence == b.sequence && a.starts == b.starts { return a.chunks == b.chunks }
    return a.ids == b.ids
  }
}

/// Changes of many records in one pass: O(records), for any number of changes.
extension RecordOrder {
  mutating func remove(_ records: RecordSet) {
    arrange(ids.filter { !records.contains(RecordID(rawValue: $0)) })
  }

  /// Puts existing records in an order, in the places that they have together; returns their former order, and the new
  /// one. Nil if that is the present one.
  mutating func reorder(_ wanted: [UInt32]) -> (former: [UInt32], order: [UInt32])? {
    var moving = RecordSet()
    let order = wanted.filter { contains($0) && moving.insert(RecordID(rawValue: $0)) }
    var former: [UInt32] = []
    former.reserveCapacity(order.count)
    let ids = ids.map { id in
      guard moving.contains(RecordID(rawValue: id)) else { return id }
      former.append(id)
      return order[former.count - 1]
    }
    guard former != order else { return nil }
    arrange(ids)
    return (former, order)
  }

  /// Inserts absent records, so that each is at its index afterwards; the indices ascend.
  mutating func insert(_ records: [RecordPlacement]) {
    var rest = ids[...]
    var ids: [UInt32] = []
    ids.reserveCapacity(rest.count + records.count)
    for record in records {
      let before = min(max(record.index - ids.count, 0), rest.count)
      if before > 0 {
        ids += rest.prefix(before)
        rest = rest.dropFirst(before)
      }
      ids.append(record.id.rawValue)
    }
    arrange(ids + rest)
  }
}
