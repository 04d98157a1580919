import FormTesting
import JSONText
import Patterns
import Rules
import SeededRandom
import Testing

@testable import Forms

@Suite("Rules on stored values")
struct ValidationTests {
  private func problem(_ row: ConfigRow, _ json: String?) throws -> String? {
    let record = json.map { "{\"\(row.identifier)\": \($0)}" } ?? "{}"
    let form = try BindingFixture([row], record)
    let pass = form.binder.reading(form.record).problems
    #expect(pass.map(\.failure) == form.problems, "one pass and one row agree")
    #expect(form.bound.problems == form.problems, "showing and checking agree")
    return form.problems.first.map { "\($0.severity.rawValue) \($0.rule.rawValue): \($0.message)" }
  }

  @Test(
    "required fails for what is missing, null, empty or blank",
    arguments: [
      (nil, false), ("null", false), (#""""#, false), (#"" \t""#, false), (#""\u00a0""#, false),
      ("[]", false), ("[ ]", false), ("false", true), ("0", true), (#""x""#, true), ("{}", true),
    ])
  func required(json: String?, isFine: Bool) throws {
    let row = try row("a") { ($0.required, $0.valueType) = (true, .any) }
    #expect(try problem(row, json) == (isFine ? nil : "error required: is required"))
  }

  @Test(
    "a value of another type is an error",
    arguments: [
      (ValueType.string, "5", "holds a number, not a text"),
      (.number, #""5""#, "holds a text, not a number"),
      (.integer, "1.5", "must be a whole number"),
      (.integer, "true", "holds true or false, not a whole number"),
      (.bool, "1", "holds a number, not true or false"),
      (.date, #""2026-02-30""#, "is not a date like 2026-11-21"),
      (.date, "5", "holds a number, not a date"), (.array, "{}", "holds an object, not a list"),
      (.object, "[]", "holds a list, not an object"),
      (.number, #""""#, "holds a text, not a number"),
    ])
  func types(type: ValueType, json: String, message: String) throws {
    #expect(try problem(row("a") { $0.valueType = type }, json) == "error type: \(message)")
  }

  @Test(
    "whole numbers may be written with a fraction of zero or an exponent",
    arguments: ["1", "1.0", "-0", "1e2", "120e-1", "123456789012345678901234567890"])
  func integers(json: String) throws {
    #expect(try problem(row("a") { $0.valueType = .integer }, json) == nil)
  }

  @Test(
    "lengths count characters as people do",
    arguments: [
      (#""ab""#, "needs at least 3 characters, has 2"), (#""abc""#, nil), (#""日本語""#, nil),
      (#""👩‍👩‍👧x""#, "needs at least 3 characters, has 2"), (#""e\u0301e\u0301e\u0301""#, nil),
      (#""abcdef""#, "takes at most 5 characters, has 6"), (#""""#, nil),
    ])
  func lengths(json: String, message: String?) throws {
    let row = try row("a") { ($0[.minimumLength], $0[.maximumLength]) = (3, 5) }
    let found = try problem(row, json)
    #expect(found?.split(separator: ": ", maxSplits: 1).last.map(String.init) == message)
  }

  @Test("a pattern is matched whole, on characters and on a number's JSON text")
  func patterns() throws {
    let code = try row("a") { $0.regex = try? RowPattern("[a-zé]+") }
    #expect(try problem(code, #""caf\u00e9""#) == nil)
    #expect(try problem(code, #""cafe1""#) == "error regex: does not match the pattern [a-zé]+")
    #expect(try problem(code, #""""#) == nil)
    let port = try number("a") { $0.regex = try? RowPattern("[0-9]+") }
    #expect(try problem(port, "8080") == nil)
    #expect(try problem(port, "80.5") == "error regex: does not match the pattern [0-9]+")
  }

  @Test("the form's own words stand for a broken pattern, with label and value in place")
  func patternMessage() throws {
    let mail = try row("a") {
      $0.regex = try? RowPattern("[^@]+@[^@]+")
      $0[.regexMessage] = "{label} needs one @, not {value}"
    }
    #expect(try problem(mail, #""ann""#) == "error regex: A needs one @, not ann")
    let secret = mail.with { $0.isSecure = true }
    #expect(try problem(secret, #""ann""#) == "error regex: A needs one @, not ••••••••")
  }

  @Test("a pattern that would take too long is a warning, not a verdict")
  func explodingPattern() throws {
    let row = try row("a") { $0.regex = try? RowPattern("^(a+)+$") }
    let text = String(repeating: "a", count: 5000) + "b"
    let found = try problem(row, "\"\(text)\"")
    #expect(found == "warning regex: not judged: the pattern needs too much work for this text")
  }

  @Test(
    "bounds are inclusive and exact at any size",
    arguments: [
      ("0", "0", "120", nil), ("120", "0", "120", nil),
      ("120.0000000001", "0", "120", "maximumValue"),
      ("-0.0000000000000000000001", "0", "120", "minimumValue"),
      ("1e400", "0", "120", "maximumValue"),
      ("12e1", "0", "120", nil),
      ("99999999999999999999.5", "0", "99999999999999999999.4", "maximumValue"),
      ("0.1", "0.1", "0.1", nil),
    ])
  func bounds(json: String, minimum: String, maximum: String, rule: String?) throws {
    let row = try number("a") {
      ($0[.minimumValue], $0[.maximumValue]) = (.number(minimum), .number(maximum))
    }
    let found = try problem(row, json)
    #expect(found.map { $0.contains(rule ?? "-") } == rule.map { _ in true })
  }

  @Test("bounds are named in their messages")
  func boundWords() throws {
    let age = try number("a") {
      ($0[.minimumValue], $0[.maximumValue]) = (.number("0"), .number("120"))
    }
    #expect(try problem(age, "130") == "error maximumValue: must be at most 120")
    #expect(try problem(age, "-1") == "error minimumValue: must be at least 0")
    let day = try row("a") {
      $0.valueType = .date
      ($0[.minimumValue], $0[.maximumValue]) = (.date("2026-01-01"), .date("2026-12-31"))
    }
    #expect(
      try problem(day, #""2025-12-31""#) == "error minimumValue: must not be before 2026-01-01")
    #expect(
      try problem(day, #""2027-01-01""#) == "error maximumValue: must not be after 2026-12-31")
    #expect(try problem(day, #""2026-12-31T23:59:59Z""#) == nil)
  }

  @Test("more fraction digits than allowed are an error, zeros at the end are not")
  func fractionDigits() throws {
    let price = try number("a") { $0.maximumFractionDigits = 2 }
    #expect(try problem(price, "1.50000") == nil)
    let words = "error maximumFractionDigits: takes at most 2 digits after the decimal point, has 3"
    #expect(try problem(price, "1.505") == words)
    #expect(try problem(price, "1505e-3") == words)
  }

  @Test("escaped names, names given twice and lists are found in one pass")
  func onePass() throws {
    let rows = try ["naïve", "a.b", "a.c", "list[1].x", "list[5]"].map { path in
      try row(path) { $0.required = true }
    }
    let record = #"""
      {"na\u00efve": "x", "a": {"b": "first"}, "a": {"c": "last"}, "s": "}{][\"", "list": [1, {"x": ""}]}
      """#
    let form = try BindingFixture(rows, record)
    let single = rows.enumerated().flatMap { index, row in
      form.binder.reading(form.record).problems(of: row).map { _ in index }
    }
    #expect(form.binder.reading(form.record).problems.map(\.row) == single)
    #expect(single == [1, 3, 4])
  }

  @Test("a path through a scalar is a problem in one pass, too")
  func onePassUnreachable() throws {
    let rows = [try row("a.b"), try row("a.b[0]"), try row("a")]
    let form = try BindingFixture(rows, #"{"a": {"b": "x"}}"#)
    #expect(form.binder.reading(form.record).problems.map(\.failure.rule) == [.path, .type])
  }

  @Test("null in place of an object counts as nothing there")
  func nullParent() throws {
    let rows = [try row("a.b"), try row("a.c") { $0.required = true }]
    let form = try BindingFixture(rows, #"{"a": null}"#)
    #expect(form.binder.reading(form.record).problems.map(\.failure.rule) == [.required])
    #expect(form.bound.readOnlyReason == nil)
  }

  @Test("one pass and single rows agree on random records")
  func agreement() throws {
    var random = SeededGenerator(seed: 5)
    let names = ["a", "b", "c"]
    let rows = try ["a", "b", "a.b", "a.b.c", "b[0]", "b[1].a", "c"].map { path in
      try row(path) { row in
        row.required = Bool.random(using: &random)
        row.valueType = ValueType.allCases.randomElement(using: &random) ?? .any
        row[.minimumLength] = 2
        row[.minimumValue] = .number("1")
      }
    }
    func value(_ depth: Int) -> String {
      let scalars = [
        "1", "0.5", "\"x\"", "\"xyz\"", "null", "true", "\"2026-01-01\"", "\"\"", "[]",
      ]
      switch Int.random(in: 0...(depth > 3 ? 1 : 4), using: &random) {
      case 2: return "[" + (0...2).map { _ in value(depth + 1) }.joined(separator: " ,") + "]"
      case 3, 4:
        let members = names.shuffled(using: &random).map { "\"\($0)\" :\(value(depth + 1))" }
        return "{ " + members.prefix(2).joined(separator: ",\n") + "}"
      default: return scalars.randomElement(using: &random) ?? "0"
      }
    }
    let binder = RecordBinder(form: Form(name: "f", rows: rows), locale: .plain)
    for _ in 0..<2000 {
      let members = names.map { "\"\($0)\": \(value(0))" }
      let record = try JSONSlice(parsing: "{" + members.joined(separator: ", ") + "}")
      let single = rows.flatMap { binder.reading(record).problems(of: $0) }
      #expect(binder.reading(record).problems.map(\.failure) == single, "\(record.text)")
    }
  }
}
