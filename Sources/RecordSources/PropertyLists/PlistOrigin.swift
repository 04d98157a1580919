import JSONText
import PlistText
import Records
import SourceText

/// The property list that records were delivered from.
///
/// An edit replaces what is between the tags of one value; all other bytes stay.
final class PlistOrigin: RecordOrigin {
  /// The file as it was read, in UTF-8; nil for a binary one.
  let text: SourceText?
  private let values: [PlistProjection.Value]

  init(_ projection: PlistProjection, text: SourceText?) {
    self.text = text
    values = projection.values
  }

  /// The value whose JSON begins at an offset, or the last one that begins before it. O(log values).
  func value(at offset: Int) -> PlistProjection.Value? {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? values[low - 1] : nil
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
      throw .refused("the property list has no such key, and keys can't be added to it yet")
    }
    guard let value else { throw .refused("keys of a property list can't be removed yet") }
    guard let type = nativeType(at: former.range.lowerBound, in: record) else {
      if value == former.value { return value }
      throw .refused("of a property list only single values can be changed yet")
    }
    if let reason = Self.refusal(of: value, as: type) { throw .refused(reason) }
    return value
  }

  /// Why a value can't take the place of one of a type; nil where it can.
  static func refusal(of value: JSONValue, as type: NativeType) -> String? {
    switch (type, value) {
    case (.string, .string(let text)):
      XMLPlistText.firstForbidden(in: text).map {
        let code = String($0.value, radix: 16, uppercase: true)
        return "XML can't hold the character U+"
          + String(repeating: "0", count: max(0, 4 - code.count)) + code
      }
    case (.integer, .number(let text)):
      integerRefusal(text)
    case (.real, .number(let text)):
      Double(text)?.isFinite == true ? nil : "\(text) is larger than a property list can hold"
    case (.boolean, .bool): nil
    case (.date, .string(let text)):
      XMLPlistText.isDate(text)
        ? nil
        : "the property list has a date here: a day and time that exist, as 2026-11-21T08:30:00Z"
    case (.data, .string(let text)):
      XMLPlistText.isData(text) ? nil : "the property list has data here, written as Base64"
    case (.uid, _): "a UID of a property list can't be changed"
    default: "the property list has \(article(type)) here"
    }
  }

  /// Readers of property lists take 64 bits, with a sign or without.
  private static func integerRefusal(_ text: String) -> String? {
    guard XMLPlistText.isInteger(text) else { return "the property list has an integer here" }
    return Int64(text) != nil || UInt64(text) != nil
      ? nil : "\(text) is larger than a property list can hold"
  }

  private static func article(_ type: NativeType) -> String {
    switch type {
    case .integer: "an integer"
    case .data: "data"
    default: "a \(type.rawValue)"
    }
  }
}
