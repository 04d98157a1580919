import FormTesting
import JSONText
import Patterns
import Testing
import Texts

@testable import Forms
@testable import Rules

@Suite("A list of some of a row's choices")
struct SeveralChoicesTests {
  private func several(_ change: (inout RowContents) -> Void = { _ in }) throws -> ConfigRow {
    try row("a") { row in
      row.valueType = .array
      row.choices = [
        Choice(value: .string("r"), title: "Red"), Choice(value: .string("g"), title: "Green"),
        Choice(value: .number("3"), title: "Three"),
      ]
      change(&row)
    }
  }

  private func problem(_ row: ConfigRow, _ json: String?) throws -> String? {
    let form = try BindingFixture([row], json.map { "{\"a\": \($0)}" } ?? "{}")
    #expect(form.binder.reading(form.record).problems.map(\.failure) == form.problems)
    return form.problems.first.map { "\($0.severity.rawValue) \($0.rule.rawValue): \($0.message)" }
  }

  @Test(
    "each element is one of the choices",
    arguments: [
      ("[]", nil), (#"["r"]"#, nil), (#"["g", 3.0, "r"]"#, nil), ("null", nil), (nil, nil),
      (#"["r", "x"]"#, #"error choice: "x" is not among the choices"#),
      (#"[["r"]]"#, "error choice: the value is not among the choices"),
      (#""r""#, "error type: holds a text, not a list"),
    ])
  func elements(json: String?, message: String?) throws {
    #expect(try problem(several(), json) == message)
  }

  @Test("so many must be there, and no more")
  func counts() throws {
    let row = try several { ($0[.minimumSelection], $0[.maximumSelection]) = (1, 2) }
    #expect(
      try problem(row, "[]") == "error minimumSelection: needs at least 1 choice, has 0")
    #expect(
      try problem(row, #"["r", "g", 3]"#)
        == "error maximumSelection: takes at most 2 choices, has 3")
    #expect(try problem(row, #"["r", "g"]"#) == nil)
    #expect(try problem(row, nil) == nil)
    let facts = RuleCatalog.facts(about: row, in: Language.english.texts)
    #expect(facts.map { "\($0.name) \($0.text)" } == ["At least 1 choice", "At most 2 choices"])
  }

  @Test(
    "it shows titles, and what is not offered as its text",
    arguments: [
      (#"["r", 3]"#, "Red, Three"), (#"["x", null, "g"]"#, "x, null, Green"), ("[]", ""),
      ("7", "7"),
    ])
  func shown(json: String, text: String) throws {
    #expect(try BindingFixture([several()], "{\"a\": \(json)}").shown == text)
  }

  @Test(
    "it is typed as titles or values with commas, or as JSON",
    arguments: [
      ("Red, three", #"["r",3]"#), ("g", #"["g"]"#), ("r,r , 3", #"["r",3]"#),
      (#"["g", 3]"#, #"["g",3]"#), ("红", nil), ("Red, Blue", nil), (#"["b"]"#, nil),
      ("[1", nil),
    ])
  func typed(text: String, json: String?) throws {
    let form = try BindingFixture([several()], "{}")
    let edit = try json.map { RowEdit.set(try JSONSlice(parsing: $0).value) }
    #expect(form.typing(text).edit == edit)
  }

  @Test("an edit may keep what is not offered, and adds nothing of the kind")
  func keeps() throws {
    let form = try BindingFixture([several()], #"{"a": ["x", "r"]}"#)
    let kept = form.binder.entry(in: form.bound).conversion(
      of: JSONValue.array([.string("x"), .string("g")]))
    #expect(kept.edit == .set(.array([.string("x"), .string("g")])))
    let added = form.binder.entry(in: form.bound).conversion(
      of: JSONValue.array([.string("x"), .string("y")]))
    #expect(added.edit == nil)
    let limited = try BindingFixture(
      [several { $0[.maximumSelection] = 1 }], #"{"a": ["x"]}"#)
    let many = limited.binder.entry(in: limited.bound).conversion(
      of: JSONValue.array([.string("x"), .string("g")]))
    #expect(many.edit == nil)
  }

  @Test("a scalar or an object in its place is left alone")
  func foreign() throws {
    let form = try BindingFixture([several()], #"{"a": "r"}"#)
    #expect(form.binder.entry(in: form.bound).refusalToReplace() != nil)
    let list = try BindingFixture([several()], #"{"a": [{"b": 1}]}"#)
    #expect(list.binder.entry(in: list.bound).refusalToReplace() == nil)
  }
}
