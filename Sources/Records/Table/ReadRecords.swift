import JSONText
import SourceText

/// What was read of a data file: its bytes, where the records are in them, and how they are written.
///
/// It never changes, so that all versions of a table share it: copying one costs a reference.
final class ReadRecords: Sendable {
  /// What was read, with the name that messages have.
  let source: SourceText
  /// How the records are written in it: as lines, in a list, or as one.
  let layout: RecordLayout
  /// What the source knows of the records beyond their JSON; nil where the JSON is all there is.
  let origin: (any RecordOrigin)?
  let ranges: RecordRanges
  let faults: RecordFaults
  let openBracket: Int
  let closeBracket: Int
  /// The file writes all characters beyond ASCII as escapes.
  let escapesNonASCII: Bool
  /// Whether all of the file was seen and validated: before, it must not be written.
  let isWhole: Bool
  /// How many containers hold a record.
  let depth: Int
  /// What new text looks like where its neighborhood doesn't tell.
  let style: JSONStyle

  /// The records found so far by `index` in `source`, whose bytes it was fed.
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

  /// The same records, of which another origin knows.
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
}
