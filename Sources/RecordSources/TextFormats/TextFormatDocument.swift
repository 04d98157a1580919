import JSONText
import PlistText
import Records
import SourceText

/// A parsed document of a text format: its values as JSON, their positions and native types, and the mapping of
/// edited values to the file.
protocol TextFormatDocument: Sendable {
  var values: DocumentValues { get }
  var abilities: SourceAbilities { get }

  /// A day or an instant in the format's notation of dates; nil if it is invalid, or if the format has no dates.
  func date(_ text: String, _ floating: FloatingTime) -> String?

  /// True if a text is Base64 that the format can write as data.
  func holdsData(_ text: String) -> Bool

  /// The location of a value in the file, for messages.
  func location(of number: Int) -> SourceLocation

  /// The prefix of texts that refer to another value; nil if there are none.
  var referenceMark: String? { get }

  /// The value that another one refers to; nil if it is not a reference.
  func target(ofReference number: Int) -> Int?

  /// The document as shown for the records at a path: shared objects are shown in the records if possible.
  func showing(recordsAt path: [JSONStep]) throws(SourceFault) -> any TextFormatDocument

  /// True if some value is one object at several locations.
  var sharesValues: Bool { get }

  /// The other places that a value belongs to; nil if it is only where it is.
  func sharing(of number: Int) -> ValueSharing?

  /// True if a value can stay where it is under another key.
  var keepsRenamed: Bool { get }
  /// True if a whole number and one with a fraction have different types.
  var hasIntegers: Bool { get }

  /// The changes without those of values that only show what others are now.
  func own(_ changes: DocumentChanges) -> DocumentChanges

  /// A value in which copies of others show what these are with the changes; nil where there are no copies. `former`: the
  /// changes before the last edit.
  func value(
    of number: Int, with changes: DocumentChanges, since former: DocumentChanges
  ) -> JSONValue?

  /// The reason why the document can't contain a value in place of another one, or as a new one for nil.
  func refusal(of value: JSONValue, replacing former: Int?) -> ValueRefusal?

  /// The reason why a value can't be removed from its container.
  func refusal(ofRemoving number: Int) -> ValueRefusal?

  /// The reason why what the changes leave out can't be removed; nil if it can. O(changes).
  func refusal(ofRemovalsIn changes: DocumentChanges) -> ValueRefusal?

  /// The refusals of changes.
  func refusals(of changes: DocumentChanges) -> [ValueRefusal]

  /// The reason why the changes can't be written together, after each is allowed; nil if they can.
  func refusal(ofWriting changes: DocumentChanges) -> ValueRefusal?

  /// The file with changed values, which were not refused, or are shown as bullets only.
  func file(with changes: DocumentChanges) -> FileChange

  /// The JSON of the file with changes, once it is read again; nil if that certainly equals the changes.
  func jsonRead(with changes: DocumentChanges) -> [UInt8]?

  /// The text of a value with changes; nil if the format has no text.
  func text(of number: Int, with changes: DocumentChanges) -> [UInt8]?
}

extension TextFormatDocument {
  func date(_ text: String, _ floating: FloatingTime) -> String? { nil }
  func holdsData(_ text: String) -> Bool { false }

  var referenceMark: String? { nil }
  var keepsRenamed: Bool { false }
  var hasIntegers: Bool { true }

  func target(ofReference number: Int) -> Int? { nil }

  func showing(recordsAt path: [JSONStep]) throws(SourceFault) -> any TextFormatDocument { self }

  var sharesValues: Bool { false }

  func sharing(of number: Int) -> ValueSharing? { nil }

  func own(_ changes: DocumentChanges) -> DocumentChanges { changes }

  func value(
    of number: Int, with changes: DocumentChanges, since former: DocumentChanges
  ) -> JSONValue? { nil }

  func refusal(ofRemoving number: Int) -> ValueRefusal? { nil }

  func refusal(ofRemovalsIn changes: DocumentChanges) -> ValueRefusal? { nil }

  func refusal(ofWriting changes: DocumentChanges) -> ValueRefusal? { nil }

  func jsonRead(with changes: DocumentChanges) -> [UInt8]? { nil }

  func refusals(of changes: DocumentChanges) -> [ValueRefusal] {
    var refusals: [ValueRefusal?] = []
    changes.forEachNewValue { refusals.append(refusal(of: $1, replacing: $0)) }
    return refusals.compactMap { $0 }
  }
}

/// A file as read, with changes.
struct FileChange: Sendable {
  /// New bytes for a range of the text.
  typealias Splice = (range: Range<Int>, new: [UInt8])

  /// The text as read, in UTF-8; nil if `bytes` is used.
  let text: SourceText?
  /// Changes of `text`, in its order and disjoint.
  let splices: [Splice]
  /// The whole file, unless it is a text in UTF-8.
  let bytes: [UInt8]

  /// Changes of a text in UTF-8.
  init(_ text: SourceText, _ splices: [Splice]) {
    (self.text, self.splices, bytes) = (text, splices, [])
  }

  /// Changes of a text that the file has in another encoding.
  init(_ text: SourceText, _ splices: [Splice], in encoding: UnicodeEncoding) {
    guard encoding != .utf8 else {
      self.init(text, splices)
      return
    }
    let bytes = text.buffer.bytes
    let whole = bytes.spliced(0..<bytes.count, by: splices)
    self.init(bytes: encoding.mark + encoding.encoded(whole))
  }

  init(bytes: [UInt8]) { (text, splices, self.bytes) = (nil, [], bytes) }

  /// Writes the file in pieces to the sink.
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

extension FileChange {
  /// The splice without the bytes that it has in common with the replaced text; nil if it changes nothing.
  static func trimmed(_ splice: Splice, in bytes: UnsafeRawBufferPointer) -> Splice? {
    let (old, new) = (bytes[splice.range], splice.new)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[old.startIndex + start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.endIndex - 1 - end] == new[new.count - 1 - end] { end += 1 }
    guard start + end < max(old.count, new.count) else { return nil }
    return (
      splice.range.lowerBound + start..<splice.range.upperBound - end,
      Array(new[start..<new.count - end])
    )
  }
}

extension UnsafeRawBufferPointer {
  /// A part of a text with changes in it.
  func spliced(_ range: Range<Int>, by splices: [FileChange.Splice]) -> [UInt8] {
    var result: [UInt8] = []
    var end = range.lowerBound
    for splice in splices {
      result += self[end..<splice.range.lowerBound]
      result += splice.new
      end = splice.range.upperBound
    }
    return result + self[end..<range.upperBound]
  }
}
