import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Limits and messages that depend on the record or the form")
struct OwnMessageTests {
  private func binder(_ form: String) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
  }

  private func problems(_ form: String, _ record: String) throws -> [String] {
    let (binder, record) = (try binder(form), try JSONSlice(parsing: record))
    let all = binder.reading(record).problems.map(\.failure.message)
    #expect(all == binder.reading(record).visibleRows.flatMap(\.problems).map(\.message))
    return all
  }

  private static let form = """
    ( { valuePath = from; cellIdentifier = DateCell; }, { valuePath = most; valueType = number; },
      { valuePath = to; cellIdentifier = DateCell; minimumValue = from; maximumValue = "dateAdd(from, 10)"; },
      { valuePath = count; cellIdentifier = NumberCell; minimumValue = 1; maximumValue = "most * 2";
        errorMessages = { maximumValue = "{label}: {value} is more than {limit}"; type = "{value}?"; }; } )
    """

  @Test(
    "A limit is computed of the record; without an operand there is none",
    arguments: [
      (#"{"from": "2026-11-02", "to": "2026-11-01"}"#, ["must not be before 2026-11-02"]),
      (#"{"from": "2026-11-02", "to": "2026-11-13"}"#, ["must not be after 2026-11-12"]),
      (#"{"from": "2026-11-02", "to": "2026-11-12"}"#, []), (#"{"to": "2026-11-12"}"#, []),
      (#"{"most": 2.5, "count": 5}"#, []),
      (#"{"most": 2.5, "count": 6}"#, ["Count: 6 is more than 5"]),
      (#"{"count": 6}"#, []), (#"{"count": 0}"#, ["must be at least 1"]),
      (#"{"count": "many"}"#, ["many?"]),
    ])
  func limits(record: String, expected: [String]) throws {
    #expect(try problems(Self.form, record) == expected)
  }

  @Test("What is typed is judged by them, too, and shown in the form's own words")
  func typing() throws {
    let binder = try binder(Self.form)
    let record = try JSONSlice(parsing: #"{"most": 1, "count": 2}"#)
    let bound = binder.reading(record).bind(binder.form.rows[3])
    #expect(binder.entry(in: bound).judge(typing: "31").message == "Count: 31 is more than 2")
    guard
      case .failure(let failure) = binder.entry(in: bound).conversion(
        of: "3", original: bound.content)
    else { return #expect(Bool(false)) }
    #expect(failure.message == "Count: 3 is more than 2")
  }

  @Test("A limit is left out of the message of a rule that has none")
  func noLimit() throws {
    let form = """
      ( { valuePath = a; regex = "[a-z]+"; regexMessage = "{label}: {value}{limit}!";
          rules = ( { predicate = "SELF != 'x'"; message = "not {value}{limit}"; } ); },
        { valuePath = b; required = YES; requiredMessage = "{label}{limit}?"; } )
      """
    #expect(try problems(form, #"{"a": "1"}"#) == ["A: 1!", "B?"])
    #expect(try problems(form, #"{"a": "x", "b": "y"}"#) == ["not x"])
  }

  @Test("The key of a rule is the name of its message, and what `check` calls it")
  func fractionDigits() throws {
    let form = """
      ( { valuePath = a; cellIdentifier = NumberCell; maximumFractionDigits = 1;
          errorMessages = { maximumFractionDigits = "{value} has more than {limit}"; }; } )
      """
    #expect(try problems(form, #"{"a": 1.25}"#) == ["1.25 has more than 1"])
    let binder = try binder(form)
    let found = binder.reading(try JSONSlice(parsing: #"{"a": 1.25}"#)).problems.map(\.failure.rule)
    #expect(found == [RuleName("maximumFractionDigits")])
  }

  @Test("Keys of one rule come before messages for all; what is filled in is not looked into")
  func precedence() throws {
    let form = """
      ( { key = "{value}"; valuePath = a; required = YES; requiredMessage = "{label} is missing";
          regex = "[a-z]+"; errorMessages = { required = "no"; regex = "{label} can't be {value}"; }; } )
      """
    #expect(try problems(form, "{}") == ["{value} is missing"])
    #expect(try problems(form, #"{"a": "{label}1"}"#) == ["{value} can't be {label}1"])
    let secret = """
      ( { key = PIN; valuePath = a; isSecure = YES; minimumLength = 3; maximumLength = 4;
          errorMessages = { maximumLength = "{value} has more than {limit}"; }; } )
      """
    let words = try problems(secret, #"{"a": "47114"}"#)
    #expect(words.count == 1 && !words[0].contains("47114") && words[0].contains("4"))
  }

  @Test("The names of rules are those that rules have")
  func names() {
    #expect(Set(RuleMessages.rules).count == RuleMessages.rules.count)
    // A mask is asked before its text is stored, and so is no rule of the catalog.
    let names = RuleCatalog.rules.flatMap { $0.names }.map(\.rawValue) + ["type", "inputMask"]
    #expect(Set(RuleMessages.rules) == Set(names))
  }

  @Test(
    "Each rule may have a message of its own",
    arguments: [
      ("required", "required = YES;", "{}"), ("type", "valueType = number;", #"{"a": "x"}"#),
      ("type", "valueType = integer;", #"{"a": 1.5}"#),
      ("minimumLength", "minimumLength = 3;", #"{"a": "x"}"#),
      ("maximumLength", "maximumLength = 3;", #"{"a": "long"}"#),
      ("regex", "regex = \"[0-9]+\";", #"{"a": "x"}"#),
      ("minimumValue", "valueType = number; minimumValue = 3;", #"{"a": 1}"#),
      ("maximumValue", "valueType = number; maximumValue = 3;", #"{"a": 7}"#),
      ("maximumFractionDigits", "valueType = number; maximumFractionDigits = 1;", #"{"a": 1.25}"#),
      ("step", "valueType = number; step = 5;", #"{"a": 7}"#),
      ("minimumCount", "itemForm = ({ valuePath = b; }); minimumCount = 2;", #"{"a": []}"#),
      ("maximumCount", "itemForm = ({ valuePath = b; }); maximumCount = 0;", #"{"a": [{}]}"#),
      (
        "minimumSelection", "valueType = array; values = (x, y); minimumSelection = 2;",
        #"{"a": ["x"]}"#
      ),
      (
        "maximumSelection", "valueType = array; values = (x, y); maximumSelection = 1;",
        #"{"a": ["x", "y"]}"#
      ),
      ("choice", "values = (x, y);", #"{"a": "z"}"#),
    ])
  func each(rule: String, keys: String, record: String) throws {
    let form =
      "({ valuePath = a; \(keys) errorMessages = { \(rule) = \"{label}: my own words\"; }; })"
    #expect(try problems(form, record) == ["A: my own words"])
  }

  @Test(
    "The limit in a message is what the form's key sets",
    arguments: [
      ("minimumLength", "minimumLength = 3;", #"{"a": "x"}"#, "3"),
      ("maximumLength", "maximumLength = 3;", #"{"a": "long"}"#, "3"),
      ("minimumValue", "valueType = number; minimumValue = 3;", #"{"a": 1}"#, "3"),
      (
        "maximumFractionDigits", "valueType = number; maximumFractionDigits = 1;", #"{"a": 1.25}"#,
        "1"
      ),
      ("step", "valueType = number; step = 5;", #"{"a": 7}"#, "5"),
      ("minimumCount", "itemForm = ({ valuePath = b; }); minimumCount = 2;", #"{"a": []}"#, "2"),
      (
        "maximumSelection", "valueType = array; values = (x, y); maximumSelection = 1;",
        #"{"a": ["x", "y"]}"#, "1"
      ),
    ])
  func limitOfEach(rule: String, keys: String, record: String, limit: String) throws {
    let form = "({ valuePath = a; \(keys) errorMessages = { \(rule) = \"limit {limit}\"; }; })"
    #expect(try problems(form, record) == ["limit \(limit)"])
  }

  @Test("A text that does not fill the mask is refused in the form's own words")
  func mask() throws {
    let binder = try binder(
      """
      ({ key = "Day"; valuePath = a; inputMask = "99.99.";
         errorMessages = { inputMask = "{label} is {value}, not as 24.12."; }; })
      """)
    let bound = binder.reading(try JSONSlice(parsing: "{}")).bind(binder.form.rows[0])
    guard
      case .failure(let failure) = binder.entry(in: bound).conversion(
        of: "1", original: bound.content)
    else { return #expect(Bool(false)) }
    #expect(failure.message == "Day is 1, not as 24.12.")
    #expect(
      binder.entry(in: bound).judge(typing: "123456").message == "Day is 123456, not as 24.12.")
  }

  @Test(
    "lint knows rules, placeholders, and limits that are none",
    arguments: [
      ("errorMessages = { minimumValu = x; };", DiagnosticCode.F101),
      ("regex = x; errorMessages = { regex = \"{valu}\"; };", .W202), ("errorMessages = x;", .F102),
      ("requiredMessage = \"{limt}\"; required = YES;", .W202),
      ("rules = ({ predicate = \"a > 'b'\"; message = \"{valeu}\"; });", .W202),
      ("cellIdentifier = NumberCell; maximumValue = lots;", .F302),
      ("cellIdentifier = NumberCell; maximumValue = \"a +\";", .F301),
      ("cellIdentifier = NumberCell; maximumValue = \"trim(b)\";", .F304),
    ])
  func lint(keys: String, code: DiagnosticCode) {
    #expect(
      FormFixture.decode("( { valuePath = a; \(keys) }, { valuePath = b; } )").diagnostics
        .map(\.code) == [code])
  }
}
