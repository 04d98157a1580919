import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("What a row shows at rest")
struct DisplayTests {
  @Test(
    "values show as the record writes them",
    arguments: [
      (#""Ann \"A\" \u00e9""#, ValueType.string, "Ann \"A\" é"), ("1.0", .number, "1.0"),
      ("1e400", .number, "1e400"), ("true", .bool, "on"), ("false", .bool, "off"),
      ("true", .any, "true"),
      (#""2026-11-21T09:30Z""#, .date, "2026-11-21T09:30Z"),
      (#"[ 1, {"a" : "x y"} ]"#, .array, #"[ 1, {"a" : "x y"} ]"#),
      ("[ 1,\n  {\"a\" : \"x y\"} ]", .array, #"[1,{"a":"x y"}]"#),
    ])
  func asWritten(json: String, type: ValueType, expected: String) throws {
    let form = try BindingFixture([row("a") { $0.valueType = type }], "{\"a\": \(json)}")
    #expect(form.bound.display == DisplayValue(text: expected, role: .value))
    #expect(form.problems.isEmpty)
  }

  @Test("a path that runs through a text shows that text, so that one sees what to mend")
  func inTheWay() throws {
    let rows = [
      try row("street") { $0.valuePath = ValuePath(steps: [.member("a"), .member("b")]) }
    ]
    let form = try BindingFixture(rows, #"{"a": "flat"}"#)
    #expect(form.bound.display == DisplayValue(text: "\"flat\"", role: .foreign))
  }

  @Test("fraction digits ask for groups and the locale's separator, and round nothing away")
  func fractionDigits() throws {
    let german = FormLocale(numbers: "de_DE", times: "de_DE")
    func shown(_ json: String, _ minimum: Int?, _ maximum: Int?) throws -> String {
      let rows = [
        try number("a") {
          ($0.minimumFractionDigits, $0.maximumFractionDigits) = (minimum, maximum)
        }
      ]
      return try BindingFixture(rows, "{\"a\": \(json)}", locale: german).shown
    }
    #expect(try shown("1234.5", 2, nil) == "1.234,50")
    #expect(try shown("1234.56789", nil, 2) == "1.234,56789")
    #expect(try shown("1234", nil, 2) == "1.234")
    #expect(
      try shown("123456789012345678901234567890123456789012.25", 2, nil)
        == "123.456.789.012.345.678.901.234.567.890.123.456.789.012,25")
  }

  @Test(
    "a currency row shows an amount",
    arguments: [
      ("EUR", "€50,000.00"), ("", "50,000.00"), ("JPY", "¥50,000"),
    ])
  func currency(code: String, expected: String) throws {
    let rows = [
      try number("a") { ($0.cellIdentifier, $0.currencyCode) = ("CurrencyCell", code) }
    ]
    let locale = FormLocale(numbers: "en_US", times: "en_US")
    #expect(try BindingFixture(rows, #"{"a": 50000}"#, locale: locale).shown == expected)
  }

  @Test("a currency row that has no fraction digits shows none, unless the value has")
  func wholeCurrency() throws {
    let rows = [try number("a") { ($0.currencyCode, $0.maximumFractionDigits) = ("", 0) }]
    #expect(try BindingFixture(rows, #"{"a": 50000}"#).shown == "50,000")
    #expect(try BindingFixture(rows, #"{"a": 50000.5}"#).shown == "50,000.5")
  }

  @Test("a number too long to spell out is shown as it is written")
  func hugeNumber() throws {
    let rows = [try number("a") { $0.currencyCode = "EUR" }]
    #expect(try BindingFixture(rows, #"{"a": 1e99999}"#).shown == "1e99999")
  }

  @Test("the default of a missing value is shown dim, the placeholder where there is none")
  func defaults() throws {
    let withDefault = try number("a") { $0.defaultValue = .number("8080") }
    let missing = try BindingFixture([withDefault], "{}")
    #expect(missing.bound.display == DisplayValue(text: "8080", role: .defaultValue))
    let empty = try row("a") { ($0.placeholder, $0.defaultValue) = ("Name", .string("x")) }
    let null = try BindingFixture([empty], #"{"a": null}"#)
    #expect(null.bound.display == DisplayValue(text: "Name", role: .placeholder))
    let blank = try BindingFixture([row("a")], #"{"a": ""}"#)
    #expect(blank.bound.display == DisplayValue(text: "", role: .empty))
  }

  @Test("choices show their title, and a value that is not offered shows itself")
  func choices() throws {
    let level = try row("a") {
      $0.valueType = .any
      $0.choices = [
        Choice(value: .string("w"), title: "Warnings"), Choice(value: .number("2"), title: "Two"),
      ]
    }
    #expect(try BindingFixture([level], #"{"a": "w"}"#).shown == "Warnings")
    #expect(try BindingFixture([level], #"{"a": 2.0}"#).shown == "Two")
    let other = try BindingFixture([level], #"{"a": "x"}"#)
    #expect(other.shown == "x")
    #expect(other.problems.map(\.message) == ["\"x\" is not among the choices"])
  }

  @Test("a switch that stores words shows on and off")
  func switchWords() throws {
    let tls = try row("a") {
      $0.valueType = .bool
      ($0.trueValue, $0.falseValue) = (.string("on"), .string(""))
    }
    #expect(try BindingFixture([tls], #"{"a": "on"}"#).shown == "on")
    #expect(try BindingFixture([tls], #"{"a": ""}"#).shown == "off")
    let other = try BindingFixture([tls], #"{"a": "maybe"}"#)
    #expect(other.bound.display == DisplayValue(text: #""maybe""#, role: .foreign))
    #expect(other.problems.map(\.message) == [#"is neither "on" nor """#])
  }

  @Test("a value of another type is shown as its JSON and flagged")
  func foreign() throws {
    let form = try BindingFixture([number("a")], #"{"a": "12"}"#)
    #expect(form.bound.display == DisplayValue(text: #""12""#, role: .foreign))
    #expect(form.problems.map(\.message) == ["holds a text, not a number"])
    #expect(form.bound.isEditable)
  }

  @Test("a path that runs through a text makes the row read-only and says why")
  func unreachable() throws {
    let form = try BindingFixture([row("address.street")], #"{"address": "Main St 1"}"#)
    #expect(form.bound.readOnlyReason == #""address" holds a text, not an object"#)
    #expect(!form.bound.isEditable)
    #expect(form.problems.map(\.rule) == [.path])
  }

  @Test("a secure value shows the same bullets whatever its length, nowhere its text")
  func secure() throws {
    var shown: Set<String> = []
    for json in [#""a""#, #""a very long secret""#, "12", "[1]"] {
      let form = try BindingFixture([row("a") { $0.isSecure = true }], "{\"a\": \(json)}")
      shown.insert(form.shown)
      #expect(form.bound.display.role == .secure)
    }
    #expect(shown == ["••••••••"])
  }

  @Test("an object that holds a secure value does not show what is in it")
  func secureInside() throws {
    let rows = [
      try row("auth") { $0.valueType = .object },
      try row("auth.password") { $0.isSecure = true },
    ]
    let form = try BindingFixture(rows, #"{"auth": {"password": "hunter2"}}"#)
    #expect(form.shown == "{…}")
  }

  @Test("a label row shows its literal text and can't be edited")
  func literal() throws {
    let label = ConfigRow(identifier: "l", key: "Note").with { $0.literal = "read me" }
    let form = try BindingFixture([label], "{}")
    #expect(form.shown == "read me")
    #expect(!form.bound.isEditable)
  }

  @Test("long JSON is cut at a whole character")
  func longPreview() throws {
    let list = (0..<1000).map { _ in "\"日本\"" }.joined(separator: ",")
    let form = try BindingFixture([row("a") { $0.valueType = .array }], "{\"a\": [\(list)]}")
    #expect(form.shown.hasSuffix("…"))
    #expect(!form.shown.contains("\u{FFFD}"))
    #expect(form.shown.utf8.count <= 2003)
  }
}
