import JSONText
import PlistText
import Records
import SourceText
import Texts

/// The property list that records were delivered from.
///
/// An edit replaces what is between the tags of one value; all other bytes stay.
final class PlistOrigin: TextOrigin {
  /// The file as it was read, in UTF-8; nil for a binary one.
  let text: SourceText?
  private let values: [PlistProjection.Value]

  init(_ projection: PlistProjection, text: SourceText?) {
    self.text = text
    values = projection.values
  }

  /// The value whose JSON begins at an offset, or the last one that begins before it. O(log values).
  func value(at offset: Int) -> PlistProjection.Value? {
    let next = values.indices.firstNumber { values[$0].start > offset }
    return next > 0 ? values[next - 1] : nil
  }

  func location(at offset: Int, in record: RecordID) -> SourceLocation {
    .text(value(at: offset)?.node.position ?? SourcePosition(line: 1, column: 1))
  }

  func nativeType(at offset: Int, in record: RecordID) -> NativeType? {
    value(at: offset)?.type
  }

  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, in record: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    guard let former else {
      guard value != nil else { return nil }
      throw .refused(ValueRefusal(Sentence { $0.plistHasNoKey }))
    }
    guard let value else { throw .refused(ValueRefusal(Sentence { $0.plistKeysNotRemovable })) }
    if value == former.value { return value }
    if let refusal = refusal(of: value, at: former.range.lowerBound) { throw .refused(refusal) }
    return value
  }
}
