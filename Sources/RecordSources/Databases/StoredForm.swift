import JSONText
import SourceText
import Texts

/// The storage of JSON in a column: in the storage class of the previous value if possible.
enum StoredForm {
  /// The stored value in place of `former`; throws if information would be lost.
  static func of(
    _ json: JSONSlice, replacing former: DatabaseValue?
  ) throws(ValueRefusal) -> DatabaseValue {
    switch json.value {
    case .null: return .null
    case .bool(let flag): return .integer(flag ? 1 : 0)
    case .number(let text): return try number(text, replacing: former)
    case .string(let text): return try string(text, replacing: former)
    case .array, .object: return .text(Array(json.bytes), replacing: former)
    }
  }

  /// Integers stay integers and real numbers stay real, if the value allows it.
  private static func number(
    _ text: String, replacing former: DatabaseValue?
  ) throws(ValueRefusal) -> DatabaseValue {
    let isWhole = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    guard !isWhole else {
      guard let integer = Int64(text) else {
        throw ValueRefusal(
          Sentence { $0.integerTooLong(text) }, withoutValue: Sentence { $0.integerTooLong(nil) })
      }
      if case .real = former, let real = Double(exactly: integer) { return .real(real) }
      return .integer(integer)
    }
    guard let real = Double(exactly: text) ?? (isInfinite(text) ? Double(text) : nil) else {
      throw ValueRefusal(
        Sentence { $0.realTooLong(text) }, withoutValue: Sentence { $0.realTooLong(nil) })
    }
    if case .integer = former, let integer = Int64(exactly: real) { return .integer(integer) }
    return .real(real)
  }

  /// Infinity in JSON's notation.
  private static func isInfinite(_ text: String) -> Bool { text == "9e999" || text == "-9e999" }

  private static func string(
    _ text: String, replacing former: DatabaseValue?
  ) throws(ValueRefusal) -> DatabaseValue {
    switch former {
    case .blob:
      guard let data = Base64.bytes(text.utf8) else {
        throw ValueRefusal(Sentence { $0.columnHasData })
      }
      return .blob(data)
    case .text(let bytes) where String(validating: bytes, as: UTF8.self) == nil:
      throw ValueRefusal(Sentence { $0.invalidTextStays })
    default: return .text(text)
    }
  }
}

extension DatabaseValue {
  /// JSON in place of `former`, with its surrounding white space.
  fileprivate static func text(_ json: [UInt8], replacing former: DatabaseValue?) -> DatabaseValue {
    guard case .text(let bytes) = former, bytes.withUnsafeBytes(RowProjection.isContainer) else {
      return .text(json)
    }
    let lead = bytes.prefix(while: \.isJSONSpace)
    let trail = bytes.reversed().prefix(while: \.isJSONSpace).reversed()
    return .text(lead + json + trail)
  }
}
