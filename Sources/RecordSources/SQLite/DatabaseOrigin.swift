import JSONText
import Records
import SourceText
import Texts
import Threads

/// The rows that records were delivered from.
final class DatabaseOrigin: RecordOrigin {
  let table: DatabaseTable
  /// Columns whose texts are looked into.
  let entered: Set<String>
  private let keys: Locked<DatabaseKeys>
  /// Whether keys are secrets, so that messages count rows instead.
  private let hidesKeys: Bool
  /// What was delivered, and where its records are.
  private let text: SourceText
  private let ranges: RecordRanges
  private let peculiarities: [(offset: Int, what: RowProjection.Peculiarity)]
  /// Columns in which null is an object that is not there yet.
  private let beginObjects: Set<String>

  init(
    _ table: DatabaseTable, entered: Set<String>, keys: DatabaseKeys, text: SourceText,
    ranges: RecordRanges,
    peculiarities: [(offset: Int, what: RowProjection.Peculiarity)], beginObjects: Set<String>,
    hidesKeys: Bool
  ) {
    self.beginObjects = beginObjects
    self.hidesKeys = hidesKeys
    self.table = table
    self.entered = entered
    self.keys = Locked(keys)
    self.text = text
    self.ranges = ranges
    self.peculiarities = peculiarities
  }

  /// What a row is found by; nil where it can't be, or there is none yet.
  func key(of id: RecordID) -> DatabaseKeys.Key? { keys.withLock { $0[id] } }

  /// Takes the keys that rows have after a commit.
  func learn(_ new: [(id: RecordID, key: DatabaseKeys.Key)]) {
    keys.withLock { keys in
      for (id, key) in new { keys.learn(key, of: id) }
    }
  }

  func traits(ofMember name: String) -> MemberTraits {
    guard let column = table.columns.first(where: { $0.name == name }) else {
      return MemberTraits()
    }
    return MemberTraits(
      refusal: column.isComputed ? Sentence { $0.columnIsComputed(name) } : nil,
      beginsObjects: beginObjects.contains(name))
  }

  func location(at offset: Int, in record: RecordID) -> SourceLocation {
    // Where rows have no key they are counted.
    let key = (hidesKeys ? nil : key(of: record)?.text) ?? String(record.rawValue + 1)
    return .value(
      table: table.name, key: key, column: column(at: offset, in: record).map(\.column.name))
  }

  func nativeType(at offset: Int, in record: RecordID) -> NativeType? {
    guard let (_, value) = column(at: offset, in: record),
      value.range.lowerBound == offset
    else { return nil }
    switch value.kind {
    case .null: return .null
    case .number: return value.isReal ? .real : .integer
    case .string:
      if case .data = peculiarity(at: offset) { return .data }
      return .string
    case .bool: return .boolean
    case .array, .object: return nil
    }
  }

  func peculiarity(at offset: Int) -> RowProjection.Peculiarity? {
    var (low, high) = (0, peculiarities.count)
    while low < high {
      let middle = (low + high) / 2
      if peculiarities[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    guard low < peculiarities.count, peculiarities[low].offset == offset else { return nil }
    return peculiarities[low].what
  }

  /// The column whose value is at an offset, or around it, and that value; nil for the record as a whole.
  private func column(
    at offset: Int, in record: RecordID
  ) -> (column: DatabaseTable.Column, value: JSONSlice)? {
    guard Int(record.rawValue) < ranges.count else { return nil }
    let range = ranges[Int(record.rawValue)]
    let members = Array(JSONSlice(buffer: text.buffer, range: range).members)
    guard
      let place = members.firstIndex(where: { $0.value.range.contains(offset) }),
      place < table.columns.count
    else { return nil }
    return (table.columns[place], members[place].value)
  }

  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    // What is inside of JSON is as JSON has it.
    guard let former, let (column, whole) = column(at: former.range.lowerBound, in: record),
      whole.range == former.range
    else { return value }
    guard let value else {
      throw .refused(ValueRefusal(Sentence { $0.asClause($0.rowsHaveAllColumns) }))
    }
    if value == former.value { return value }
    guard !column.isComputed else {
      throw .refused(ValueRefusal(Sentence { $0.columnIsComputed(column.name) }))
    }
    do throws(ValueRefusal) {
      let old = stored(former)
      let stored = try StoredForm.of(JSONSlice(writing: value), replacing: old ?? column.model)
      if column.hasIntegers, case .integer = old, case .real = stored {
        throw ValueRefusal(Sentence { $0.mustBeWholeNumber })
      }
      if case .bool = value, column.isBoolean { return value }
      return stored.number.map { .number($0) } ?? value
    } catch {
      throw .refused(error)
    }
  }

  /// A value of the same storage class as one that was delivered; nil for null.
  private func stored(_ value: JSONSlice) -> SQLiteValue? {
    switch value.kind {
    case .null: nil
    case .bool: .integer(0)
    case .number: value.isReal ? .real(0) : .integer(0)
    case .array, .object: .text([])
    case .string: peculiarity(at: value.range.lowerBound)?.model ?? .text([])
    }
  }

  /// What a value of a record is that looks like another: of one that was delivered, or is a copy of such a one.
  func peculiarity(
    of value: JSONSlice, in column: DatabaseTable.Column, of id: RecordID
  ) -> RowProjection.Peculiarity? {
    if value.buffer === text.buffer { return peculiarity(at: value.range.lowerBound) }
    guard Int(id.rawValue) < ranges.count else { return nil }
    let original = JSONSlice(buffer: text.buffer, range: ranges[Int(id.rawValue)])
    guard case .found(let member) = original.lookup([.member(column.name)]),
      member.hasSameBytes(as: value)
    else { return nil }
    return peculiarity(at: member.range.lowerBound)
  }

  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt? {
    nil
  }

  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
    SourcePreview(ofJSON: old, to: new)
  }
}

extension JSONSlice {
  /// Whether a number is written with a fraction or an exponent.
  fileprivate var isReal: Bool { bytes.contains { $0 == 0x2E || $0 | 0x20 == 0x65 } }
}

extension RowProjection.Peculiarity {
  /// A value that is stored so.
  fileprivate var model: SQLiteValue {
    switch self {
    case .data: .blob([])
    case .invalidText(let bytes): .text(bytes)
    }
  }
}
