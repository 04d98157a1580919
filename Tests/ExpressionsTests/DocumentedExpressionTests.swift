import FoundationEssentials
import JSONText
import Testing

@testable import Expressions

@Suite("Documentation/Expressions.md")
struct DocumentedExpressionTests {
  /// Found from this file's path.
  private static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Documentation/Expressions.md"

  private static func text() throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  /// The two lines in which the record is given.
  private static func record(in text: String) -> String {
    text.split(separator: "\n").filter { $0.hasPrefix("    ") }.joined()
  }

  /// The lines of the tables: an expression, and what it gives.
  private static func rows(in text: String) -> [(expression: String, result: String)] {
    text.split(separator: "\n").compactMap { line in
      let marks = line.split(separator: "`", maxSplits: 4, omittingEmptySubsequences: false)
      guard line.hasPrefix("| `"), marks.count > 2 else { return nil }
      let isNothing = line.contains("| nothing |")
      return (String(marks[1]), isNothing ? "missing" : String(marks[3]))
    }
  }

  @Test("Each line gives what it says")
  func results() throws {
    let text = try Self.text()
    var scope = try RecordScope(Self.record(in: text))
    // A row's identifier is its path.
    if case .found(let age) = scope.record.lookup([.member("age")]) { scope.rows["age"] = age }
    scope.root = scope.record
    let rows = Self.rows(in: text)
    #expect(rows.count > 40)
    for row in rows {
      let value = try Expression(row.expression).value(in: scope)
      let shown = value.json?.jsonText() ?? "missing"
      #expect(
        shown.filter { !$0.isWhitespace } == row.result.filter { !$0.isWhitespace },
        "\(row.expression)")
    }
  }

  @Test("Each function, operator and aggregate is there")
  func complete() throws {
    let text = try Self.text()
    for name in FunctionTable.byName.keys {
      #expect(text.contains("\(name)(") || text.contains("`\(name)`"), "\(name)")
    }
    for word in ExpressionComparison.Operator.allCases {
      #expect(text.contains(word.rawValue), "\(word)")
    }
    for word in ExpressionAggregate.allCases {
      #expect(text.contains("@\(word.rawValue)"), "\(word)")
    }
  }
}
