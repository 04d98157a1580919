import Foundation
import ScreenTesting
import Testing

@Suite("formview lint at a terminal")
struct LintReportTests {
  private static let form =
    "(\n\t{ key = \"姓名\"; valuePath = name;\tkeyboardType = email; },\n  { valuePath = a[0]; }\n)\n"

  private func report(
    _ form: String, width: Int = 100, environment: [String: String] = [:]
  ) throws -> (screen: [String], raw: String) {
    let scene = try Scene(["form.plist": form])
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["lint", "form.plist"],
      environment: environment, directory: scene.folder.path, size: (width, 24))
    _ = try session.waitForExit()
    return (session.screen, String(decoding: session.rawOutput, as: UTF8.self))
  }

  @Test("shows the line with a mark under the place, by display width, and what to try")
  func marks() throws {
    let form = "(\n\t{ key = \"姓名\"; valuePath = name;\tkeyboardType = email; }\n)\n"
    let screen = try report(form).screen
    #expect(
      screen[0].hasPrefix(#"form.plist:2:49: error F103: row 1 "姓名": "keyboardType" does not take"#)
    )
    #expect(screen[1] == #"  2 │     { key = "姓名"; valuePath = name;   keyboardType = email; }"#)
    #expect(screen[2] == "    │                                                        ^~~~~")
    #expect(screen[3] == #"    = try "emailAddress""#)
  }

  @Test("a long line is cut around the place")
  func longLines() throws {
    let padding = String(repeating: "中 ", count: 200)
    let screen = try report(
      "( { key = \"\(padding)\"; valuePath = name; color = rde; help = \"\(padding)\"; } )",
      width: 60
    ).screen
    let line = try #require(screen.first { $0.hasPrefix("  1 │ ") })
    let marks = try #require(screen.first { $0.hasPrefix("    │ ") })
    #expect(line.hasPrefix("  1 │ …"))
    #expect(line.hasSuffix("…"))
    #expect(screen.allSatisfy { $0.count <= 60 })
    let column = try #require(marks.firstIndex(of: "^"))
    #expect(marks[column...] == "^~~")
    let before = marks.distance(from: marks.startIndex, to: column)
    let range = try #require(line.firstRange(of: "rde"))
    let wide = line[..<range.lowerBound].count { $0 == "中" }
    #expect(line.distance(from: line.startIndex, to: range.lowerBound) + wide == before)
  }

  @Test("has color, which NO_COLOR turns off")
  func color() throws {
    #expect(try report(Self.form).raw.contains("\u{1B}["))
    let plain = try report(Self.form, environment: ["NO_COLOR": "1"])
    #expect(!plain.raw.contains("\u{1B}["))
    #expect(plain.screen.contains { $0.contains("^") })
  }

  @Test("a pipe gets a line for each, as before, all errors of syntax among them")
  func pipe() throws {
    let scene = try Scene([
      "form.plist": "(\n { key = Name valuePath = a[0]; },\n { color = #ff0; }\n)\n"
    ])
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 3)
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("form.plist:") && $0.contains("error F002") })
    #expect(outcome.lines[1].hasSuffix(#"; try quotes around it: "a[0]""#), "\(outcome.lines[1])")
    #expect(outcome.lines[2].hasSuffix(##"; try quotes around it: "#ff0""##), "\(outcome.lines[2])")
  }

  @Test("a form in UTF-16 without a mark is read, with a warning, and its lines are shown")
  func utf16() throws {
    let text = "( { key = Name; valuePath = name; color = rde; } )\n"
    let scene = try Scene()
    try scene.write("form.plist", try #require(text.data(using: .utf16LittleEndian)))
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 3)
    #expect(outcome.lines.count == 2)
    #expect(
      outcome.lines[0].hasPrefix(
        "form.plist:1:1: warning W002: the file has no byte order mark; its zero bytes look like UTF-16 (little-endian)"
      ))
    #expect(outcome.lines[1].hasPrefix("form.plist:1:43: error F203"), "\(outcome.lines[1])")
  }

  @Test("data given as a form, and a schema, are named for what they are")
  func foreign() throws {
    let scene = try Scene(["data.json": #"[{"name": "Ada"}]"#, "schema.json": #"{"$schema": "x"}"#])
    let outcome = try scene.run("check", "data.json", "schema.json")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.hasPrefix(
        "data.json:1:1: error F002: this is a JSON file, not a property list"))
    #expect(outcome.errors.contains("the data come after the form"))
    #expect(try scene.run("lint", "schema.json").output.contains("this is a JSON Schema"))
  }
}
