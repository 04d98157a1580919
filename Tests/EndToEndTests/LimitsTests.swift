import Foundation
import Testing

/// What is one too many for a limit, and how that is refused.
private struct Excess: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// As `Documentation/Limits.md` has it.
  let message: String
  let command: String
  var form = "( { valuePath = a; } )"
  var data = #"[{"a": 1}]"#

  static let lint = "$formview lint form.plist"

  init(_ message: String, _ command: String = lint, form: String? = nil, data: String? = nil) {
    testDescription = message
    (self.message, self.command) = (message, command)
    if let form { self.form = form }
    if let data { self.data = data }
  }

  /// Of a row's key.
  init(_ message: String, key: String) {
    self.init(message, form: "( { valuePath = a; \(key); } )")
  }
}

@Suite("Limits are those that the documentation names")
struct LimitsTests {
  private static let excesses = [
    Excess(
      "at most 8589934592 are read",
      "truncate -s 8589934593 data.json; $formview check form.plist data.json"),
    Excess(
      "a row has a value of more than 16777216 bytes",
      """
      sqlite3 data.db 'CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(16777217));
        CREATE VIEW v AS SELECT a FROM t'
      $formview check --table v form.plist data.db
      """),
    Excess("at most 67108864 are read", "truncate -s 67108865 form.plist; \(Excess.lint)"),
    Excess(
      "expected at most 512 levels", "$formview check form.plist data.json",
      data: String(repeating: "[", count: 513)),
    Excess(
      "is nested deeper than 512 containers", form: String(repeating: "(", count: 513)),
    Excess(
      "more than 32 forms include each other, one the next",
      form: "{ includes = (f0); forms = { "
        + (0..<33).map { "f\($0) = { includes = (f\($0 + 1)); rows = ( { valuePath = a; } ); };" }
        .joined() + " f33 = ( { valuePath = a; } ); }; rows = ( { valuePath = b; } ); }"),
    Excess(
      "more than 5,000 forms or 1,000,000 rows are included",
      form: "{ includes = (" + Array(repeating: "f", count: 5_001).joined(separator: ", ")
        + "); forms = { f = ( { valuePath = a; } ); }; rows = ( { valuePath = b; } ); }"),
    Excess(
      "a path has at most 512 steps",
      form: "( { valuePath = \"\(String(repeating: "/a", count: 513))\"; } )"),
    Excess(
      "offers too many choices",
      key: "values = (\((0...10_000).map { "v\($0)" }.joined(separator: ", ")))"),
    Excess("try 0 to 100", key: "minimumFractionDigits = 101"),
    Excess("try 1 to 1000", key: "columnWidth = 1001"),
    Excess("try a number of at most 400 digits", key: "maximumValue = 1e401"),
    Excess(
      "the widths and precisions of a printf format are at most 100",
      key: "displayValue = \"{a|printf:%101d}\""),
    Excess(
      "longer than 100,000 characters",
      key: "hidden = \"\(String(repeating: "a == 1 or ", count: 12_000))b\""),
    Excess(
      "more than 100 operations inside each other",
      key: "hidden = \"\(String(repeating: "(", count: 101))a == 1"
        + "\(String(repeating: ")", count: 101))\""),
    Excess(
      "this is nested deeper than 100 levels",
      "$formview show --filter '\(String(repeating: "(", count: 101))a = 1"
        + "\(String(repeating: ")", count: 101))' form.plist data.json"),
  ]

  @Test("Of a long filter that is not understood what is around the place is shown")
  func longFilter() throws {
    let scene = try Scene(["form.plist": "( { valuePath = a; } )", "data.json": "[]"])
    let filter = (0..<400).map { "a = \($0)" }.joined(separator: " or ") + " or b = 1 or a = 2"
    let outcome = try scene.run("show", "--filter", filter, "form.plist", "data.json")
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(outcome.status == 2 && lines.count == 3, "\(outcome.errors)")
    #expect(lines.dropFirst().allSatisfy { $0.count <= 80 }, "\(outcome.errors)")
    let column = lines[2].prefix { $0 != "^" }.count
    #expect(lines[1].dropFirst(column).hasPrefix("b = 1 or"), "\(outcome.errors)")
  }

  @Test("One more is refused with the message", arguments: excesses)
  fileprivate func refused(excess: Excess) throws {
    let scene = try Scene(["form.plist": excess.form, "data.json": excess.data])
    let outcome = try scene.shell(excess.command)
    #expect(outcome.status > 1)
    let text = outcome.output + outcome.errors
    #expect(text.contains(excess.message), "\(text.prefix(500))")
    let lines = try Repository.text("Documentation/Limits.md").split(separator: "\n")
    #expect(lines.contains { $0.contains(" * |") && $0.contains(excess.message) })
  }

  @Test(
    "A filter of 3,000 or, each of another column, is done, and a sort by 64 columns, however often they are named"
  )
  func many() throws {
    let names = ["a"] + (1..<3_000).map { "c\($0)" }
    let filter = names.map { "\($0) > 0" }.joined(separator: " or ")
    let sort = Array(repeating: "a", count: 3_000).joined(separator: ",")
    let rows = names.map { "{ valuePath = \($0); }" }.joined(separator: ",")
    let scene = try Scene([
      "wide.plist": "( \(rows) )", "form.plist": "( { valuePath = a; } )",
      "data.json": #"[{"a": 9}, {"a": 7}, {"a": -1}]"#,
    ])
    let filtered = try scene.run(
      "show", "--filter", filter, "--columns", "a", "--format", "csv", "wide.plist", "data.json")
    #expect(filtered.output == "a\r\n9\r\n7\r\n", "\(filtered.errors.prefix(300))")
    let outcome = try scene.run(
      "show", "--sort", sort, "--format", "csv", "form.plist", "data.json")
    #expect(outcome.output == "a\r\n-1\r\n7\r\n9\r\n", "\(outcome.errors.prefix(300))")
    func sorted(by count: Int) throws -> Scene.Outcome {
      try scene.run(
        "show", "--sort", names.prefix(count).joined(separator: ","), "--columns", "a", "--format",
        "csv", "wide.plist", "data.json")
    }
    #expect(try sorted(by: 64).output == "a\r\n-1\r\n7\r\n9\r\n")
    let refused = try sorted(by: 65)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--sort: 64 columns at most can decide the order"))
  }

  @Test("A long condition or formula is cut in messages", arguments: ["check", "set", "lint"])
  func longExpression(command: String) throws {
    let long = (0..<9_000).map { "a != \(1_000 + $0)" }.joined(separator: " and ")
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = a; rules = ( { predicate = "a > 5 and \(long)"; } ); },
        { valuePath = b; readOnly = "\(long)"; }, { valuePath = c; formula = "if(\(long), 1, 2)"; } )
      """, "data.json": #"{"a": 1, "b": 2, "c": 3}"#,
    ])
    let arguments =
      command == "lint" ? ["lint", "form.plist"] : [command, "form.plist", "data.json"]
    for row in command == "set" ? ["b=1", "c=1", "a=2"] : [""] {
      let outcome = try scene.run(arguments + (row.isEmpty ? [] : [row]))
      let lines = (outcome.output + outcome.errors).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count < 500 }, "\(row): \(lines.map(\.count))")
      if command != "lint" { #expect(lines.contains { $0.contains("…") }, "\(row)") }
    }
  }
}
