import FormTesting
import Forms
import JSONText
import Testing

@testable import Rules

@Suite("What is shown around and below values")
struct AffixTests {
  private func fixture(_ row: String, _ record: String) throws -> BindingFixture {
    let form = "( { valuePath = a; \(row) }, { valuePath = b; } )"
    return try BindingFixture(try #require(FormFixture.decode(form).form).rows, record)
  }

  @Test(
    "Prefix and suffix are around values and defaults, and nowhere else",
    arguments: [
      (#"{"a": 5}"#, "", "≈ 5 kg"), (#"{"a": 0}"#, "", "≈ 0 kg"), (#"{"a": null}"#, "", ""),
      ("{}", "", ""), ("{}", "defaultValue = 7;", "≈ 7 kg"),
      ("{}", "placeholder = Weight;", "Weight"), (#"{"a": []}"#, "", "[]"),
      (#"{"a": 5}"#, "isSecure = YES;", SecretPaths.bullets),
    ])
  func affixes(record: String, keys: String, text: String) throws {
    let kind = keys.contains("isSecure") ? "" : "cellIdentifier = NumberCell;"
    let row = "prefix = \"≈ \"; suffix = \" kg\"; \(kind) \(keys)"
    #expect(try fixture(row, record).shown == text)
  }

  @Test("A template shows another row's value with them, a format without")
  func templates() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = a; cellIdentifier = NumberCell; suffix = " kg"; },
          { identifier = t; displayValue = "{a}, {a|number:1}"; suffix = "!"; } )
        """
      ).form)
    let binder = RecordBinder(form: form, locale: .plain)
    let record = try JSONSlice(parsing: #"{"a": 5}"#)
    #expect(binder.reading(record).bind(form.rows[1]).display.text == "5 kg, 5.0!")
  }

  @Test(
    "A number may be typed as it is shown; a text keeps what is typed",
    arguments: ["7 kg", "≈ 7", "≈ 7 kg", "7", "7kg", "≈7", "≈7kg", "7  kg"])
  func typing(text: String) throws {
    let affixes = "prefix = \"≈ \"; suffix = \" kg\";"
    let number = try fixture("cellIdentifier = NumberCell; \(affixes)", "{}").typing(text)
    #expect(number == .success(.set(.number("7"))))
    #expect(try fixture(affixes, "{}").typing(text) == .success(.set(.string(text))))
  }

  @Test("A number that could be two with its suffix is refused with both readings")
  func ambiguous() throws {
    let form = "( { valuePath = a; cellIdentifier = NumberCell; suffix = \" kg\"; } )"
    let rows = try #require(FormFixture.decode(form).form).rows
    let fixture = try BindingFixture(rows, "{}", locale: germanTimes)
    for text in ["1.000 kg", "1.000"] {
      #expect(fixture.refusal(text) == "could be 1000 or 1,000; write one of these", "\(text)")
    }
  }

  @Test("A separator with more digits behind it than the row takes is one of groups")
  func groupsByDigits() throws {
    let form =
      "( { valuePath = a; cellIdentifier = CurrencyCell; currencyCode = EUR; maximumFractionDigits = 2; } )"
    let rows = try #require(FormFixture.decode(form).form).rows
    let fixture = try BindingFixture(rows, "{}", locale: germanTimes)
    #expect(fixture.typing("1.234") == .success(.set(.number("1234"))))
    #expect(fixture.typing("1,23") == .success(.set(.number("1.23"))))
    // Zeros at the end are none of the digits.
    #expect(fixture.refusal("1.230") == "could be 1230 or 1,230; write one of these")
  }

  @Test(
    "A subtitle is filled from the record, or follows the value",
    arguments: [
      ("subtitle = \"of {b}\";", #"{"a": 1, "b": "x"}"#, "of x"),
      ("subtitle = \"<|of {b}|>\";", #"{"a": 1}"#, ""),
      ("subtitle = { 1 = \"one {b}\"; __default__ = other; };", #"{"a": 1, "b": 2}"#, "one 2"),
      ("subtitle = { 1 = one; __default__ = other; };", #"{"a": "1"}"#, "one"),
      ("subtitle = { 1 = one; __default__ = other; };", #"{"a": 3}"#, "other"),
      ("subtitle = { 1 = one; __default__ = other; };", "{}", "other"),
      ("subtitle = { 1 = one; };", "{}", ""),
      ("subtitle = { true = yes; };", #"{"a": true}"#, "yes"),
      ("subtitle = { x = default; }; defaultValue = x;", "{}", "default"), ("", #"{"a": 1}"#, ""),
    ])
  func subtitles(form: String, record: String, text: String) throws {
    #expect(try fixture("valueType = any; \(form)", record).bound.subtitle == text)
  }

  @Test("A subtitle shows no secret")
  func secrets() throws {
    let form = try #require(
      FormFixture.decode(
        "( { valuePath = a; subtitle = \"of {p}\"; }, { valuePath = s; isSecure = YES; } )",
        checks: []
      ).form)
    let binder = RecordBinder(form: form, locale: .plain)
    let record = try JSONSlice(parsing: #"{"a": 1, "s": "x", "p": "open"}"#)
    #expect(binder.reading(record).bind(form.rows[0]).subtitle == "of open")
  }
}
