import JSONText
import Records
import Texts

/// The changes of a commit in an open transaction: all of them, or none.
final class SQLiteWriting {
  enum Outcome {
    /// All changes are made, but not committed.
    case made(Result, keys: [(id: RecordID, key: DatabaseKeys.Key)])
    case conflict
    case refused([RecordRefusal])
  }

  enum Result {
    /// The rows equal the records, without changes of other rows.
    case asGiven
    /// The rows equal the records in the columns that these set, but others were computed or
    /// changed.
    case completed
    /// A row is different in a column that was set, or was deleted.
    case altered
  }

  enum Change: Hashable {
    case delete(RecordID)
    case update(RecordID)
    case insert(RecordID)

    var record: RecordID {
      switch self {
      case .delete(let id), .update(let id), .insert(let id): id
      }
    }
  }

  let connection: SQLiteConnection
  let origin: DatabaseOrigin
  let commit: RecordCommit
  let rows: SQLiteRowAccess
  private var keys: [(id: RecordID, key: DatabaseKeys.Key)] = []
  /// Number of rows changed by the statements themselves.
  var ownChanges: Int32 = 0
  private(set) lazy var exchange = UniqueExchange(table, rows, on: connection)

  init(_ commit: RecordCommit, of origin: DatabaseOrigin, on connection: SQLiteConnection) {
    self.connection = connection
    self.origin = origin
    self.commit = commit
    rows = SQLiteRowAccess(origin.table, on: connection, entered: origin.entered)
  }

  var table: DatabaseTable { origin.table }

  private var overwrites: Bool {
    if case .anything = commit.expected { true } else { false }
  }

  /// The changes, deletions first: they free unique values.
  private(set) lazy var changes: [Change] = {
    let difference = TableDifference(from: commit.base, to: commit.table)
    let deletions = difference.deleted.map { Change.delete($0) }
    let changed = difference.changed.members.map { id in
      commit.base.index(of: id) != nil && origin.key(of: id) != nil
        ? Change.update(id) : .insert(id)
    }
    return deletions + changed
  }()

  /// A change that violates a constraint.
  struct Failed {
    let change: Change
    var refusal: RecordRefusal
    /// Indices of the columns in which another row has the same values, if that is the reason;
    /// empty for an index of expressions.
    let unique: [Int]?
  }

  /// Makes the changes. One that violates a constraint is tried again after the others, then before them, as it may
  /// depend on them. Rows that still wait for each other's values release these first.
  func make() throws(SQLiteError) -> Outcome {
    let total = connection.totalChanges
    var (pending, round) = (changes, 0)
    while !pending.isEmpty {
      var failed: [Failed] = []
      for change in pending {
        do throws(Obstacle) {
          try make(change)
        } catch {
          switch error {
          case .conflict: return .conflict
          case .database(let error): throw error
          case .refused(let refusal, let unique):
            failed.append(Failed(change: change, refusal: refusal, unique: unique))
          }
          // A trigger may end the transaction.
          guard connection.isInTransaction else { return .refused(failed.map(\.refusal)) }
        }
      }
      round += 1
      let isStuck = failed.count == pending.count
      if isStuck || round > 1, try !giveUpValues(of: &failed), isStuck {
        return .refused((round % 2 == 0 ? failed.reversed() : failed).map(\.refusal))
      }
      pending = failed.reversed().map(\.change)
    }
    let isAlone = connection.totalChanges - total == ownChanges
    return .made(try result(isAlone: isAlone), keys: keys)
  }

  private enum Obstacle: Error {
    case conflict
    case refused(RecordRefusal, unique: [Int]? = nil)
    case database(SQLiteError)
  }

  private func make(_ change: Change) throws(Obstacle) {
    switch change {
    case .delete(let id): try delete(id)
    case .update(let id): try update(id)
    case .insert(let id): try insert(id)
    }
  }

  // MARK: One row

  private func delete(_ id: RecordID) throws(Obstacle) {
    guard let key = origin.key(of: id), let current = try row(key) else { return }
    let base = RowMembers(commit.base[id])
    // What was added without a value may have one by now.
    let given = table.columns.indices.filter { base[table.columns[$0].name] != nil }
    guard overwrites || current.agrees(with: base, in: given) else { throw .conflict }
    try run(.delete(id), columns: []) { () throws(SQLiteError) in try rows.delete(key) }
  }

  private func update(_ id: RecordID) throws(Obstacle) {
    guard let former = origin.key(of: id) else { return }
    let key = exchange.key(of: id) ?? former
    let (base, new) = (RowMembers(commit.base[id]), RowMembers(commit.table[id]))
    try refuseUnknown(new, in: id)
    let changed = table.columns.indices.filter { !base.isSame(as: new, in: table.columns[$0].name) }
    guard !changed.isEmpty else { return }
    guard let current = try formerRow(of: id, key) else {
      guard overwrites else { throw .conflict }
      return try insert(id)
    }
    guard overwrites || current.agrees(with: base, in: changed + table.guards) else {
      throw .conflict
    }
    var values: [(column: Int, value: DatabaseValue)] = []
    for column in changed {
      values.append((column, try value(of: column, new, replacing: current.values[column], in: id)))
    }
    try run(.update(id), columns: changed) { () throws(SQLiteError) in
      try rows.update(key, values)
    }
    keys.append((id, rows.key(key, after: values)))
  }

