import JSONText
import Records
import SourceText
import Texts
import Threads

final class DatabaseOrigin: RecordOrigin {
  let table: DatabaseTable
  /// Columns whose texts are read as JSON.
  let entered: Set<ExactText>
  private let keys: Locked<DatabaseKeys>
  /// True if the row keys are secret: messages count rows instead.
  private let hidesKeys: Bool
  private let rows: DeliveredRows
  private let known: KnownValues
  /// Columns in which null is an object that does not exist yet.
  private let beginObjects: Set<ExactText>
  /// Columns whose texts are all data.
  private let dataColumns: Set<ExactText>

  init(
    _ table: DatabaseTable, entered: Set<ExactText>, keys: DatabaseKeys, rows: DeliveredRows,
    known: KnownValues, beginObjects: Set<ExactText>, dataColumns: Set<ExactText>, hidesKeys: Bool
  ) {
    self.table = table
    self.entered = entered
    self.keys = Locked(keys)
    self.rows = rows
    self.known = known
    self.beginObjects = beginObjects
    self.dataColumns = dataColumns
    self.hidesKeys = hidesKeys
  }

  /// The key of a row; nil if it has none yet, or can't be found.
  func key(of id: RecordID) -> DatabaseKeys.Key? { keys.withLock { $0[id] } }

  /// Sets the keys of rows after a commit.
  func learn(_ new: [(id: RecordID, key: DatabaseKeys.Key)]) {
    keys.withLock { keys in
      for (id, key) in new { keys.learn(key, of: id) }
    }
  }

  func saved(
    _ added: [RecordID], in later: any RecordOrigin, isSame: (RecordID, RecordID) -> Bool
  ) -> [RecordID: RecordID] {
    guard let later = later as? DatabaseOrigin, later.table.name.hasSameBytes(as: table.name) else {
      return [:]
    }
    var wanted: [DatabaseKeys.Key: RecordID] = [:]
    for id in added { if let key = key(of: id) { wanted[key] = id } }
    var found: [RecordID: RecordID] = [:]
    for (key, record) in later.keys.withLock({ $0.records(of: Set(wanted.keys)) }) {
      // A number that is no column may be another row's by now.
      guard let id = wanted[key], table.guards.isEmpty || isSame(id, record) else { continue }
      found[id] = record
    }
    return found
  }

  func traits(ofMember name: String) -> MemberTraits {
    guard let column = table.columns.first(where: { $0.name.hasSameBytes(as: name) }) else {
      return MemberTraits()
    }
    let refusal = table.reasonAgainstEditing.map { reason in
      Sentence { $0.asClause(reason.text(in: $0)) }
    }
    return MemberTraits(
      refusal: refusal ?? (column.isComputed ? Sentence { $0.columnIsComputed(name) } : nil),
      beginsObjects: beginObjects.contains(name), holdsData: dataColumns.contains(name))
  }

  var declaredMembers: [DeclaredMember] {
    table.columns.map(\.declared)
  }

  var numberedMember: String? {
    guard case .number(_, let column?) = table.key else { return nil }
    return table.columns[column].name
  }

  func location(at offset: Int, in record: RecordID) -> SourceLocation {
    let column = column(at: offset, in: record)?.column.name
    guard !hidesKeys, let key = key(of: record) else {
      let name = table.kind == .query ? nil : table.name
      return .countedValue(table: name, row: Int(record.rawValue) + 1, column: column)
    }
    return .value(table: table.name, key: key.text, column: column)
  }

  func nativeType(at offset: Int, in record: RecordID) -> NativeType? {
    guard let (_, value) = column(at: offset, in: record),
      value.range.lowerBound == offset
    else { return nil }
    switch value.kind {
    case .null: return .null
    case .number: return value.isReal ? .real : .integer
    case .string:
      return rows.peculiarity(at: offset) == .data ? .data : .string
    case .bool: return .boolean
    case .array, .object: return nil
    }
  }

  var hasUnreadValues: Bool { rows.hasUnreadValues }

  func isUnread(_ value: JSONSlice, at path: [JSONStep], in record: RecordID) -> Bool {
    guard case .found(let delivered)? = rows.record(record)?.lookup(path) else { return false }
    return rows.peculiarity(at: delivered.range.lowerBound) == .tooLong
      && value.hasSameBytes(as: delivered)
  }

