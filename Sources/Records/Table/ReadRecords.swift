import JSONText
import SourceText

/// The read data of a file: its bytes, the records' ranges in them, and their format.
///
/// Immutable, so that all versions of a table share it: copying one costs a reference.
package final class ReadRecords: Sendable {
  /// Source text, with the name for messages.
  let source: SourceText
  let layout: RecordLayout
  /// The source's knowledge of the records beyond their JSON; nil if there is none.
  let origin: (any RecordOrigin)?
  let ranges: RecordRanges
  let faults: RecordFaults
  let openBracket: Int
  let closeBracket: Int
  /// True if the file escapes all characters beyond ASCII.
  let escapesNonASCII: Bool
  /// True if the whole file was validated: before, it must not be written.
  let isWhole: Bool
  /// The nesting depth of a record.
  let depth: Int
  /// The style of new text without siblings.
  let style: JSONStyle

  /// The records found so far by `index` in `source`, whose bytes it was given.
  init(
    source: SourceText, index: RecordIndexer, origin: (any RecordOrigin)?, escapesNonASCII: Bool
  ) {
    self.source = source
    self.origin = origin
    layout = index.layout
    ranges = index.ranges
    faults = index.faults
    isWhole = index.isComplete
    openBracket = index.openBracket
    closeBracket = index.isComplete ? index.closeBracket : source.buffer.count
    self.escapesNonASCII =
      escapesNonASCII || index.hasEscapedNonASCII && !index.hasRawNonASCII
    depth = index.layout == .array ? index.recordsPath.count + 1 : 0
    style = JSONStyle.usual(of: source.buffer, index)
  }

  /// The members of an object of other records.
  init(_ members: RecordRanges, of object: JSONSlice, like read: ReadRecords) {
    source = SourceText(name: read.source.name, buffer: object.buffer)
    origin = nil
    layout = .array
    ranges = members
    faults = RecordFaults()
    isWhole = true
    openBracket = object.range.lowerBound
    closeBracket = max(object.range.upperBound - 1, 0)
    escapesNonASCII = read.escapesNonASCII
    depth = read.depth
    style = read.style
  }

  init(_ read: ReadRecords, origin: any RecordOrigin) {
    source = read.source
    self.origin = origin
    layout = read.layout
    ranges = read.ranges
    faults = read.faults
    isWhole = read.isWhole
    openBracket = read.openBracket
    closeBracket = read.closeBracket
    escapesNonASCII = read.escapesNonASCII
    depth = read.depth
    style = read.style
  }

  /// The record as read; nil for an added one.
  func original(_ id: RecordID) -> JSONSlice? {
    guard Int(id.rawValue) < ranges.count else { return nil }
    return JSONSlice(buffer: source.buffer, range: ranges[Int(id.rawValue)])
  }
}
