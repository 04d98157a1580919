import FormTesting
import JSONText
import Patterns
import Testing

@testable import Rules

@Suite("The budget of patterns that explode") struct PatternBudgetTests {
  private static let explosive = String(repeating: "a", count: 60) + "!"

  private static func fixture(
    _ record: String = "{}", patternBudget: PatternBudget = PatternBudget(),
    for use: BinderUse = .records
  ) throws -> BindingFixture {
    try BindingFixture(
      [try row("a") { $0.regex = try? RowPattern("(a|aa)+") }], record,
      patternBudget: patternBudget, for: use)
  }

  @Test("After 100 texts over the limit a stored value is not judged, and shown as such")
  func stored() throws {
    let fixture = try Self.fixture(#"{"a": "\#(Self.explosive)"}"#)
    let first = "not judged: the pattern needs too much work for this text"
    for _ in 0..<PatternBudget.texts {
      #expect(fixture.binder.rowsGivenUp.isEmpty)
      #expect(fixture.problems.map(\.message) == [first])
    }
    #expect(fixture.binder.rowsGivenUp.map(\.identifier) == ["a"])
    let message = "not judged: the pattern needed too much work for 100 other texts"
    #expect(fixture.problems.map(\.message) == [message])
    #expect(fixture.binder.reading(fixture.record).problems.isEmpty)
  }

  @Test("Harmless texts use nothing of the budget")
  func harmless() throws {
    let fixture = try Self.fixture(#"{"a": "aab"}"#)
    for _ in 0..<300 { #expect(fixture.problems.count == 1) }
    #expect(fixture.binder.patternBudget.isUnused)
  }

  @Test("What a person types is always judged; what is written into many records is not")
  func edits() throws {
    let fixture = try Self.fixture()
    for _ in 0..<PatternBudget.texts + 10 { _ = fixture.typing(Self.explosive) }
    #expect(fixture.binder.patternBudget.isUnused)
    let many = try Self.fixture(for: .edits)
    for _ in 0..<PatternBudget.texts + 10 { _ = many.typing(Self.explosive) }
    #expect(many.binder.rowsGivenUp.count == 1)
    let typing = try Self.fixture(patternBudget: many.binder.patternBudget)
    #expect(typing.refusal("b") != nil)
  }
}
