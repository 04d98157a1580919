import JSONText
import SourceText

/// A data file as its records: slices of the bytes read, or of small edited texts.
///
/// A value type: copying it is cheap, an edit makes a new version and leaves the old one unchanged.
package struct RecordTable: Sendable {
  package internal(set) var read: ReadRecords
  var present: PresentRecords
  var listModel: ListModel?
  /// The keys of the records, if they are members of an object; nil for items of a list.
  package var keys: MemberKeys?

  /// Validates all of `source` (RFC 8259 and UTF-8, depth up to 512) and finds its records.
  ///
  /// An object root is one record; an array root (or the array at `recordsPath`) contains them. In JSON Lines (by
  /// name, or one object a line) each line is one, and a broken one is kept as a record with a `fault`.
  package init(parsing source: SourceText, recordsPath: [JSONStep] = [])
    throws(JSONSyntaxError)
  {
    var index = RecordIndexer(name: source.name, recordsPath: recordsPath)
    try index.advance(over: source.buffer.bytes, isWhole: true)
    self.init(source: source, index: index)
  }

  /// The records found so far by `index` in `source`, whose bytes it was given.
  package init(
    source: SourceText, index: RecordIndexer, origin: (any RecordOrigin)? = nil,
    escapesNonASCII: Bool = false
  ) {
    read = ReadRecords(
      source: source, index: index, origin: origin, escapesNonASCII: escapesNonASCII)
    present = PresentRecords(readCount: index.count)
  }

  func with(_ origin: any RecordOrigin) -> RecordTable {
    var table = self
    table.read = ReadRecords(read, origin: origin)
    return table
  }

  package var source: SourceText { read.source }
  package var layout: RecordLayout { read.layout }
  package var origin: (any RecordOrigin)? { read.origin }
  package var isWhole: Bool { read.isWhole }
  var ranges: RecordRanges { read.ranges }
  var faults: RecordFaults { read.faults }
  var escapesNonASCII: Bool { read.escapesNonASCII }
  var style: JSONStyle { listModel?.style ?? read.style }
  var spacing: RecordSpacing { RecordSpacing(of: self) }

  /// Number of records. O(1).
  package var count: Int { present.order.count }

  /// The record at an index, from 0 to less than `count`, in file order. O(log n).
  package func id(at index: Int) -> RecordID {
    guard let id = present.order[index] else { preconditionFailure("no record at place \(index)") }
    return RecordID(rawValue: id)
  }

  /// The index of a record; nil for a deleted one. O(1) until records are added or moved.
  package func index(of id: RecordID) -> Int? { present.order.index(of: id.rawValue) }

  /// The current version of a record, even a deleted one.
  package subscript(id: RecordID) -> JSONSlice {
    present.edits[id.rawValue] ?? original(id) ?? JSONSlice(buffer: source.buffer, range: 0..<0)
  }

  /// The record as read; nil for an added one.
  package func original(_ id: RecordID) -> JSONSlice? { read.original(id) }

  /// The reason why the record is invalid JSON: only lines of a JSON Lines file can be broken.
  package func fault(of id: RecordID) -> JSONSyntaxError? {
    guard let fault = faults[id.rawValue], present.edits[id.rawValue] == nil else { return nil }
    let end = ranges[Int(id.rawValue)].upperBound
    let line = UnsafeRawBufferPointer(rebasing: source.buffer.bytes[..<end])
    return JSONSyntaxError(fault, in: line, unit: .line)
  }

  /// Invalid records that were not edited, in file order.
  package var brokenRecords: [RecordID] {
    faults.numbers.map { RecordID(rawValue: $0) }.filter { present.edits[$0.rawValue] == nil }
  }

  /// True if writing would change the bytes. O(1).
  package var isEdited: Bool { present.edits.count > 0 || !present.order.isAsRead }

  /// True if no record was added, deleted or moved. O(1).
  package var hasRecordsAsRead: Bool { present.order.isAsRead }

  /// All records in present order. O(count).
  package var records: [RecordID] { present.order.ids.map { RecordID(rawValue: $0) } }

  /// The records that were changed or added, in their present order.
  ///
  /// O(edits), or O(count) once records were added, deleted or moved.
  package var editedRecords: [RecordID] {
    present.edited.map { RecordID(rawValue: $0) }
  }
}
