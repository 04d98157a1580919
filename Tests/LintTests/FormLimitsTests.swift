import FormTesting
import Forms
import JSONText
import PlistText
import Rules
import SeededRandom
import SourceText
import Testing
import Values

@testable import Lint

@Suite("Every number, list and path of a form has a limit") struct FormLimitsTests {
  @Test(
    "A number beyond its key's range is an error that names the range",
    arguments: [
      ("minimumFractionDigits = 9223372036854775807;", "try 0 to 100"),
      ("minimumFractionDigits = 1000000000;", "try 0 to 100"),
      ("maximumFractionDigits = 101;", "try 0 to 100"),
      ("maximumFractionDigits = 99999999999999999999;", "try 0 to 100"),
      ("minimumLength = 2147483648;", "try 0 to 2147483647"),
      ("maximumLength = 9223372036854775807;", "try 0 to 2147483647"),
      ("height = 1001;", "try 1 to 1000"),
      ("height = 1e300;", "try 1 to 1000"),
      ("height = 9223372036854775807;", "try 1 to 1000"),
      ("columnWidth = 100000000;", "try 1 to 1000"),
      ("sortOrder = 9223372036854775808;", "try -1000000000000 to 1000000000000"),
      ("sortOrder = -9223372036854775808;", "try -1000000000000 to 1000000000000"),
      ("minimumValue = 1e401;", "try a number of at most 400 digits"),
      ("maximumValue = 1e-1000000000;", "try a number of at most 400 digits"),
    ])
  func numbers(keys: String, advice: String) {
    let lines = FormFixture.lines("( { valuePath = a; cellIdentifier = NumberCell; \(keys) } )")
    let found = lines.filter { $0.contains("error F104") && $0.hasSuffix(advice) }
    #expect(found.count == 1, "\(lines)")
  }

  @Test("An XML integer beyond 64 bits is out of range too")
  func largeXMLInteger() {
    let text = """
      <plist><array><dict><key>valuePath</key><string>a</string><key>height</key>\
      <integer>99999999999999999999</integer><key>sortOrder</key>\
      <integer>99999999999999999999</integer></dict></array></plist>
      """
    let codes = FormFixture.decode(text).diagnostics.map(\.code)
    #expect(codes == [.F104, .F104])
  }

  @Test(
    "The limits themselves are taken",
    arguments: [
      "minimumFractionDigits = 100;", "maximumFractionDigits = 0;", "height = 1000;",
      "height = 1;", "columnWidth = 1;", "sortOrder = -1000000000000;", "maximumValue = 1e308;",
      "minimumValue = 4.9e-324;",
    ])
  func limits(keys: String) {
    let form = FormFixture.decode("( { valuePath = a; cellIdentifier = NumberCell; \(keys) } )")
      .form
    #expect(form != nil)
  }

  @Test("More choices than 10,000 are refused, with their number")
  func choices() {
    func codes(_ count: Int, _ key: String) -> [DiagnosticCode] {
      let items = (0..<count).map { "v\($0)" }.joined(separator: ",")
      return FormFixture.decode("( { valuePath = a; \(key) = (\(items)); } )").diagnostics.map(
        \.code)
    }
    #expect(codes(10_000, "values") == [])
    #expect(codes(10_001, "values") == [.F104])
    #expect(codes(10_001, "choices") == [.F104])
  }