  private func insert(_ id: RecordID) throws(Obstacle) {
    let new = RowMembers(commit.table[id])
    try refuseUnknown(new, in: id)
    var values: [(column: Int, value: DatabaseValue)] = []
    for column in table.columns.indices where !table.columns[column].isComputed {
      guard let member = new[table.columns[column].name] else { continue }
      // What the table has a value for of its own needs none.
      if member.kind == .null, table.columns[column].hasOwnValue { continue }
      values.append((column, try value(of: column, new, replacing: nil, in: id)))
    }
    var key: DatabaseKeys.Key?
    try run(.insert(id), columns: values.map(\.column)) { () throws(SQLiteError) in
      key = try rows.insert(values)
    }
    if let key { keys.append((id, key)) }
  }

  /// The row of a record before this commit.
  private func formerRow(
    of id: RecordID, _ key: DatabaseKeys.Key
  ) throws(Obstacle) -> SQLiteRowAccess.Row? {
    if let row = exchange.row(of: id) { return row }
    return try row(key)
  }

  private func row(_ key: DatabaseKeys.Key) throws(Obstacle) -> SQLiteRowAccess.Row? {
    do throws(SQLiteError) { return try rows.row(key) } catch { throw .database(error) }
  }

  private func refuseUnknown(_ members: RowMembers, in id: RecordID) throws(Obstacle) {
    let names = table.columns.map(\.name)
    guard let name = members.names.first(where: { !names.containsBytes(of: $0) }) else { return }
    throw .refused(
      RecordRefusal(
        record: id, path: [.member(name)],
        cause: .refused(Sentence { $0.noColumn(name, columns: names) })))
  }

  private func value(
    of column: Int, _ members: RowMembers, replacing former: DatabaseValue?, in id: RecordID
  ) throws(Obstacle) -> DatabaseValue {
    let name = table.columns[column].name
    func refusal(_ reason: Sentence) -> Obstacle {
      .refused(RecordRefusal(record: id, path: [.member(name)], cause: .refused(reason)))
    }
    guard !table.columns[column].isComputed else {
      throw refusal(Sentence { $0.columnIsComputed(name) })
    }
    guard let member = members[name] else { return .null }
    do throws(ValueRefusal) {
      return try WrittenValue(member, in: table.columns[column], of: id, origin).stored(
        replacing: former)
    } catch {
      throw refusal(error.discreetMessage)
    }
  }

  /// Runs a statement that changes the row of a record; violated constraints are reported for that record.
  private func run(
    _ change: Change, columns: [Int], _ statement: () throws(SQLiteError) -> Void
  ) throws(Obstacle) {
    do throws(SQLiteError) {
      try statement()
    } catch {
      throw obstacle(error, to: change, columns)
    }
    guard connection.changes > 0 else {
      throw .refused(
        RecordRefusal(
          record: change.record, cause: .refused(Sentence { $0.triggerIgnores })))
    }
    ownChanges += connection.changes
  }

  private func obstacle(_ error: SQLiteError, to change: Change, _ columns: [Int]) -> Obstacle {
    guard let constraint = FailedConstraint(error) else { return .database(error) }
    do throws(SQLiteError) {
      let refusal = try ConstraintReport(of: self).refusal(
        by: constraint, of: change, columns: columns)
      guard case .unique(let names, _) = constraint else { return .refused(refusal) }
      return .refused(refusal, unique: names.compactMap { table.column($0) })
    } catch {
      return .database(error)
    }
  }

  /// Compares the rows with the records: triggers, defaults and types may have changed them.
  private func result(isAlone: Bool) throws(SQLiteError) -> Result {
    var result = isAlone ? Result.asGiven : .completed
    for (id, key) in keys {
      guard let row = try rows.row(key) else { return .altered }
      let members = RowMembers(commit.table[id])
      let base = commit.base.index(of: id).map { _ in RowMembers(commit.base[id]) }
      for column in table.columns.indices {
        let name = table.columns[column].name
        if members[name] != nil, row.agrees(with: members, in: [column]) { continue }
        let isSet = base.map { !$0.isSame(as: members, in: name) } ?? isGiven(column, members)
        if isSet { return .altered }
        result = .completed
      }
    }
    return result
  }

  /// True if a new row sets a column.
  private func isGiven(_ column: Int, _ members: RowMembers) -> Bool {
    guard let member = members[table.columns[column].name] else { return false }
    return member.kind != .null && !table.columns[column].isComputed
  }
}
