import JSONText
import Records
import Texts

/// Breaks cycles of rows that wait for each other's unique values.
extension SQLiteWriting {
  /// Makes rows release values that others wait for; true if one could. Rows that can't are refused.
  func giveUpValues(of failed: inout [Failed]) throws(SQLiteError) -> Bool {
    var isAny = false
    for index in failed.indices {
      guard case .update(let id) = failed[index].change, let unique = failed[index].unique,
        let key = exchange.key(of: id) ?? origin.key(of: id)
      else { continue }
      var former = exchange.row(of: id)
      if former == nil { former = try rows.row(key) }
      guard let row = former else { continue }
      let (base, new) = (RowMembers(commit.base[id]), RowMembers(commit.table[id]))
      let changed = table.columns.indices.filter {
        !base.isSame(as: new, in: table.columns[$0].name)
      }
      let columns = changed.filter { unique.isEmpty || unique.contains($0) }
      let before = exchange.changeCount
      if try exchange.giveUp(columns, of: id, row, key) {
        isAny = true
        ownChanges += exchange.changeCount - before
      } else if !exchange.hasGivenUp(columns, of: id), isAwaited(id, in: columns, by: failed) {
        failed[index].refusal = RecordRefusal(
          record: id, path: failed[index].refusal.path,
          cause: .refused(
            Sentence { [names = columns.map { table.columns[$0].name }] in
              $0.cannotExchange(names)
            }))
      }
      guard connection.isInTransaction else { return false }
    }
    return isAny
  }

  /// True if others wait for a value that a record had.
  private func isAwaited(_ id: RecordID, in columns: [Int], by others: [Failed]) -> Bool {
    let base = RowMembers(commit.base[id])
    return others.contains { other in
      guard other.change.record != id, other.unique != nil else { return false }
      let wanted = RowMembers(commit.table[other.change.record])
      return columns.contains { base.isSame(as: wanted, in: table.columns[$0].name) }
    }
  }
}
