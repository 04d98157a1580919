import JSONText
import Records
import SourceText
import Texts

struct ConstraintReport {
  private let writing: SQLiteWriting

  init(of writing: SQLiteWriting) { self.writing = writing }

  private var table: DatabaseTable { writing.table }
  private var connection: SQLiteConnection { writing.connection }

  /// The refusal of a change; `columns` are the ones that it sets.
  func refusal(
    by constraint: FailedConstraint, of change: SQLiteWriting.Change, columns: [Int]
  ) throws(SQLiteError) -> RecordRefusal {
    func refusal(_ column: String?, _ reason: Sentence) -> RecordRefusal {
      RecordRefusal(
        record: change.record, path: column.map { [.member($0)] } ?? [], cause: .refused(reason))
    }
    let names = columns.map { table.columns[$0].name }
    let only = names.count == 1 ? names[0] : nil
    switch constraint {
    case .notNull(let column):
      return refusal(column, Sentence { $0.columnNeedsValue(column) })
    case .unique(let columns, _) where !columns.isEmpty:
      return refusal(
        columns.first { names.containsBytes(of: $0) } ?? columns[0],
        Sentence { $0.notUniqueIn(columns) })
    case .check(let name):
      let check =
        try TableDefinition(of: table.name, in: connection)?.condition(ofConstraint: name) ?? name
      return refusal(
        names.first { check.containsWord($0) } ?? only, Sentence { $0.checkFails(check) })
    case .rowNumber:
      return refusal(table.keyColumns.first?.name ?? only, Sentence { $0.mustBeWholeNumber })
    case .trigger(let message): return refusal(only, Sentence { $0.triggerRefuses(message) })
    case .other(let message), .unique(_, let message):
      return refusal(
        names.first { message.containsWord($0) } ?? only, Sentence { $0.constraintFails(message) })
    case .foreignKey:
      return try foreignKey(of: change, columns: names)
        ?? refusal(only, Sentence { $0.refersToNothing(in: nil) })
    }
  }

  /// The refusals by constraints that are checked at the commit: of each change that violates one.
  func refusalsOfAll() throws(SQLiteError) -> [RecordRefusal] {
    var refusals: [RecordRefusal] = []
    for change in writing.changes {
      if let refusal = try foreignKey(of: change, columns: changedColumns(change)) {
        refusals.append(refusal)
      }
    }
    if refusals.isEmpty, let first = writing.changes.first {
      refusals.append(
        RecordRefusal(
          record: first.record, cause: .refused(Sentence { $0.refersToNothing(in: nil) })))
    }
    return refusals
  }

  private func changedColumns(_ change: SQLiteWriting.Change) -> [String] {
    let names = table.columns.map(\.name)
    guard case .update(let id) = change else { return names }
    let (base, new) = (
      RowMembers(writing.commit.base[id]), RowMembers(writing.commit.table[id])
    )
    return names.filter { !base.isSame(as: new, in: $0) }
  }

  // MARK: Foreign keys

  /// Columns of a table that refer to columns of another one.
  private struct ForeignKey {
    let child: String
    let parent: String
    var from: [String]
    var to: [String]
  }

  /// The foreign key that a change violates: the referenced row is missing, or others refer to the previous value.
  private func foreignKey(
    of change: SQLiteWriting.Change, columns: [String]
  ) throws(SQLiteError) -> RecordRefusal? {
    let id = change.record
    if change != .delete(id) {
      let new = RowMembers(writing.commit.table[id])
      for key in try keys(of: table.name) where key.from.contains(where: columns.containsBytes) {
        guard try isMissing(key.to, in: key.parent, new, key.from) else { continue }
        return RecordRefusal(
          record: id, path: [.member(key.from[0])],
          cause: .refused(Sentence { $0.refersToNothing(in: key.parent) }))
      }
    }
    guard writing.commit.base.index(of: id) != nil else { return nil }
    let former = RowMembers(writing.commit.base[id])
    for child in try SQLiteSchema(connection).entries where !child.isView {
      for key in try keys(of: child.name)
      where key.parent.isSameName(inSQL: table.name)
        && (change == .delete(id) || key.to.contains(where: columns.containsBytes))
      {
        guard try !isMissing(key.from, in: key.child, former, key.to) else { continue }
        return RecordRefusal(
          record: id, path: change == .delete(id) ? [] : [.member(key.to[0])],
          cause: .refused(Sentence { $0.isReferredTo(by: key.child) }))
      }
    }
    return nil
  }

  private func keys(of child: String) throws(SQLiteError) -> [ForeignKey] {
    let rows = try connection.rows(
      """
      SELECT id, "table", "from", coalesce("to", (
        SELECT name FROM pragma_table_info("table") WHERE pk = seq + 1))
      FROM pragma_foreign_key_list(?) ORDER BY id, seq
      """, [.text(child)]
    ) { (id: $0.integer(0), parent: $0.text(1), from: $0.text(2), to: $0.text(3)) }
    var keys: [Int64: ForeignKey] = [:]
    for row in rows {
      keys[row.id, default: ForeignKey(child: child, parent: row.parent, from: [], to: [])].from
        .append(row.from)
      keys[row.id]?.to.append(row.to)
    }
    return keys.sorted { $0.key < $1.key }.map(\.value)
  }

  /// True if no row of a table has in its `columns` the values that a record has in `names`; false if one of these is
  /// null.
  private func isMissing(
    _ columns: [String], in other: String, _ members: RowMembers, _ names: [String]
  ) throws(SQLiteError) -> Bool {
    var values: [DatabaseValue] = []
    for name in names {
      guard let member = members[name], member.kind != .null,
        let value = try? StoredForm.of(member, replacing: nil)
      else { return false }
      values.append(value)
    }
    let condition = columns.map { $0.quoted + " = ?" }.joined(separator: " AND ")
    return try connection.rows(
      "SELECT 1 FROM \(other.quoted) WHERE \(condition) LIMIT 1", values, { _ in }
    ).isEmpty
  }
}

extension String {
  fileprivate func containsWord(_ name: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0.hasSameBytes(as: name) }
      || contains(name.quoted)
  }
}
