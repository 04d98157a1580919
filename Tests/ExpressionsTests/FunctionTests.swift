import JSONText
import Testing
import Values

@testable import Expressions

@Suite("Functions")
struct FunctionTests {
  private static let record =
    #"{"name": " Åse ", "n": -7.25, "t": "abcdef", "date": "2026-01-31T10:00", "tags": ["a", null, 2, true], "#
    + #""items": [{"name": "x"}, {}, {"name": "y"}], "empty": {}, "blank": "", "b": true, "emoji": "👨‍👩‍👧é"}"#

  private static let table: [(String, String)] = [
    ("length(t)", "6"), ("length(emoji)", "2"), ("length('')", "0"),
    ("trim(name)", "\"Åse\""), ("upper(trim(name))", "\"ÅSE\""), ("lower('ÅSE')", "\"åse\""),
    ("substring(t, 2)", "\"cdef\""), ("substring(t, 2, 3)", "\"cde\""),
    ("substring(t, 9)", "\"\""), ("substring(t, 0, 0)", "\"\""), ("substring(t, -2, 3)", "\"a\""),
    ("substring(t, 4, 99)", "\"ef\""), ("substring(t, -9223372036854775807, 2)", "\"\""),
    ("substring(t, 9223372036854775807, 9223372036854775807)", "\"\""),
    ("join(tags, ', ')", "\"a, 2, true\""), ("join({'a', n, missing})", "\"a-7.25\""),
    ("join(items.name, '/')", "\"x/y\""), ("join(missing, '/')", "\"\""),
    ("number(' 12.50 ')", "12.5"), ("number('+.5')", "0.5"), ("number(n)", "-7.25"),
    ("number('x')", "missing"), ("number(b)", "missing"),
    ("round(n)", "-7"), ("round(n, 1)", "-7.2"), ("round(7.35, 1)", "7.4"),
    ("round(1250, -2)", "1200"),
    ("abs(n)", "7.25"), ("abs(3)", "3"),
    ("min(3, n, 8)", "-7.25"), ("max(3, n, missing)", "3"), ("min({3, 1, 2})", "1"),
    ("max('a', 'c', 'b')", "\"c\""), ("min('2026-02-01', '2026-01-05')", "\"2026-01-05\""),
    ("max(missing)", "missing"), ("min(1, 'a')", "missing"), ("min(b)", "missing"),
    ("if(b, 'yes', 'no')", "\"yes\""), ("if(missing, 1, 2)", "2"),
    ("coalesce(missing, nil, 5, 6)", "5"), ("coalesce(missing)", "missing"),
    ("coalesce(b)", "true"),
    ("isEmpty(missing)", "true"), ("isEmpty(nil)", "true"), ("isEmpty(blank)", "true"),
    ("isEmpty(empty)", "true"), ("isEmpty({})", "true"), ("isEmpty(0)", "false"),
    ("isEmpty(false)", "false"), ("isEmpty(' ')", "false"), ("isEmpty(tags)", "false"),
    ("today()", "\"2026-11-22\""), ("now()", "\"2026-11-22T09:30:00+01:00\""),
    ("dateAdd(today(), 10)", "\"2026-12-02\""),
    ("dateAdd(date, 1, 'month')", "\"2026-02-28T10:00\""),
    ("dateAdd(date, -1, 'years')", "\"2025-01-31T10:00\""),
    ("dateAdd('2026-01-01', 2, 'weeks')", "\"2026-01-15\""),
    ("daysBetween('2026-11-01', today())", "21"), ("daysBetween(today(), '2026-11-01')", "-21"),
    ("year(date)", "2026"), ("month(date)", "1"), ("day(date)", "31"),
    ("day('2026-02-30')", "missing"),
    ("choiceTitle(t)", "\"The letters\""), ("choiceTitle(n)", "\"-7.25\""),
    ("choiceTitle(missing)", "missing"),
  ]

  @Test("a call gives this", arguments: table)
  func calls(text: String, expected: String) throws {
    var scope = try RecordScope(Self.record)
    scope.titles[ExpressionReference(.record, [.member("t")])] = "The letters"
    let value = try Expression(text).value(in: scope)
    #expect(value.json?.jsonText() ?? "missing" == expected)
  }

  @Test("each is in the table of tests")
  func coverage() throws {
    var called: Set<String> = []
    for (text, _) in Self.table {
      try Expression(text).root.visit {
        if case .call(let name, _) = $0.content { called.insert(name) }
      }
    }
    #expect(Set(FunctionTable.all.map(\.name)) == called)
    #expect(FunctionTable.byName.count == FunctionTable.all.count)
  }
}
