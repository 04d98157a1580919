import JSONText
import Values

/// The value of an expression. Dates are texts in ISO notation.
package enum ExpressionValue: Sendable, Equatable {
  /// No value, or the reason why it could not be computed.
  case missing(ExpressionProblem?)
  case null
  case bool(Bool)
  case number(Decimal34)
  /// A number of a record or a literal with more digits than in calculations: compared by all of them.
  case longNumber(String)
  case string(String)
  case list([ExpressionValue])
  /// An array or an object of the record.
  case container(JSONSlice)

  package static let absent = ExpressionValue.missing(nil)

  /// The value of a record's bytes; nil for none. O(bytes) of a scalar, O(1) of an array or an object.
  package init(_ slice: JSONSlice?) {
    guard let slice else {
      self = .absent
      return
    }
    switch slice.kind {
    case .null: self = .null
    case .bool: self = .bool(slice.bytes.first == UInt8(ascii: "t"))
    case .number: self = Self.number(slice.bytes)
    case .string: self = .string(slice.stringValue)
    case .array, .object: self = .container(slice)
    }
  }

  /// The value of a number's text.
  static func number(_ bytes: UnsafeRawBufferPointer) -> ExpressionValue {
    switch Decimal34.reading(utf8: bytes) {
    case .exact(let number): .number(number)
    case .rounded: .longNumber(String(decoding: bytes, as: UTF8.self))
    case .outOfRange: .missing(.numberOutOfRange)
    case .notANumber: .missing(.notANumber(String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// True if it equals `nil`: null or missing.
  package var isNil: Bool {
    switch self {
    case .missing, .null: true
    case .bool, .number, .longNumber, .string, .list, .container: false
    }
  }

  package var problem: ExpressionProblem? {
    if case .missing(let problem) = self { problem } else { nil }
  }

  package var number: Decimal34? {
    switch self {
    case .number(let number): number
    case .longNumber(let text): Decimal34(text)
    case .missing, .null, .bool, .string, .list, .container: nil
    }
  }

  /// True if templates show nothing: missing, null, the empty text, an array or an object without members.
  package var isEmpty: Bool {
    switch self {
    case .missing, .null: true
    case .string(let text): text.isEmpty
    case .list(let values): values.isEmpty
    case .container(let slice): slice.isEmptyContainer
    case .bool, .number, .longNumber: false
    }
  }

  package var json: JSONValue? {
    switch self {
    case .missing: nil
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number.description)
    case .longNumber(let text): .number(text)
    case .string(let text): .string(text)
    case .list(let values): .array(values.map { $0.json ?? .null })
    case .container(let slice): slice.value
    }
  }

  /// Text of a scalar for text functions: a text as it is, a number in plain notation;
  /// nil for other values.
  var joinedText: String? {
    switch self {
    case .string(let text), .longNumber(let text): text
    case .number(let number): number.description
    case .bool(let value): value ? "true" : "false"
    case .missing, .null, .list, .container: nil
    }
  }
}
