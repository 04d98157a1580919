import JSONText
import Records
import Texts

/// The records that were changed here and by somebody else since the file was read.
struct ConflictingRecords {
  /// Changed here, deleted by them.
  private(set) var deletedByThem: [RecordID] = []
  /// Changed by both, to different values.
  private(set) var changedByBoth: [RecordID] = []
  /// Deleted here, changed by them.
  private(set) var deletedHere: [RecordID] = []

  /// O(bytes of both) at worst: records are found in the other's table as after a reload.
  init(mine: Document<StepNote>, theirs: RecordTable, identity: [JSONStep]?) {
    let (base, table) = (mine.saved, mine.table)
    guard theirs.layout == base.layout else { return }
    let changed = table.placements(of: mine.changedRecords).map(\.id)
      .filter { base.place(of: $0) != nil }
    let deleted = mine.deletedRecords
    let matching = RecordMatching(
      of: RecordSet(changed + deleted), from: base, to: theirs, identity: identity)
    for id in changed {
      guard let match = matching[id] else {
        deletedByThem.append(id)
        continue
      }
      let other = theirs[match]
      if !other.hasSameBytes(as: base[id]), !other.hasSameBytes(as: table[id]) {
        changedByBoth.append(id)
      }
    }
    for id in deleted {
      if let match = matching[id], !theirs[match].hasSameBytes(as: base[id]) {
        deletedHere.append(id)
      }
    }
  }

  /// What a question says of them: a single record by its name, several by their number.
  func summary(_ texts: any Texts, name: (RecordID) -> String) -> [String] {
    func part(_ records: [RecordID], _ text: (String?, Int) -> String) -> String? {
      guard let first = records.first else { return nil }
      return text(records.count == 1 ? name(first) : nil, records.count)
    }
    return [
      part(deletedByThem) { texts.theyDeletedChanged($0, $1) },
      part(changedByBoth) { texts.bothChanged($0, $1) },
      part(deletedHere) { texts.theyChangedDeleted($0, $1) },
    ].compactMap(\.self)
  }

  /// A line for each of them, as far as a list names records.
  func lines(_ texts: any Texts, name: (RecordID) -> String) -> [String] {
    let lines =
      deletedByThem.prefix(Self.mostNamed).map { texts.changedHereDeletedThere(name($0)) }
      + changedByBoth.prefix(Self.mostNamed).map { texts.changedHereAndThere(name($0)) }
      + deletedHere.prefix(Self.mostNamed).map { texts.deletedHereChangedThere(name($0)) }
    let rest = [deletedByThem, changedByBoth, deletedHere].map { max($0.count - Self.mostNamed, 0) }
      .reduce(0, +)
    return rest == 0 ? lines : lines + [texts.andMoreRecords(rest)]
  }

  private static let mostNamed = 50
}
