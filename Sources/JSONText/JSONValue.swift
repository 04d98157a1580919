/// A JSON value as a row sees it: numbers stay the text they are, members stay in order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number as written: `1.0`, `1e400`, thirty digits.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// One member of an object.
package struct JSONMember: Hashable, Sendable {
  package var name: String
  package var value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// The six kinds of value in RFC 8259, for messages and type checks.
package enum JSONKind: String, Sendable { case null, bool, number, string, array, object }

extension JSONValue {
  package var kind: JSONKind { fatalError("not built yet") }
  /// Compact JSON text of the value; `escapingNonASCII` writes `\uXXXX` for all beyond ASCII.
  package func jsonText(escapingNonASCII: Bool = false) -> String { fatalError("not built yet") }
}
