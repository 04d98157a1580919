import JSONText
import Values

/// What an expression comes to. Dates are texts in ISO notation.
package enum ExpressionValue: Sendable, Equatable {
  /// Nothing is there, or why it could not be made.
  case missing(ExpressionProblem?)
  case null
  case bool(Bool)
  case number(Decimal34)
  /// A number of a record or a literal with more digits than are calculated with: compared by all of them.
  case longNumber(String)
  case string(String)
  case list([ExpressionValue])
  /// An array or an object as the record has it.
  case container(JSONSlice)

  /// Nothing is there.
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

  /// The number that a text writes.
  static func number(_ bytes: UnsafeRawBufferPointer) -> ExpressionValue {
    switch Decimal34.reading(utf8: bytes) {
    case .exact(let number): .number(number)
    case .rounded: .longNumber(String(decoding: bytes, as: UTF8.self))
    case .outOfRange: .missing(.numberOutOfRange)
    case .notANumber: .missing(.notANumber(String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// Whether it is null or missing: what equals `nil`.
  package var isNil: Bool {
    switch self {
    case .missing, .null: true
    case .bool, .number, .longNumber, .string, .list, .container: false
    }
  }

  /// Why it is missing.
  package var problem: ExpressionProblem? {
    if case .missing(let problem) = self { problem } else { nil }
  }

  /// The number that is calculated with, of 34 digits.
  package var number: Decimal34? {
    switch self {
    case .number(let number): number
    case .longNumber(let text): Decimal34(text)
    case .missing, .null, .bool, .string, .list, .container: nil
    }
  }

  /// Whether templates would show nothing: missing, null, the empty text, an array or an object without members.
  package var isEmpty: Bool {
    switch self {
    case .missing, .null: true
    case .string(let text): text.isEmpty
    case .list(let values): values.isEmpty
    case .container(let slice): slice.isEmptyContainer
    case .bool, .number, .longNumber: false
    }
  }

  /// The value as a record holds it; nil for a missing one.
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

  /// A scalar as text functions join it: a text as it is, a number in plain notation; nil for others.
  var joinedText: String? {
    switch self {
    case .string(let text), .longNumber(let text): text
    case .number(let number): number.description
    case .bool(let value): value ? "true" : "false"
    case .missing, .null, .list, .container: nil
    }
  }
}
