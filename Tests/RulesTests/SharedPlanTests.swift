import FormTesting
import JSONText
import Testing

@testable import Rules

@Suite("One plan of a form")
struct SharedPlanTests {
  private static let form = """
    ( { identifier = a; valuePath = a; dataType = integer; minimumValue = 3; },
      { identifier = b; valuePath = b; required = "a > 5"; hidden = "a == 7"; },
      { identifier = c; valuePath = c; choicesFrom = "path:list"; choiceFilter = "choice.x == a"; },
      { identifier = d; formula = "a * 2"; dataType = integer; numberStyle = decimal; } )
    """

  @Test("serves several threads at once: each finds in records what one alone finds")
  func threads() async throws {
    let plan = FormPlan(try #require(FormFixture.decode(Self.form).form), .plain)
    let records = try (0..<44).map { index in
      try JSONSlice(parsing: #"{"a": \#(index % 11), "c": 1, "list": [{"value": 1, "x": 4}]}"#)
    }
    let judge: @Sendable () -> [String] = {
      let binder = RecordBinder(plan)
      return records.map { record in
        let reading = binder.reading(record)
        let shown = reading.visibleRows.map { "\($0.row.identifier)=\($0.display.text)" }
        return (shown + reading.problems.map { "\($0.row) \($0.failure.message)" }).joined(
          separator: "; ")
      }
    }
    let found = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<4 { group.addTask { judge() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let alone = judge()
    #expect(Set(alone).count == 11)
    #expect(found == Array(repeating: alone, count: 4))
  }
}
