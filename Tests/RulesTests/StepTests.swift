import FormTesting
import JSONText
import Patterns
import Testing
import Texts

@testable import Forms
@testable import Rules
@testable import Values

@Suite("A number keeps to its row's steps")
struct StepTests {
  private func stepped(
    _ step: String, from minimum: String? = nil, to maximum: String? = nil
  ) throws -> ConfigRow {
    try number("a") { row in
      row[.step] = DecimalText(step).flatMap { NumberStep($0) }
      row[.minimumValue] = minimum.flatMap { Bound.number($0) }
      row[.maximumValue] = maximum.flatMap { Bound.number($0) }
    }
  }

  private func problem(_ row: ConfigRow, _ json: String) throws -> String? {
    let form = try BindingFixture([row], "{\"a\": \(json)}")
    #expect(form.binder.reading(form.record).problems.map(\.failure) == form.problems)
    return form.problems.first.map { "\($0.severity.rawValue) \($0.rule.rawValue): \($0.message)" }
  }

  @Test(
    "a stored number between two steps is an error",
    arguments: [
      ("5", "10", nil), ("5", "1e1", nil), ("5", "0", nil), ("5", "-15", nil),
      ("5", "12", "error step: must be a multiple of 5"),
      ("0.25", "1.75", nil), ("0.25", "1.8", "error step: must be a multiple of 0.25"),
      ("0.1", "0.30000000000000004", "error step: must be a multiple of 0.1"),
      ("10", "123456789012345678901234567890", nil),
      ("10", "123456789012345678901234567891", "error step: must be a multiple of 10"),
      ("1", "1e400", nil), ("5", "null", nil),
    ])
  func stored(step: String, json: String, message: String?) throws {
    #expect(try problem(stepped(step), json) == message)
  }

  @Test("steps are counted from the minimum")
  func minimum() throws {
    let row = try stepped("5", from: "1", to: "100")
    #expect(try problem(row, "11") == nil)
    #expect(try problem(row, "10") == "error step: must be reached from 1 in steps of 5")
    #expect(try problem(row, "0") == "error minimumValue: must be at least 1")
    #expect(try problem(stepped("5", from: "10"), "12") == "error step: must be a multiple of 5")
  }

  @Test("an exponent that is not judged is reported once")
  func notJudged() throws {
    let form = try BindingFixture([stepped("5", from: "0")], #"{"a": 1e99999999999}"#)
    #expect(form.problems.count == 1)
    #expect(form.problems.first?.severity == .warning)
  }

  @Test("while it is typed it may still become a multiple, unless its fraction is too fine")
  func typing() throws {
    let whole = try BindingFixture([stepped("5")], "{}")
    #expect(whole.judging("1").state == .open)
    #expect(whole.judging("15").state == .complete)
    #expect(whole.judging("1").message == "must be a multiple of 5")
    let row = try stepped("0.25").with { $0.keyboardType = .decimalPad }
    let quarter = try BindingFixture([row], "{}")
    #expect(quarter.judging("1.2").state == .open)
    #expect(quarter.judging("1.25").state == .complete)
    #expect(quarter.judging("1.251").state == .impossible(at: 4))
    #expect(quarter.refusal("1.3") == "must be a multiple of 0.25")
    #expect(quarter.typing("1.5").edit == .set(.number("1.5")))
  }

  @Test(
    "keys go from step to step, and stay within the limits",
    arguments: [
      ("10", 1, "15"), ("10", -1, "5"), ("12", 1, "15"), ("12", -1, "10"), ("12", -2, "5"),
      ("12", 2, "20"), ("0", -1, "0"), ("95", 1, "95"), ("90", 5, "95"), ("-40", 1, "0"),
      ("1000", -1, "95"), ("10.00", 1, "15.00"), ("7", -10, "0"),
    ])
  func keys(text: String, steps: Int, result: String) throws {
    let form = try BindingFixture([stepped("5", from: "0", to: "97")], "{}")
    #expect(form.binder.prepared.numbers.stepped(text, by: steps, in: form.bound.state) == result)
    #expect(
      form.binder.prepared.numbers.limitText(isMaximum: true, like: "", in: form.bound.state)
        == "95")
    #expect(
      form.binder.prepared.numbers.limitText(isMaximum: false, like: "", in: form.bound.state)
        == "0")
  }

  @Test(
    "a step, and a limit, have as many digits after the decimal point as the number before",
    arguments: [
      ("1.10", "1.20", "0.00", "5.00"), ("0.00", "0.10", "0.00", "5.00"), ("1", "1.1", "0", "5"),
      ("1.9", "2.0", "0.0", "5.0"), ("1,10", nil, "0", "5"), ("", nil, "0", "5"),
    ])
  func digits(text: String, up: String?, lowest: String, highest: String) throws {
    let form = try BindingFixture([stepped("0.1", from: "0", to: "5")], "{}")
    let state = form.bound.state
    #expect(form.binder.prepared.numbers.stepped(text, by: 1, in: state) == up)
    #expect(
      form.binder.prepared.numbers.limitText(isMaximum: false, like: text, in: state) == lowest)
    #expect(
      form.binder.prepared.numbers.limitText(isMaximum: true, like: text, in: state) == highest)
  }

  @Test("without a step keys go by one, from wherever the number is")
  func usual() throws {
    let form = try BindingFixture([number("a")], "{}")
    let state = form.bound.state
    #expect(form.binder.prepared.numbers.stepped("1.5", by: 1, in: state) == "2.5")
    #expect(form.binder.prepared.numbers.stepped("1.5", by: -2, in: state) == "-0.5")
    #expect(form.binder.prepared.numbers.stepped("1e200", by: 1, in: state) == nil)
    #expect(form.binder.prepared.numbers.stepped("x", by: 1, in: state) == nil)
    #expect(form.binder.prepared.numbers.limitText(isMaximum: true, like: "", in: state) == nil)
  }

  @Test("the help of a row shows its step, and the form may give it as text or number")
  func form() throws {
    let row = try #require(FormFixture.row("valuePath = a; step = \"0.25\";"))
    #expect(row.cellIdentifier == "NumberCell")
    let facts = RuleCatalog.facts(about: row, in: Language.english.texts)
    #expect(facts.map { "\($0.name) \($0.text)" } == ["Step 0.25"])
  }

  @Test("keys go to whole numbers where only these are taken")
  func wholeNumbers() throws {
    let whole = try row("a") {
      ($0.valueType, $0[.minimumValue], $0[.maximumValue]) = (
        .integer, .number(DecimalText(0)), .number(DecimalText(3))
      )
    }
    let form = try BindingFixture([whole], "{}")
    for (text, steps, result) in [
      ("1.5", 1, "2"), ("1.5", -1, "1"), ("2.0", 1, "3"), ("3", 1, "3"), ("1", 1, "2"),
    ] {
      #expect(
        form.binder.prepared.numbers.stepped(text, by: steps, in: form.bound.state) == result,
        "\(text)"
      )
    }
  }
}
