/// Some of a column's values, and how many of the records have one of them.
package struct ValueGroup: Hashable, Sendable {
  /// The value as the column shows it, or a range of values.
  package let text: String
  package let count: Int
  /// A filter that exactly these records pass; nil where there is none.
  package let filter: String?
  /// The sum and mean that these records have in another column; nil where none is measured, or has numbers.
  package var total: NumberTotal?
}

/// Writes conditions of filters on a column.
struct ConditionWriter {
  private let column: String

  init(_ identifier: String) {
    let isPlain = identifier.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
    }
    column =
      isPlain && !Self.words.contains(identifier.lowercased())
      ? identifier : Self.quoted(identifier)
  }

  /// Words that mean something else at the beginning of a condition.
  private static let words: Set = ["not", "and", "or", "problems"]

  var missing: String { "\(column) missing" }

  func exactly(_ text: String) -> String { "\(column) == \(Self.quoted(text))" }

  /// A number by its value; a text with the same digits is another value.
  func number(_ number: String) -> String { "\(column) >= \(number) and \(column) <= \(number)" }

  func range(from first: String, before end: String?) -> String {
    "\(column) >= \(first)" + (end.map { " and \(column) < \($0)" } ?? "")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      scalar == "\"" || scalar == "\\" ? ["\\", scalar] : [scalar]
    }
    return "\"\(String(scalars: escaped[...]))\""
  }
}
