import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Rules between a record's values")
struct PredicateRuleTests {
  private func problems(_ form: String, _ record: String) throws -> [String] {
    let binder = RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
    let record = try JSONSlice(parsing: record)
    let all = binder.reading(record).problems.map { row, failure in
      "\(binder.form.rows[row].identifier) \(failure.severity) \(failure.rule.rawValue): \(failure.message)"
    }
    let bound = binder.reading(record).bind(binder.form.rows).flatMap { bound in
      bound.problems.map {
        "\(bound.row.identifier) \($0.severity) \($0.rule.rawValue): \($0.message)"
      }
    }
    #expect(all == bound)
    return all
  }

  private static let dates = """
    ( { valuePath = start; },
      { valuePath = end; valueType = date; rules = (
          { predicate = "SELF >= start"; message = "{value} is before the start"; },
          { predicate = "daysBetween(start, end) < 100"; severity = warning; identifier = long; },
          { predicate = "1 == 2 OR start != nil"; } ); } )
    """

  @Test(
    "The first error and all warnings are told, where the row has a value",
    arguments: [
      (#"{"start": "2026-01-02", "end": "2026-01-03"}"#, []),
      (
        #"{"start": "2026-01-02", "end": "2026-01-01"}"#,
        ["end error rules: 2026-01-01 is before the start"]
      ),
      (
        #"{"start": "2026-01-02", "end": "2027-01-01"}"#,
        ["end warning long: must hold: daysBetween(start, end) < 100"]
      ),
      (#"{"end": "x"}"#, ["end error type: needs a date, such as 2026-01-31; found a string"]),
      (#"{"start": "2026-01-02"}"#, []), (#"{"start": "2026-01-02", "end": null}"#, []),
    ] as [(String, [String])])
  func ofRows(record: String, expected: [String]) throws {
    let found = try problems(Self.dates, record)
    if expected.first?.contains("type") == true {
      // A value of another type is wrong before anything is asked of it.
      #expect(found.count == 1 && found[0].hasPrefix("end error type"))
    } else {
      #expect(found == expected)
    }
  }

  @Test(
    "Another broken rule hides none of the warnings and hints",
    arguments: [
      (
        #"{"code": "abc"}"#,
        [
          "code error maximumLength: takes at most 2 characters, has 3",
          "code warning rules: no digit", "code info rules: usually with x",
        ]
      ),
      (#"{"code": ""}"#, ["code error required: is required", "code info rules: usually with x"]),
    ] as [(String, [String])])
  func besideErrors(record: String, expected: [String]) throws {
    let form = """
      ( { valuePath = code; required = YES; maximumLength = 2; rules = (
          { predicate = "SELF MATCHES '.*[0-9].*'"; severity = warning; message = "no digit"; },
          { predicate = "SELF CONTAINS 'x'"; severity = info; message = "usually with x";
            evenWhenEmpty = YES; },
          { predicate = "SELF != 'abc'"; message = "a second error"; } ); } )
      """
    #expect(try problems(form, record) == expected)
  }

  @Test(
    "A rule of the form marks the rows that it lists, else the first that it reads; empty or not")
  func ofForms() throws {
    let form = """
      {
        rules = ( { predicate = "mail != nil OR phone != nil"; message = "Mail or phone";
                    rows = (mail, phone); },
                  { predicate = "$n < 3"; } );
        rows = ( { valuePath = name; }, { valuePath = mail; }, { valuePath = phone; },
                 { identifier = n; valuePath = count; valueType = number; } );
      }
      """
    #expect(
      try problems(form, #"{"count": 5}"#) == [
        "mail error rules: Mail or phone", "phone error rules: Mail or phone",
        "n error rules: must hold: $n < 3",
      ])
    #expect(try problems(form, #"{"mail": "a", "count": 1}"#).isEmpty)
  }

  @Test(
    "A rule of the form without rows marks the row that has what it reads, or has it inside",
    arguments: [
      ("ALL items.p < 100", "items"), ("ANY items.p == 1", "items"), ("items[0].p < 100", "items"),
      ("items.@sum.p < 100", "items"), ("o.x != 1", "o"), ("join(items.p, ',') != '200'", "items"),
      ("@root.b != 2", "b"), ("deep != nil AND deep.none == 1", "deep.a"), ("c.x == 2", "c.name"),
      ("b != 2 AND @root.name != 'x'", "b"), ("zz.y == 1", "name"),
    ])
  func rowsOfForms(predicate: String, marked: String) throws {
    let form = """
      {
        rules = ( { predicate = "\(predicate)"; message = "no"; } );
        rows = ( { valuePath = name; }, { valuePath = b; valueType = number; },
          { valuePath = "deep.a"; }, { valuePath = o; segueIdentifier = o; },
          { valuePath = "c.name"; segueIdentifier = o; segueValuePath = c; },
          { valuePath = items; itemForm = ( { valuePath = p; valueType = number; } ); } );
        forms = { o = ( { valuePath = x; valueType = number; } ); };
      }
      """
    let record =
      #"{"name":"n","b":2,"deep":{"a":"y"},"o":{"x":1},"c":{"name":"q","x":1},"items":[{"p":200}]}"#
    #expect(try problems(form, record) == ["\(marked) error rules: no"])
  }

  @Test("Neither a hidden row nor a secret is told about")
  func quiet() throws {
    let form = """
      ( { valuePath = a; hidden = "b == 1"; rules = ( { predicate = "SELF == 'x'"; } ); },
        { valuePath = pin; isSecure = YES; rules = ( { predicate = "length(SELF) > 3";
            message = "{value} is too short"; } ); } )
      """
    #expect(try problems(form, #"{"a": "y", "b": 1}"#).isEmpty)
    #expect(try problems(form, #"{"a": "y"}"#).count == 1)
    let secret = try problems(form, #"{"pin": "abc"}"#)
    #expect(secret.count == 1 && !secret[0].contains("abc"))
  }

  @Test(
    "lint knows rules without a predicate, wrong words, rows and expressions",
    arguments: [
      ("{ message = x; }", DiagnosticCode.F107), ("{ predicate = \"a >\"; }", .F301),
      ("{ predicate = \"$zz == 1\"; }", .F302), ("{ predicate = \"length(a)\"; }", .F304),
      ("{ predicate = \"1 == 1\"; }", .W305),
      ("{ predicate = \"a == 'x'\"; severity = bad; }", .F103),
      ("{ predicate = \"a == 'x'\"; word = x; }", .W101), ("hello", .F102),
      ("{ predicate = \"a == 'x'\"; message = \"{value} is over {limit}\"; }", .W202),
    ])
  func lint(rule: String, code: DiagnosticCode) {
    let decoded = FormFixture.decode("( { valuePath = a; rules = ( \(rule) ); } )")
    #expect(decoded.diagnostics.map(\.code) == [code])
  }
}