  /// The column and value that contain an offset; nil for the record as a whole.
  private func column(
    at offset: Int, in record: RecordID
  ) -> (column: DatabaseTable.Column, value: JSONSlice)? {
    guard let delivered = rows.record(record) else { return nil }
    let members = Array(delivered.members)
    guard
      let index = members.firstIndex(where: { $0.value.range.contains(offset) }),
      index < table.columns.count
    else { return nil }
    return (table.columns[index], members[index].value)
  }

  var mayLackMembers: Bool { false }

  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    // What is inside of JSON is as JSON has it.
    guard let former, let (column, whole) = column(at: former.range.lowerBound, in: record),
      whole.range == former.range
    else {
      if former == nil, let value { try refuseAlteration(of: value, at: path) }
      return value
    }
    guard let value else {
      throw .refused(ValueRefusal(Sentence { $0.asClause($0.rowsHaveAllColumns) }))
    }
    if value == former.value { return value }
    guard !column.isComputed else {
      throw .refused(ValueRefusal(Sentence { $0.columnIsComputed(column.name) }))
    }
    // Nothing can take its place whatever it is.
    if value == .null { return value }
    guard rows.peculiarity(at: former.range.lowerBound) != .tooLong else {
      throw .refused(ValueRefusal(.valueIsTooLong))
    }
    do throws(ValueRefusal) {
      let old = stored(former)
      let stored = try column.refusingAlteration(
        of: StoredForm.of(JSONSlice(writing: value), replacing: old ?? column.model))
      if column.hasIntegers, case .integer = old, case .real = stored {
        throw ValueRefusal(Sentence { $0.mustBeWholeNumber })
      }
      if case .bool = value, column.isBoolean { return value }
      return stored.number.map { .number($0) } ?? value
    } catch {
      throw .refused(error)
    }
  }

  /// Refuses a value of a new row that its column would change.
  private func refuseAlteration(
    of value: JSONValue, at path: [JSONStep]
  ) throws(JSONEditError) {
    guard path.count == 1,
      let column = table.columns.first(where: { $0.name.hasSameBytes(as: path[0].name) })
    else { return }
    do throws(ValueRefusal) {
      let stored = try StoredForm.of(JSONSlice(writing: value), replacing: column.model)
      _ = try column.refusingAlteration(of: stored)
    } catch {
      throw .refused(error)
    }
  }

  /// A value of the storage class of a delivered one; nil for null.
  private func stored(_ value: JSONSlice) -> DatabaseValue? {
    switch value.kind {
    case .null: nil
    case .bool: .integer(0)
    case .number: value.isReal ? .real(0) : .integer(0)
    case .array, .object: .text([])
    case .string: rows.kind(of: value)?.model ?? .text([])
    }
  }

  /// The possible storage of a record's text, object or list in `column`: as it was delivered, or, if it `isNew` in
  /// its row, like another value of equal JSON. None: as its JSON suggests. Several: ambiguous.
  func kinds(
    of value: JSONSlice, in column: String, of id: RecordID, isNew: Bool
  ) -> Set<StoredKind> {
    if let delivered = rows.record(id),
      case .found(let member) = delivered.lookup([.member(column)]),
      member.hasSameBytes(as: value)
    {
      return rows.kind(of: member).map { [$0] } ?? []
    }
    // A copy has the very bytes.
    if value.buffer === rows.text.buffer { return rows.kind(of: value).map { [$0] } ?? [] }
    return isNew ? known.kinds(like: value, in: column) : []
  }

  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt? {
    nil
  }

  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
    SourcePreview(ofJSON: old, to: new)
  }
}

extension JSONSlice {
  /// True for a number with a fraction or an exponent.
  fileprivate var isReal: Bool { bytes.contains { $0 == 0x2E || $0 | 0x20 == 0x65 } }
}

extension StoredKind {
  /// An example value of the storage.
  fileprivate var model: DatabaseValue {
    switch self {
    case .text, .json, .tooLong: .text([])
    case .data: .blob([])
    case .invalidText(let bytes): .text(bytes)
    }
  }
}
