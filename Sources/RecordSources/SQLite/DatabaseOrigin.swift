import JSONText
import Records
import SourceText
import Texts
import Values

/// The rows that records were delivered from.
final class DatabaseOrigin: RecordOrigin {
  let table: DatabaseTable
  let keys: DatabaseKeys
  /// What was delivered, and where its records are.
  private let text: SourceText
  private let ranges: RecordRanges
  private let peculiarities: [(offset: Int, what: RowProjection.Peculiarity)]

  init(
    _ table: DatabaseTable, keys: DatabaseKeys, text: SourceText, ranges: RecordRanges,
    peculiarities: [(offset: Int, what: RowProjection.Peculiarity)]
  ) {
    self.table = table
    self.keys = keys
    self.text = text
    self.ranges = ranges
    self.peculiarities = peculiarities
  }

  func location(at offset: Int, in record: RecordID) -> SourceLocation {
    // Where rows have no key they are counted.
    let key = keys[record]?.text ?? String(record.rawValue + 1)
    return .value(
      table: table.name, key: key, column: column(at: offset, in: record).map(\.column.name))
  }

  func nativeType(at offset: Int, in record: RecordID) -> NativeType? {
    guard let (_, value) = column(at: offset, in: record),
      value.range.lowerBound == offset
    else { return nil }
    switch value.kind {
    case .null: return .null
    case .number: return value.bytes.contains { $0 == 0x2E || $0 | 0x20 == 0x65 } ? .real : .integer
    case .string: return peculiarity(at: offset) == .data ? .data : .string
    case .bool, .array, .object: return nil
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
    _ value: JSONValue?, replacing former: JSONSlice?, in record: RecordID
  ) throws(JSONEditError) -> JSONValue? { value }

  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt? {
    nil
  }

  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
    SourcePreview(ofJSON: old, to: new)
  }
}
