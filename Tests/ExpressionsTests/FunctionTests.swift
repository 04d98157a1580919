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
    ("mod(7, 3)", "1"), ("mod(-7, 3)", "2"), ("mod(7, -3)", "-2"), ("mod(-7, -3)", "-1"),
    ("mod(7.5, 0.2)", "0.1"), ("mod(6, 3)", "0"), ("mod(5, 0)", "missing"),
    ("mod(1e6000, 7)", "1"), ("mod(3, 1e6000)", "3"), ("mod(12345678901234567890, 1e3)", "890"),
    ("replace('Acme GmbH', 'GmbH$', 'AG')", "\"Acme AG\""), ("replace(t, '[ce]', '')", "\"abdf\""),
    ("replace('GmbH & GmbH', 'GmbH$', 'AG')", "\"GmbH & AG\""),
    (
      "replace('Ada Lovelace', '(\\\\w+) (\\\\w+)', '$2, ${1} $$ $0')",
      "\"Lovelace, Ada $ Ada Lovelace\""
    ),
    ("replace('abc', 'x*', '-')", "\"-a-b-c-\""), ("replace('', '^', '=')", "\"=\""),
    ("replace('a1b22', '(?<n>\\\\d+)', '<${n}>')", "\"a<1>b<22>\""),
    ("replace('Straße 樱花🌸', '🌸', '桜')", "\"Straße 樱花桜\""), ("replace('x', 'x', '$3')", "missing"),
    ("replace('x', '(x)|(y)', '[$2]')", "\"[]\""), ("replace('5 $', '\\\\$', '€')", "\"5 €\""),
    ("replace(n, '2', '3')", "missing"), ("replace(t, trim('('), '')", "missing"),
    ("split('a;b;;c', ';')", #"["a","b","","c"]"#), ("split(t, 'x')", #"["abcdef"]"#),
    ("split('aaab', 'aab')", #"["a",""]"#), ("split('a, b', ', ', 1)", "\"b\""),
    ("split('a b c', ' ', -1)", "\"c\""), ("split('a b', ' ', 2)", "missing"),
    ("split('é🌸', '')", #"["é","🌸"]"#), ("join(split('a;b', ';'), '+')", "\"a+b\""),
    ("split('', ';')", #"[""]"#), ("split('a', ';', -9223372036854775807)", "missing"),
    ("pad(7, 3, '0')", "\"007\""), ("pad('ab', -5, '.')", "\"ab...\""),
    ("pad('ab', 4)", "\"  ab\""),
    ("pad('abcd', 3)", "\"abcd\""), ("pad('x', 6, '12')", "\"12121x\""),
    ("pad('x', 1e9)", "missing"),
    ("pad('樱', 3, '花')", "\"花花樱\""), ("pad(missing, 3)", "missing"),
    ("format(n, '%.1f')", "\"-7.2\""), ("format(3, '%03d')", "\"003\""),
    ("format('x', '[%3s]')", "\"[  x]\""), ("format('x', '%d')", "missing"),
    ("format(date, 'dd.MM.yyyy HH:mm')", "\"31.01.2026 10:00\""),
    ("format('2026-02-01', 'd MMM yyyy')", "\"1 Feb 2026\""), ("format(n, 'yyyy')", "missing"),
    ("format(date, 'nonsense')", "missing"), ("format(date, '')", "missing"),
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
