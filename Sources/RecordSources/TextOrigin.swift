import Records
import SourceText

/// The origin of records in a file of another text format than JSON: saving splices what changed into the text as it
/// was read, so that all other bytes stay.
protocol TextOrigin: RecordOrigin {
  /// What saving a version of the records changes in the text, and what can't be written. O(edited records).
  func change(to table: RecordTable) -> TextChange
}

/// New bytes for parts of a text.
struct TextChange: Sendable {
  /// New bytes for a range of the text.
  typealias Splice = (range: Range<Int>, new: [UInt8])

  /// The text as it was read; nil where it is none, so that nothing can be written.
  let text: SourceText?
  /// In the order of the text.
  let splices: [Splice]
  /// Without any, all of the records can be written.
  let refusals: [RecordRefusal]

  /// Writes the text with its new parts; the sink gets it in pieces.
  func write(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard let text else { return }
    var end = 0
    for splice in splices {
      try sink(UnsafeRawBufferPointer(rebasing: text.buffer.bytes[end..<splice.range.lowerBound]))
      try splice.new.withUnsafeBytes(sink)
      end = splice.range.upperBound
    }
    try sink(UnsafeRawBufferPointer(rebasing: text.buffer.bytes[end...]))
  }
}
