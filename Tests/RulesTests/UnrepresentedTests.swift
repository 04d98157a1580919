import FormTesting
import JSONText
import Testing

@testable import Forms

@Suite("Values that a cell can't represent")
struct UnrepresentedTests {
  private static let offered = ["canary", "tracing", "blue"].map {
    Choice(value: .string($0), title: $0)
  }

  /// A row of each kind, with what is typed or chosen there.
  private static func rows() throws -> [(row: ConfigRow, text: String, value: JSONValue)] {
    [
      (
        try row("a") { ($0.valueType, $0.choices) = (.any, offered) }, "canary", .string("canary")
      ),
      (try row("a") { $0.valueType = .bool }, "on", .bool(true)),
      (
        try row("a") {
          ($0.valueType, $0.trueValue, $0.falseValue) = (.bool, .string("J"), .string("N"))
        }, "J", .string("J")
      ),
      (try row("a"), "x", .string("x")),
      (try row("a") { $0.isSecure = true }, "x", .string("x")),
      (try number("a"), "5", .number("5")),
      (try number("a") { $0.currencyCode = "EUR" }, "5", .number("5")),
      (try row("a") { $0.valueType = .date }, "2026-01-05", .string("2026-01-05")),
      (try row("a") { $0.cellTraits = .multiline }, "x", .string("x")),
    ]
  }

  @Test(
    "a list and an object are flagged and left alone, typed, cleared or chosen",
    arguments: [#"["canary", "tracing"]"#, "{}", "[]"])
  func containers(json: String) throws {
    for (row, text, value) in try Self.rows() {
      let form = try BindingFixture([row], "{\"a\": \(json)}")
      #expect(form.problems.map(\.rule) == [.type])
      if !row.isSecure { #expect(form.bound.display.role == .foreign) }
      let words = form.refusal(text) ?? "taken"
      #expect(words.hasSuffix(", and is left alone; set --json replaces it"), "\(words)")
      #expect(form.refusal("") == words)
      #expect(form.binder.entry(in: form.bound).conversion(of: value).edit == nil)
      let forced = form.binder.entry(in: form.bound).conversion(of: value, isForced: true)
      #expect(forced.edit == .set(value))
      #expect(form.typing(form.binder.entry(in: form.bound).text).edit == .unchanged)
    }
  }

  @Test("what is neither on nor off stays as it is, but null and an empty text become on")
  func switches() throws {
    let flag = try row("a") { $0.valueType = .bool }
    for json in [#""maybe""#, "1", #""true""#] {
      let form = try BindingFixture([flag], "{\"a\": \(json)}")
      #expect(form.refusal("on")?.contains("not true or false, and is left alone") == true)
    }
    for json in ["null", #""""#, "false"] {
      #expect(try BindingFixture([flag], "{\"a\": \(json)}").typing("on").edit == .set(.bool(true)))
    }
  }

  @Test("a number in a date stays, a text that is not a date can be corrected")
  func dates() throws {
    let day = try row("a") { $0.valueType = .date }
    let stamp = try BindingFixture([day], #"{"a": 1700000000}"#)
    #expect(stamp.refusal("2026-01-05")?.hasPrefix("holds a number, not a date") == true)
    let text = try BindingFixture([day], #"{"a": "5.1.2026"}"#)
    #expect(text.typing("2026-01-05").edit == .set(.string("2026-01-05")))
  }

  @Test("a list that is one of the choices is a choice like any other")
  func listedContainer() throws {
    let both = JSONValue.array([.string("a"), .string("b")])
    let row = try row("a") {
      $0.valueType = .any
      $0.choices = [Choice(value: both, title: "Both"), Choice(value: .string("a"), title: "A")]
    }
    let form = try BindingFixture([row], #"{"a": ["a", "b"]}"#)
    #expect(form.shown == "Both")
    #expect(form.problems.isEmpty)
    #expect(form.typing("A").edit == .set(.string("a")))
  }

  @Test("rows that take JSON edit lists and objects as before")
  func json() throws {
    for type in [ValueType.any, .array, .object] {
      let row = try row("a") { $0.valueType = type }
      let json = type == .object ? "{}" : "[]"
      let form = try BindingFixture([row], #"{"a": [1, 2]}"#)
      #expect(form.typing(json).edit != nil)
    }
  }
}
