import JSONText
import Records
import Rules
import SourceText

struct QueryScope: Sendable {
  let table: RecordTable
  /// Records in scope; nil for all, in file order.
  private let records: [RecordID]?
  /// Lines of invalid JSON, without values.
  private let broken: Set<RecordID>
  private let nothing: JSONSlice

  init(_ table: RecordTable, _ records: [RecordID]?) {
    self.table = table
    self.records = records
    broken = Set(table.brokenRecords)
    nothing = JSONSlice.emptyObject
  }

  var count: Int { records?.count ?? table.count }

  func id(at index: Int) -> RecordID { records?[index] ?? table.id(at: index) }

  /// A reading of the record at an index, by a binder in its context.
  func reading(_ record: JSONSlice, at index: Int, by binder: RecordBinder) -> RecordReading {
    binder.entering(id(at: index), of: table).reading(record)
  }

  func isBroken(_ index: Int) -> Bool { !broken.isEmpty && broken.contains(id(at: index)) }

  /// The record at an index; one without members for a broken line.
  func record(at index: Int) -> JSONSlice {
    let id = id(at: index)
    return broken.isEmpty || !broken.contains(id) ? table[id] : nothing
  }

  /// Number of records between two checks of the control.
  private static let stride = 1024

  /// Calls `body` with each record at `indices` until it returns false; false if the job was stopped.
  func forEach(
    in indices: Range<Int>, _ control: WorkControl, _ body: (Int, JSONSlice) -> Bool
  ) -> Bool {
    var start = indices.lowerBound
    while start < indices.upperBound {
      let end = min(start + Self.stride, indices.upperBound)
      for index in start..<end {
        guard body(index, record(at: index)) else { return true }
      }
      guard control.advance(by: end - start) else { return false }
      start = end
    }
    return true
  }
}
