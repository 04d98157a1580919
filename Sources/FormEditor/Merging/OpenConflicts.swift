import JSONText
import Records

/// Conflicts between changes made here and by another program, until one of the two values
/// is chosen or another one is entered.
struct OpenConflicts: Equatable, Sendable {
  /// One of the two values.
  enum Side: Hashable, Sendable {
    case ours, theirs
  }

  private var byRecord: [RecordID: [RecordConflict]] = [:]
  /// Conflicts that were settled by a choice; undo of the choice opens them again.
  private var settled: [RecordConflict] = []

  var isEmpty: Bool { byRecord.isEmpty }

  /// The open conflicts of a record. One is open as long as the record has what the merge
  /// left there.
  func open(in record: RecordID, of table: RecordTable) -> [RecordConflict] {
    guard let all = byRecord[record], table.index(of: record) != nil else { return [] }
    return all.compactMap { $0.following(table[record]) }
  }

  /// All that are open, in the order of their records.
  func open(in table: RecordTable) -> [RecordConflict] {
    table.placements(of: RecordSet(Array(byRecord.keys))).flatMap { open(in: $0.id, of: table) }
  }

  /// Adopts the conflicts of a merge, and those that were open before in records that still
  /// exist.
  mutating func adopt(_ merge: TableMerge) {
    byRecord = Dictionary(grouping: merge.allConflicts, by: \.record)
    settled = []
  }

  /// Adds the conflicts of a journal to those that are open in the same table.
  mutating func add(_ conflicts: [RecordConflict], to table: RecordTable) {
    for conflict in conflicts where table.index(of: conflict.record) != nil {
      byRecord[conflict.record, default: []].removeAll { $0.path == conflict.path }
      byRecord[conflict.record, default: []].append(conflict)
    }
  }

  /// Some were settled by a choice. Returns whether they were open.
  @discardableResult
  mutating func settle(_ conflicts: [RecordConflict]) -> Bool {
    let chosen = byRecord.values.joined().filter(conflicts.containsOrigin)
    for conflict in chosen {
      byRecord[conflict.record]?.removeAll { $0.origin == conflict.origin }
      if byRecord[conflict.record]?.isEmpty == true { byRecord[conflict.record] = nil }
    }
    settled += chosen
    return !chosen.isEmpty
  }

  /// Opens some again. Returns whether they were settled: what was saved or merged since has no conflicts of before.
  @discardableResult
  mutating func reopen(_ conflicts: [RecordConflict]) -> Bool {
    let chosen = settled.filter(conflicts.containsOrigin)
    settled.removeAll(where: conflicts.containsOrigin)
    for conflict in chosen { byRecord[conflict.record, default: []].append(conflict) }
    return !chosen.isEmpty
  }
}

extension [RecordConflict] {
  /// Returns whether a conflict is one of these, wherever its value is by now.
  fileprivate func containsOrigin(_ conflict: RecordConflict) -> Bool {
    contains { $0.record == conflict.record && $0.origin == conflict.origin }
  }
}

extension RecordConflict {
  /// The edit that adopts a side; nil where the record has that already, or is gone.
  func edit(taking side: OpenConflicts.Side, in table: RecordTable) -> Edit? {
    let wanted = side == .ours ? ours : theirs
    guard wanted != shown, let index = table.index(of: record) else { return nil }
    guard !path.isEmpty else {
      return wanted.map {
        .replace(ValueEdit(record: record, path: [], before: shown, after: .bytes($0)))
      } ?? .delete([RecordPlacement(record, at: index)])
    }
    return .replace(
      ValueEdit(
        record: record, path: path, before: shown,
        after: wanted.map { .value($0.value) } ?? .nothing))
  }
}
