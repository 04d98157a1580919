import JSONText
import SourceText

/// A data file as its records: slices of the bytes read, or of small edited texts.
///
/// A value type: copying it is cheap, an edit makes a new version and leaves the old one whole.
package struct RecordTable: Sendable {
  private(set) var read: ReadRecords
  var edits: RecordEdits
  var order: RecordOrder
  var addedCount: UInt32 = 0
  /// What shows the style of a list that has no records to show it.
  var listModel: ListModel?

  /// Validates all of `source` (RFC 8259 and UTF-8, depth up to 512) and finds its records.
  ///
  /// An object root is one record; an array root (or the array at `recordsPath`) holds them. In
  /// JSON Lines (by name, or one object a line) each line is one, and a broken one is kept as a
  /// record with a `fault`.
  package init(parsing source: SourceText, recordsPath: [JSONStep] = [])
    throws(JSONSyntaxError)
  {
    var index = RecordIndexer(name: source.name, recordsPath: recordsPath)
    try index.advance(over: source.buffer.bytes, isWhole: true)
    self.init(source: source, index: index)
  }

  /// The records found so far by `index` in `source`, whose bytes it was fed.
  package init(
    source: SourceText, index: RecordIndexer, origin: (any RecordOrigin)? = nil,
    escapesNonASCII: Bool = false
  ) {
    read = ReadRecords(
      source: source, index: index, origin: origin, escapesNonASCII: escapesNonASCII)
    edits = RecordEdits(readCount: index.count)
    order = RecordOrder(readCount: index.count)
  }

  /// The same records, of which another origin knows.
  func with(_ origin: any RecordOrigin) -> RecordTable {
    var table = self
    table.read = ReadRecords(read, origin: origin)
    return table
  }

  /// What was read, with the name that messages have.
  package var source: SourceText { read.source }
  /// How the records are written in it: as lines, in a list, or as one.
  package var layout: RecordLayout { read.layout }
  /// What the source knows of the records beyond their JSON; nil where the JSON is all there is.
  package var origin: (any RecordOrigin)? { read.origin }
  /// Whether all of the file was seen and validated: before, it must not be written.
  package var isWhole: Bool { read.isWhole }
  var ranges: RecordRanges { read.ranges }
  var faults: RecordFaults { read.faults }
  var openBracket: Int { read.openBracket }
  var closeBracket: Int { read.closeBracket }
  var escapesNonASCII: Bool { read.escapesNonASCII }
  var depth: Int { read.depth }
  var style: JSONStyle { listModel?.style ?? read.style }

  /// How many records there are. O(1).
  package var count: Int { order.count }

  /// The record at a place, from 0, in file order; the place must be less than `count`. O(log n).
  package func id(at place: Int) -> RecordID {
    guard let id = order[place] else { preconditionFailure("no record at place \(place)") }
    return RecordID(rawValue: id)
  }

  /// Where a record is; nil for one that was deleted. O(1) until records are added or moved.
  package func place(of id: RecordID) -> Int? { order.place(of: id.rawValue) }

  /// The record as it is now, also one that was deleted.
  package subscript(id: RecordID) -> JSONSlice {
    edits[id.rawValue] ?? original(id) ?? JSONSlice(buffer: source.buffer, range: 0..<0)
  }

  /// The record as it was read; nil for one that was added.
  package func original(_ id: RecordID) -> JSONSlice? {
    guard Int(id.rawValue) < ranges.count else { return nil }
    return JSONSlice(buffer: source.buffer, range: ranges[Int(id.rawValue)])
  }

  /// Why the record is not JSON: only lines of a JSON Lines file can be broken.
  package func fault(of id: RecordID) -> JSONSyntaxError? {
    guard let fault = faults[id.rawValue], edits[id.rawValue] == nil else { return nil }
    let end = ranges[Int(id.rawValue)].upperBound
    let line = UnsafeRawBufferPointer(rebasing: source.buffer.bytes[..<end])
    return JSONSyntaxError(fault, in: line, unit: .line)
  }

  /// The broken lines, in the order they were read.
  package var brokenRecords: [RecordID] {
    faults.numbers.map { RecordID(rawValue: $0) }.filter { edits[$0.rawValue] == nil }
  }

  /// Whether writing would give other bytes than were read. O(1).
  package var isEdited: Bool { edits.count > 0 || !order.isAsRead }

  /// Whether the records are those that were read, in their order. O(1).
  package var hasRecordsAsRead: Bool { order.isAsRead }

  /// The records in their present order. O(count).
  package var records: [RecordID] { order.ids.map { RecordID(rawValue: $0) } }

  /// The records that are not as read, or were added, in their present order.
  ///
  /// O(edits), or O(count) once records were added, deleted or moved.
  package var editedRecords: [RecordID] {
    let edited = order.isAsRead ? edits.edited : order.ids.filter { edits[$0] != nil }
    return edited.map { RecordID(rawValue: $0) }
  }
}
