import JSONText
import Records
import SourceText

/// A document of a text format, as its codec has read it: its values as JSON, their places and native types, and what
/// edited values become in the file.
protocol TextFormatDocument: Sendable {
  var values: DocumentValues { get }
  /// What can be done with the file, and why the rest cannot.
  var abilities: SourceAbilities { get }

  /// A day, or a moment, as the format writes a date; nil where it is none, or the format has no type of dates.
  func date(_ text: String, _ floating: FloatingTime) -> String?

  /// Whether a text is Base64 that the format can write as data.
  func holdsData(_ text: String) -> Bool

  /// Where a value is in the file, as messages say it.
  func location(of number: Int) -> SourceLocation

  /// What texts begin with that only refer to another value; nil where there are none.
  var referenceMark: String? { get }

  /// The value that another one only refers to; nil where that is a value itself.
  func target(ofReference number: Int) -> Int?

  /// The document as it is shown for the records at a path: what they refer to is in them, where it may be in several places.
  func showing(recordsAt path: [JSONStep]) throws(SourceFault) -> any TextFormatDocument

  /// Whether some value is one object in several places.
  var sharesValues: Bool { get }

  /// In how many places a value is one object; nil where it is a value of its own in each.
  func placeCount(of number: Int) -> Int?

  /// Why a value can't be in the document in place of another one, or as a new one where that is nil.
  func refusal(of value: JSONValue, replacing former: Int?) -> ValueRefusal?

  /// Why a value can't be taken out of its container.
  func refusal(ofRemoving number: Int) -> ValueRefusal?

  /// All that is refused of changes.
  func refusals(of changes: DocumentChanges) -> [ValueRefusal]

  /// The file with changed values; they were not refused, or are bullets that are shown only.
  func file(with changes: DocumentChanges) -> FileChange

  /// The JSON of the file with changes, once it is read again; nil where that is sure to be just what was changed.
  func jsonRead(with changes: DocumentChanges) -> [UInt8]?

  /// A value's own text as it is with changes; nil where the format has no text.
  func text(of number: Int, with changes: DocumentChanges) -> [UInt8]?
}

extension TextFormatDocument {
  func date(_ text: String, _ floating: FloatingTime) -> String? { nil }
  func holdsData(_ text: String) -> Bool { false }

  var referenceMark: String? { nil }

  func target(ofReference number: Int) -> Int? { nil }

  func showing(recordsAt path: [JSONStep]) throws(SourceFault) -> any TextFormatDocument { self }

  var sharesValues: Bool { false }

  func placeCount(of number: Int) -> Int? { nil }

  func refusal(ofRemoving number: Int) -> ValueRefusal? { nil }

  func jsonRead(with changes: DocumentChanges) -> [UInt8]? { nil }

  func refusals(of changes: DocumentChanges) -> [ValueRefusal] {
    var refusals: [ValueRefusal?] = []
    changes.forEachNewValue { refusals.append(refusal(of: $1, replacing: $0)) }
    return refusals.compactMap { $0 }
  }
}

/// A file as it was read with what changes in it.
struct FileChange: Sendable {
  /// New bytes for a range of the text.
  typealias Splice = (range: Range<Int>, new: [UInt8])

  /// The text that is spliced, as UTF-8; nil where the bytes are all there is.
  let text: SourceText?
  /// In the order of the text, apart from each other.
  let splices: [Splice]
  /// All bytes of a file that is not a text, or not in UTF-8.
  let bytes: [UInt8]

  /// Parts of a text in UTF-8.
  init(_ text: SourceText, _ splices: [Splice]) {
    (self.text, self.splices, bytes) = (text, splices, [])
  }

  /// A file as a whole.
  init(bytes: [UInt8]) { (text, splices, self.bytes) = (nil, [], bytes) }

  /// Writes the file; the sink gets it in pieces.
  func write(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard let text else { return try bytes.withUnsafeBytes(sink) }
    var end = 0
    for splice in splices {
      try sink(UnsafeRawBufferPointer(rebasing: text.buffer.bytes[end..<splice.range.lowerBound]))
      try splice.new.withUnsafeBytes(sink)
      end = splice.range.upperBound
    }
    try sink(UnsafeRawBufferPointer(rebasing: text.buffer.bytes[end...]))
  }
}
