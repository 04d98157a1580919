import FormTesting
import JSONText
import Patterns
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("What typed text writes")
struct ConversionTests {
  @Test(
    "numbers keep the digits typed and become valid JSON",
    arguments: [
      ("5", "5"), ("+5", "5"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("1.0", "1.0"),
      ("007", "7"), ("1e400", "1e400"), ("１２", "12"), ("\u{2212}3", "-3"), (" 7 ", "7"),
      ("123456789012345678901234567890.10", "123456789012345678901234567890.10"), ("00.50", "0.50"),
    ])
  func numbers(text: String, json: String) throws {
    let form = try BindingFixture([number("a")], #"{"a": 1}"#)
    #expect(form.typing(text).edit == .set(.number(json)))
    #expect(throws: Never.self) { try JSONSlice(parsing: json) }
  }

  @Test("the locale's decimal separator and its groups are taken")
  func localeNumbers() throws {
    let german = FormLocale(numbers: "de_DE", times: "de_DE")
    let form = try BindingFixture([number("a")], "{}", locale: german)
    #expect(form.typing("1,5").edit == .set(.number("1.5")))
    #expect(form.typing("1.5").edit == .set(.number("1.5")))
    #expect(form.typing("1.234,50").edit == .set(.number("1234.50")))
    let plain = try BindingFixture([number("a")], "{}")
    #expect(plain.typing("50,000").edit == .set(.number("50000")))
    #expect(plain.refusal("1,5") == "is not a number: write it like 1,234.5")
    #expect(form.refusal("abc") == "is not a number")
  }

  @Test("what breaks a rule is refused with the rule's words")
  func refusals() throws {
    let whole = try number("a") { $0.valueType = .integer }
    #expect(try BindingFixture([whole], "{}").refusal("1.5") == "must be a whole number")
    let age = try number("a") { $0[.maximumValue] = .number("120") }
    #expect(try BindingFixture([age], "{}").refusal("130") == "must be at most 120")
    let price = try number("a") { $0.maximumFractionDigits = 2 }
    #expect(
      try BindingFixture([price], "{}").refusal("1.505")
        == "takes at most 2 digits after the decimal point, has 3")
    let mail = try row("a") {
      ($0.regex, $0[.regexMessage]) = (try? RowPattern("[^@ ]+@[^@ ]+"), "Needs one @")
    }
    #expect(try BindingFixture([mail], "{}").refusal("ann") == "Needs one @")
    #expect(try BindingFixture([mail], "{}").refusal("ann@x") == nil)
  }

  @Test("text is trimmed, but not in secure rows and in those of several lines")
  func trimming() throws {
    #expect(try BindingFixture([row("a")], "{}").typing(" x y ").edit == .set(.string("x y")))
    let secure = try row("a") { $0.isSecure = true }
    #expect(try BindingFixture([secure], "{}").typing(" x ").edit == .set(.string(" x ")))
    let note = try row("a") { $0.cellTraits = .multiline }
    #expect(try BindingFixture([note], "{}").typing("x\n").edit == .set(.string("x\n")))
  }

  @Test(
    "the text it opened with is not an edit, unless it gives the value the type that it should have",
    arguments: [
      #""x""#, #"" x ""#, "1.50", "1e400", "null", "true", "[1, 2]", #"{"a":  "b"}"#, #""""#,
      #""12""#,
      #""[""#, #""2026-11-21T10:00Z""#, #""yes""#, #""\u0000\n""#,
    ])
  func roundTrip(json: String) throws {
    for type in ValueType.allCases {
      for isRequired in [true, false] {
        let row = try row("a") { ($0.valueType, $0.required) = (type, isRequired) }
        let form = try BindingFixture([row], "{\"a\": \(json)}")
        let text = form.binder.entry(in: form.bound).text
        let rules = form.bound.state.rules
        let stored = try JSONSlice(parsing: json)
        switch form.typing(text).edit {
        case .unchanged?: break
        case .set(let value)?:
          #expect(!rules.takes(stored, kind: stored.kind), "\(type) \(json)")
          let written = JSONSlice(writing: value)
          #expect(rules.takes(written, kind: written.kind), "\(type) \(json)")
          #expect(value.plainText == stored.value.plainText)
        case let other: Issue.record("\(type) \(json): \(String(describing: other))")
        }
      }
    }
  }

  @Test("the same letters in other code points are an edit")
  func codePoints() throws {
    let form = try BindingFixture([row("a")], #"{"a": "caf\u00e9"}"#)
    guard case .set(.string(let text))? = form.typing("cafe\u{301}").edit else {
      Issue.record("not written")
      return
    }
    #expect(Array(text.utf8) == Array("cafe\u{301}".utf8))
  }

  @Test("what is typed comes back as it is when the row is opened again")
  func typedRoundTrip() throws {
    let cases: [(ValueType, [String])] = [
      (.string, ["x", "12", "{", "ä\"\\"]), (.number, ["1.50", "-3", "1e5"]),
      (.bool, ["on", "off"]),
      (.date, ["2026-11-21"]),
      (.any, ["5", "word", "[1,2]", "\"5\"", "true", "\"[\""]),
      (.array, ["[1,{\"a\":2}]"]), (.object, ["{\"a\":[]}"]),
    ]
    for (type, texts) in cases {
      let row = try row("a") { $0.valueType = type }
      for text in texts {
        guard case .set(let value)? = try BindingFixture([row], "{}").typing(text).edit else {
          Issue.record("\(text) is not taken as \(type)")
          continue
        }
        let form = try BindingFixture([row], "{\"a\": \(value.jsonText())}")
        #expect(form.binder.entry(in: form.bound).text == text)
      }
    }
  }

  @Test("clearing writes an empty text, null, or takes away what was not there before")
  func clearing() throws {
    let text = try BindingFixture([row("a")], #"{"a": "x"}"#)
    #expect(text.typing("").edit == .set(.string("")))
    #expect(text.typing("  ").edit == .set(.string("")))
    #expect(text.typing("", original: .missing).edit == .remove)
    #expect(try BindingFixture([number("a")], #"{"a": 5}"#).typing("").edit == .set(.null))
    #expect(try BindingFixture([number("a")], "{}").typing("").edit == .unchanged)
    for json in ["null", "\"\""] {
      let original = RowContent.value(try JSONSlice(parsing: json))
      let value = try JSONSlice(parsing: json).value
      #expect(text.typing("", original: original).edit == .set(value))
      #expect(
        try BindingFixture([number("a")], #"{"a": 5}"#).typing("", original: original).edit
          == .set(value))
    }
  }

  @Test(
    "emptyValue says what clearing writes",
    arguments: [
      (EmptyValue.emptyString, RowEdit.set(.string(""))), (.null, .set(.null)), (.remove, .remove),
    ])
  func emptyValues(rule: EmptyValue, edit: RowEdit) throws {
    let form = try BindingFixture([number("a") { $0.emptyValue = rule }], #"{"a": 5}"#)
    #expect(form.typing("").edit == edit)
    #expect(form.typing("", original: .missing).edit == (rule == .remove ? .remove : edit))
  }

  @Test("a required row can't be cleared")
  func requiredClearing() throws {
    let name = try row("a") {
      ($0.required, $0[.requiredMessage]) = (true, "{label} must be there")
    }
    #expect(try BindingFixture([name], #"{"a": "x"}"#).refusal(" ") == "A must be there")
  }

  @Test(
    "a switch takes the words people use, and its own values",
    arguments: [("yes", "J"), ("ON", "J"), ("true", "J"), ("J", "J"), ("no", "N"), ("0", "N")])
  func switches(text: String, stored: String) throws {
    let flag = try row("a") {
      ($0.valueType, $0.trueValue, $0.falseValue) = (.bool, .string("J"), .string("N"))
    }
    let form = try BindingFixture([flag], "{}")
    #expect(form.typing(text).edit == .set(.string(stored)))
    #expect(form.refusal("maybe") == "takes on or off")
  }

  @Test("A switch with titles says which it takes, and its messages show them")
  func titledSwitches() throws {
    let flag = try row("a") {
      $0.valueType = .bool
      ($0.trueTitle, $0.falseTitle) = ("Ja", "Nein")
    }
    let form = try BindingFixture([flag], #"{"a": false}"#)
    #expect(form.typing("nein").edit == .unchanged)
    #expect(form.refusal("maybe") == "takes Ja or Nein")
    #expect(
      form.binder.messageText(of: try JSONSlice(parsing: "false"), in: form.bound.state) == "Nein")
  }

  @Test(
    "a choice is typed by its value or its title",
    arguments: [("w", "w"), ("Warnings", "w"), ("wärnings", "w"), ("2", "2"), ("2.0", "2")])
  func choices(text: String, value: String) throws {
    let level = try row("a") {
      $0.valueType = .any
      $0.choices = [
        Choice(value: .string("w"), title: "Warnings"), Choice(value: .number("2"), title: "Two"),
      ]
    }
    let form = try BindingFixture([level], "{}")
    #expect(form.typing(text).edit == .set(value == "2" ? .number("2") : .string("w")))
    let refused = form.refusal("all")
    #expect(refused?.hasPrefix("\"all\" is not among the choices; try ") == true)
  }

  @Test("what is no choice is refused with one that is nearly so called, or the first few")
  func choicesNearBy() throws {
    let role = try row("a") {
      $0.choices = ["frontend", "backend", "ops", "data", "sales", "law"].map {
        Choice(value: .string($0), title: $0)
      }
    }
    let form = try BindingFixture([role], "{}")
    #expect(
      form.refusal("fronted")
        == "\"fronted\" is not among the choices; did you mean \"frontend\"?")
    #expect(
      form.refusal("zzzz")
        == "\"zzzz\" is not among the choices; try frontend, backend, ops, data, sales, …")
  }

  @Test("a list is written as JSON, which the refusal of another text shows")
  func lists() throws {
    let list = try row("a") { $0.valueType = .array }
    let form = try BindingFixture([list], #"{"a": ["x"]}"#)
    #expect(form.refusal("10.0.0.0/8") == "is not a list: write it like [\"a\", \"b\"]")
    #expect(form.refusal("[1")?.hasPrefix("is not JSON: ") == true)
  }

  @Test("dates are stored as ISO, and another day leaves the stored time")
  func dates() throws {
    let day = try row("a") { $0.valueType = .date }
    #expect(try BindingFixture([day], "{}").typing("2026/1/5").edit == .set(.string("2026-01-05")))
    let stored = try BindingFixture([day], #"{"a": "2026-11-21T10:00:00+01:00"}"#)
    #expect(stored.typing("2026-12-01").edit == .set(.string("2026-12-01T10:00:00+01:00")))
    #expect(
      stored.typing("2026-12-01 11:30").edit == .set(.string("2026-12-01T11:30:00+01:00")))
    #expect(stored.refusal("2026-02-30") == "is not a date: 2026-02 has no day 30")
    #expect(stored.refusal("2026-1") == "is not a date like 2026-11-21")
  }

  @Test("a value of another type becomes the row's type once it is edited")
  func foreign() throws {
    let zip = try BindingFixture([row("a")], #"{"a": 1234}"#)
    #expect(zip.binder.entry(in: zip.bound).text == "1234")
    #expect(zip.typing("01234").edit == .set(.string("01234")))
  }

  @Test("a row of any JSON takes JSON, and words as text")
  func anyJSON() throws {
    let any = try BindingFixture([row("a") { $0.valueType = .any }], "{}")
    #expect(any.typing("[1, true]").edit == .set(.array([.number("1"), .bool(true)])))
    #expect(any.typing("hello").edit == .set(.string("hello")))
    #expect(any.refusal("[1")?.hasPrefix("is not JSON: ") == true)
    let list = try BindingFixture([row("a") { $0.valueType = .array }], "{}")
    #expect(list.refusal("5") == #"is not a list: write it like ["a", "b"]"#)
  }

  @Test("values that need no parsing pass the same rules")
  func values() throws {
    let age = try BindingFixture([number("a") { $0[.maximumValue] = .number("120") }], #"{"a": 5}"#)
    #expect(age.binder.entry(in: age.bound).conversion(of: .number("6")).edit == .set(.number("6")))
    #expect(age.binder.entry(in: age.bound).conversion(of: .number("5")).edit == .unchanged)
    #expect(age.binder.entry(in: age.bound).conversion(of: .string("6")).edit == nil)
    #expect(age.binder.entry(in: age.bound).conversion(of: .number("121")).edit == nil)
    #expect(age.binder.entry(in: age.bound).conversion(of: .null).edit == .set(.null))
  }

  @Test("a read only row takes nothing and says why")
  func readOnly() throws {
    let form = try BindingFixture([row("a") { $0.readOnly = true }], #"{"a": "x"}"#)
    #expect(form.refusal("y") == "this row is read only in the form")
  }

  @Test("a number pad's digits of other scripts are stored as ASCII")
  func localeDigits() throws {
    let phone = try row("a") { $0.keyboardType = .numberPad }
    #expect(try BindingFixture([phone], "{}").typing("٠١٢").edit == .set(.string("012")))
    #expect(try BindingFixture([row("a")], "{}").typing("٠١٢").edit == .set(.string("٠١٢")))
  }

  @Test(
    "stepping keeps the fraction digits and the bounds",
    arguments: [
      ("1.50", 1, "2.50"), ("9", 1, "10"), ("10", 1, "10"), ("-1", -1, "-2"), ("0.5", -1, "-0.5"),
      ("99", 1, "99"), ("99", -1, "10"), ("1e1", -1, "9"), ("1,5", 1, nil), ("", 1, nil),
      ("1e999", 1, nil), ("-99", 1, "-2"),
    ])
  func stepping(text: String, steps: Int, expected: String?) throws {
    let row = try number("a") {
      ($0[.minimumValue], $0[.maximumValue]) = (.number("-2"), .number("10"))
    }
    let form = try BindingFixture([row], "{}")
    #expect(form.binder.prepared.numbers.stepped(text, by: steps, in: form.bound.state) == expected)
  }
}
