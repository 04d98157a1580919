import Records

/// The selected records of a table: those in view are what commands act on; those that the filter leaves out stay
/// selected, and as they are, until they are seen again.
struct Selection: Equatable, Sendable {
  private(set) var inView: RecordSet
  private(set) var outOfView = RecordSet()

  /// Records that are all in view.
  init(_ inView: RecordSet = RecordSet()) { self.inView = inView }

  var all: RecordSet { inView.union(outOfView) }

  var isEmpty: Bool { inView.isEmpty && outOfView.isEmpty }

  /// Selects a record in view, or no longer.
  mutating func toggle(_ record: RecordID) {
    if !inView.remove(record) { inView.insert(record) }
  }

  /// Selects those of the records in view that are not selected, and only these.
  mutating func invert(among records: RecordSet) { inView = records.subtracting(inView) }

  /// Adds records, in view or out of it.
  mutating func add(_ records: RecordSet, passing filtered: [RecordID]?) {
    guard !records.isEmpty else { return }
    inView = inView.union(records)
    follow(filtered)
  }

  mutating func remove(_ records: RecordSet) {
    inView = inView.subtracting(records)
    outOfView = outOfView.subtracting(records)
  }

  /// Parts it again into records in view and out of it, for another filter; nil: all records pass.
  mutating func follow(_ filtered: [RecordID]?) {
    let all = all
    guard !all.isEmpty else { return }
    guard let filtered else {
      self = Selection(all)
      return
    }
    let passing = RecordSet(filtered)
    inView = all.intersection(passing)
    outOfView = all.subtracting(passing)
  }

  /// Selected records that came into view.
  mutating func enterView(_ records: RecordSet) {
    let seen = outOfView.intersection(records)
    inView = inView.union(seen)
    outOfView = outOfView.subtracting(seen)
  }

  /// The records as they are identified in another reading; those that are gone are left out.
  func followed(_ identify: (RecordID) -> RecordID?) -> Selection {
    var selection = Selection(RecordSet(inView.members.compactMap(identify)))
    selection.outOfView = RecordSet(outOfView.members.compactMap(identify))
    return selection
  }
}