  @Test("A file may have 100,000 choices; more are refused at the row that names it")
  func choicesOfFile() {
    func lines(_ count: Int) -> [String] {
      let list = "[" + (0..<count).map { "\"v\($0)\"" }.joined(separator: ",") + "]"
      return FormFixture.decode(
        "( { valuePath = a; choicesFrom = \"file:c.json\"; } )", beside: ["c.json": list]
      ).diagnostics.map(\.line)
    }
    #expect(lines(10_001) == [])
    #expect(
      lines(100_001) == [
        #"form.plist:1:34: error F104: row 1 "A": "choicesFrom" offers too many choices; found 100001; try at most 100000"#
      ])
  }

  // MARK: Paths

  private static let longPaths = [
    Array(repeating: "a", count: 513).joined(separator: "."),
    "a" + String(repeating: "[0]", count: 512),
    String(repeating: "/a", count: 513),
    String(repeating: "/a", count: 100_000),
  ]

  @Test("A path has as many steps as JSON has levels, and no more", arguments: longPaths.indices)
  func pathDepth(index: Int) {
    let lines = FormFixture.lines("( { valuePath = \"\(Self.longPaths[index])\"; } )")
    let words =
      "error F201: row 1: \"valuePath\" has an invalid key path: a path has at most 512 steps"
    #expect(lines.count == 1)
    #expect(lines.first?.contains(words) == true, "\(lines)")
  }

  @Test("The message about a long path points at the first step too many")
  func pathPosition() throws {
    let error = #expect(throws: ValuePathSyntaxError.self) {
      try ValuePath(String(repeating: "/a", count: 600))
    }
    #expect(error?.offset == 1_024)
  }

  @Test("The longest path is read, shown and judged")
  func longestPath() throws {
    let path = Array(repeating: "a", count: 512).joined(separator: ".")
    let text =
      String(repeating: #"{"a":"#, count: 512) + "7" + String(repeating: "}", count: 512)
    let fixture = try BindingFixture([try number(path)], text)
    #expect(fixture.shown == "7")
    #expect(fixture.problems == [])
    #expect(RowProbe.record(holding: .number("7"), at: try ValuePath(path))?.text == text)
  }

  // MARK: Templates

  @Test(
    "Widths and precisions of a printf format are at most 100",
    arguments: ["%1000000000d", "%.1000000000f", "%101s", "%0101.2f", "%99999999999999999999d"])
  func printf(format: String) {
    for template in ["{n|printf:\(format)}", "-p *#n^*^\(format)#*"] {
      let lines = FormFixture.lines("( { displayValue = \"\(template)\"; } )")
      #expect(lines.count == 1, "\(lines)")
      #expect(
        lines.first?.contains("the widths and precisions of a printf format are at most 100")
          == true,
        "\(lines)")
    }
    #expect((try? Template("{n|printf:%100.100f}")) != nil)
  }

  @Test("A template of 200,000 tokens is read in one pass")
  func manyTokens() throws {
    for token in ["{a} ", "<|{a}|> "] {
      let template = try Template(String(repeating: token, count: 200_000))
      #expect(template.parts.count == 400_000)
    }
    let foreign = try Template("-p " + String(repeating: "*&a&* ", count: 200_000))
    #expect(foreign.parts.count == 400_000)
  }

  // MARK: Anything

  @Test("Forms of extreme numbers, deep paths and long texts are shown and judged, or refused")
  func extremes() throws {
    var generator = SeededGenerator(seed: 26)
    let records = try [
      "{}", #"{"a": 1e999999999, "b": "x"}"#, #"{"a": -1e-999999999, "b": [[[[]]]]}"#,
      #"{"a": "\#(String(repeating: "é", count: 3_000))", "b": null}"#, "[]", "1",
    ].map { try JSONSlice(parsing: $0) }
    var opened = 0
    for _ in 0..<400 {
      let decoded = FormDecoder(
        cells: FormFixture.cells, checks: FormChecks.always + LintChecks.all
      ).decode(
        .init(content: .array([Self.row(&generator)]), position: Self.start), file: "x")
      guard let form = decoded.form else {
        #expect(decoded.diagnostics.contains { $0.severity == .error })
        continue
      }
      opened += 1
      let binder = RecordBinder(form: form, locale: FormLocale.plain)
      for record in records {
        for bound in binder.reading(record).visibleRows {
          #expect(bound.display.text.utf8.count < 100_000)
          _ = binder.prepared.numbers.stepped("9", by: 1, in: bound.state)
          _ = binder.entry(in: bound).judge(typing: "12.5")
          _ = binder.entry(in: bound).conversion(of: "12.5", original: bound.content)
        }
        _ = binder.reading(record).problems
      }
    }
    #expect(opened > 20, "\(opened)")
  }

  private static let start = SourcePosition(line: 1, column: 1)
  private static let numbers = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumLength", "maximumLength", "height",
    "columnWidth", "sortOrder", "minimumValue", "maximumValue", "defaultValue",
  ]
  private static let values: [PlistContent] = [
    .integer(.max), .integer(.min), .integer(0), .integer(1), .integer(100), .real(.infinity),
    .real(-.infinity), .real(.nan), .real(1e300), .bigInteger("99999999999999999999"),
    .string("9223372036854775808"), .string("1e999999999"), .string("-1e-999999999"),
    .string(String(repeating: "9", count: 2_000)), .string("auto"), .string("2147483647"),
  ]
  private static let texts = [
    "a", "b", "{a|printf:%99.99f}", "{a|number:30} {b|count}", "{a|percent}",
    "b[9223372036854775807]",
    String(repeating: "/b", count: 512), String(repeating: "/0", count: 40_000),
    String(repeating: "{", count: 40_000), String(repeating: "(", count: 40_000),
    String(repeating: "<|", count: 40_000), "{a|date:" + String(repeating: "y", count: 300) + "}",
    "(a{1000}){1000}", String(repeating: "(?:a{9}){9}", count: 500), "ansi:99999999999999999999",
  ]

  private static func row(_ generator: inout SeededGenerator) -> PlistNode {
    func entry(_ key: String, _ content: PlistContent) -> PlistEntry {
      PlistEntry(key: key, keyPosition: start, value: PlistNode(content: content, position: start))
    }
    var entries = [entry("valuePath", .string(Bool.random(using: &generator) ? "a" : "b"))]
    for _ in 0..<2 {
      guard let key = numbers.randomElement(using: &generator),
        let value = values.randomElement(using: &generator)
      else { continue }
      entries.append(entry(key, value))
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      let keys = ["valuePath", "displayValue", "regex", "placeholder", "color"]
      entries.append(
        entry(
          keys.randomElement(using: &generator) ?? "",
          .string(texts.randomElement(using: &generator) ?? "")))
    }
    if Bool.random(using: &generator) {
      let cells = FormFixture.cells.map(\.name)
      entries.append(entry("cellIdentifier", .string(cells.randomElement(using: &generator) ?? "")))
    }
    return PlistNode(content: .dictionary(entries), position: start)
  }
}
