import JSONText
import Records

/// What was changed here and by another program, until one of the two values is taken or another one is entered.
struct OpenConflicts: Equatable, Sendable {
  /// One of the two values.
  enum Side: Hashable, Sendable {
    case ours, theirs
  }

  private var byRecord: [RecordID: [RecordConflict]] = [:]

  var isEmpty: Bool { byRecord.isEmpty }

  /// Those of a record. One is open as long as the record has what the merge left there.
  func open(in record: RecordID, of table: RecordTable) -> [RecordConflict] {
    guard let all = byRecord[record], table.place(of: record) != nil else { return [] }
    return all.compactMap { $0.following(table[record]) }
  }

  /// All that are open, in the order of their records.
  func open(in table: RecordTable) -> [RecordConflict] {
    table.placements(of: RecordSet(Array(byRecord.keys))).flatMap { open(in: $0.id, of: table) }
  }

  /// What a merge has brought, and what was open before in records that are still there.
  mutating func take(_ merge: TableMerge) {
    byRecord = Dictionary(grouping: merge.allConflicts, by: \.record)
  }

  /// What a journal has brought, in addition to what is open in the same table.
  mutating func add(_ conflicts: [RecordConflict], to table: RecordTable) {
    for conflict in conflicts where table.place(of: conflict.record) != nil {
      byRecord[conflict.record, default: []].removeAll { $0.path == conflict.path }
      byRecord[conflict.record, default: []].append(conflict)
    }
  }

  /// One was settled by a choice.
  mutating func settle(_ conflict: RecordConflict) {
    byRecord[conflict.record]?.removeAll { $0.origin == conflict.origin }
    if byRecord[conflict.record]?.isEmpty == true { byRecord[conflict.record] = nil }
  }
}

extension RecordConflict {
  /// What takes a side; nil where the record has that already.
  func edit(taking side: OpenConflicts.Side, in table: RecordTable) -> Edit? {
    let wanted = side == .ours ? ours : theirs
    guard wanted != shown, let place = table.place(of: record) else { return nil }
    guard !path.isEmpty else {
      return wanted.map {
        .replace(ValueEdit(record: record, path: [], before: shown, after: .bytes($0)))
      } ?? .delete([RecordPlacement(record, at: place)])
    }
    return .replace(
      ValueEdit(
        record: record, path: path, before: shown,
        after: wanted.map { .value($0.value) } ?? .nothing))
  }
}
