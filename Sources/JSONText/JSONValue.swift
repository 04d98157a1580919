/// A JSON value as a row sees it: numbers keep their text, members their order.
///
/// Equality compares bytes: `1.0` is not `1`, and two spellings of one accented letter differ.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// The number as written: `1.0`, `1e400`, thirty digits.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  package var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// A name and its value in an object.
package struct JSONMember: Sendable {
  package var name: String
  package var value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// The six kinds of value in RFC 8259, for messages and type checks.
package enum JSONKind: String, Sendable {
  case null, bool, number, string, array, object

  package var isScalar: Bool { self != .array && self != .object }
}

extension JSONValue: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    // String's own equality would take composed and decomposed letters for the same.
    case (.number(let a), .number(let b)), (.string(let a), .string(let b)):
      a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .null: break
    case .bool(let value): hasher.combine(value)
    case .number(let text), .string(let text): for byte in text.utf8 { hasher.combine(byte) }
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension JSONMember: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.name.utf8.elementsEqual(b.name.utf8) && a.value == b.value
  }

  package func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
    hasher.combine(value)
  }
}
