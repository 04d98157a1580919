import FormTesting
import Forms
import JSONText
import Testing

@testable import Lint

@Suite("Rules of rows that share a list of choices")
struct JudgedValuesTests {
  private func rows(_ rows: [String]) throws -> [ConfigRow] {
    let decoded = FormFixture.decode("( \(rows.map { "{ \($0) }" }.joined(separator: ", ")) )")
    return try #require(decoded.form).rows
  }

  @Test("are asked once about its values where they are the same")
  func once() throws {
    let rows = try rows([
      "valuePath = a; maximumLength = 3;",
      "valuePath = b; key = Other; help = Text; maximumLength = 3;",
      "valuePath = c; maximumLength = 2;",
    ])
    let judged = JudgedValues(of: (0..<50).map { Choice(value: .number("\($0)"), title: "") })
    var count = 0
    let found = rows.map { row in
      judged.first(brokenIn: row, givenType: false) { index, _ in
        count += 1
        return index == 40
      }
    }
    #expect(found == [40, 40, 40])
    #expect(count == 2 * 41)
  }

  @Test("are asked about the beginning only where many rows have others")
  func many() throws {
    let rows = try rows((1...12).map { "valuePath = a\($0); maximumLength = \($0);" })
    let judged = JudgedValues(of: (0..<3_000).map { Choice(value: .number("\($0)"), title: "") })
    let found = rows.map {
      judged.first(brokenIn: $0, givenType: false) { index, _ in index == 2_000 }
    }
    #expect(found == Array(repeating: 2_000, count: 10) + [nil, nil])
  }

  @Test(
    "A list with a fault is reported once, however many rows name it, and its values for each rule")
  func lines() {
    let row = "choicesFrom = \"file:c.json\";"
    let found = FormFixture.decode(
      "( { valuePath = a; \(row) }, { valuePath = b; \(row) }, { valuePath = c; \(row) maximumLength = 1; } )",
      beside: ["c.json": #"["x", "yy", "x"]"#], checks: FormChecks.always + LintChecks.all
    ).diagnostics
    #expect(found.filter { $0.code == .F502 }.map(\.line).count == 1)
    #expect(found.filter { $0.code == .W402 }.map { $0.row?.ordinal } == [3])
  }
}
