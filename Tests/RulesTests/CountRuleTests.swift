import FormTesting
import JSONText
import Testing
import Texts

@testable import Forms
@testable import Rules

@Suite("How many items a list has")
struct CountRuleTests {
  private func list(_ change: (inout RowContents) -> Void = { _ in }) throws -> ConfigRow {
    try row("a") { row in
      row.valueType = .array
      (row[.minimumCount], row[.maximumCount]) = (1, 2)
      change(&row)
    }
  }

  private func problem(_ row: ConfigRow, _ json: String?) throws -> String? {
    let form = try BindingFixture([row], json.map { "{\"a\": \($0)}" } ?? "{}")
    #expect(form.binder.reading(form.record).problems.map(\.failure) == form.problems)
    return form.problems.first.map { "\($0.severity.rawValue) \($0.rule.rawValue): \($0.message)" }
  }

  @Test(
    "fewer and more are errors; a list that is not there is not judged",
    arguments: [
      ("[]", "error minimumCount: needs at least 1 item, has 0"), ("[1]", nil), ("[{}, []]", nil),
      ("[1, 2, 3]", "error maximumCount: takes at most 2 items, has 3"), ("null", nil), (nil, nil),
      ("7", "error type: holds a number, not a list"),
    ])
  func counts(json: String?, message: String?) throws {
    #expect(try problem(list(), json) == message)
  }

  @Test("the form's own message has the limit and the number of items in it")
  func ownMessage() throws {
    let row = try list {
      $0.errorMessages = ["maximumCount": "{label}: {value} are more than {limit}"]
    }
    #expect(try problem(row, "[1, 2, 3]") == "error maximumCount: A: 3 are more than 2")
  }

  @Test("a state says beforehand whether a list may have so many")
  func refusal() throws {
    let form = try BindingFixture([try list()], "{}")
    let state = form.binder.state(of: form.binder.form.rows[0])
    let texts = Language.english.texts
    #expect(state.refusal(ofItemCount: 3, in: texts) == "takes at most 2 items")
    #expect(state.refusal(ofItemCount: 0, in: texts) == "needs at least 1 item")
    #expect(state.refusal(ofItemCount: 2, in: texts) == nil)
    let facts = RuleCatalog.facts(about: state.row, in: texts)
    #expect(facts.map { "\($0.name) \($0.text)" } == ["At least 1 item", "At most 2 items"])
  }
}
