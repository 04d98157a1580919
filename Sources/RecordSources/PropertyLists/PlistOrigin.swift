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
      throw .refused(Sentence { $0.plistHasNoKey })
    }
    guard let value else { throw .refused(Sentence { $0.plistKeysNotRemovable }) }
    guard let type = nativeType(at: former.range.lowerBound, in: record) else {
      if value == former.value { return value }
      throw .refused(Sentence { $0.plistOnlySingleValues })
    }
    if let reason = Self.refusal(of: value, as: type) { throw .refused(reason) }
    return value
  }

  /// Why a value can't take the place of one of a type; nil where it can.
  static func refusal(of value: JSONValue, as type: NativeType) -> Sentence? {
    switch (type, value) {
    case (.string, .string(let text)):
      XMLPlistText.firstForbidden(in: text).map {
        let code = String($0.value, radix: 16, uppercase: true)
        let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
        return Sentence { $0.plistCannotHoldCharacter(padded) }
      }
    case (.integer, .number(let text)):
      integerRefusal(text)
    case (.real, .number(let text)):
      Double(text)?.isFinite == true ? nil : Sentence { $0.plistNumberTooLarge(text) }
    case (.boolean, .bool): nil
    case (.date, .string(let text)):
      XMLPlistText.isDate(text) ? nil : Sentence { $0.plistHasDate }
    case (.data, .string(let text)):
      XMLPlistText.isData(text) ? nil : Sentence { $0.plistHasData }
    case (.uid, _): Sentence { $0.plistUIDStays }
    default: Sentence { has(type, in: $0) }
    }
  }

  /// Readers of property lists take 64 bits, with a sign or without.
  private static func integerRefusal(_ text: String) -> Sentence? {
    guard XMLPlistText.isInteger(text) else { return Sentence { $0.plistHasInteger } }
    return Int64(text) != nil || UInt64(text) != nil
      ? nil : Sentence { $0.plistNumberTooLarge(text) }
  }

  private static func has(_ type: NativeType, in texts: any StorageTexts) -> String {
    switch type {
    case .string: texts.plistHasString
    case .integer: texts.plistHasInteger
    case .real: texts.plistHasReal
    case .boolean: texts.plistHasBoolean
    case .date: texts.plistHasDate
    case .data: texts.plistHasData
    case .uid: texts.plistUIDStays
    case .null: texts.plistHasNull
    }
  }
}
