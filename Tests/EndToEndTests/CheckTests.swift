import Foundation
import ScreenTesting
import Testing

@Suite("formview check")
struct CheckTests {
  @Test("says nothing about good data but which members no row names")
  func clean() throws {
    let outcome = try Scene(Fixtures.files).run("check", "form.plist", "ada.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "ada.json: info otherMembers: 2 members that no row names: contact.fax, extra\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test("points at each wrong value, and at the record where the value is missing")
  func findings() throws {
    let outcome = try Scene(Fixtures.files).run("check", "form.plist", "staff.json")
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.lines.count == 3)
    #expect(
      outcome.lines[0]
        == #"staff.json:3:49: error regex: record 2, contact.email "E-mail": Needs one @; found "bob""#
    )
    #expect(
      outcome.lines[1].hasPrefix(
        #"staff.json:3:67: error minimumValue: record 2, salary "Salary": "#))
    #expect(outcome.lines[2].hasPrefix(#"staff.json:4:3: error required: record 3, name "Name": "#))
  }

  @Test("points into objects and lists that have forms of their own")
  func inside() throws {
    let form = """
      ( { valuePath = name; },
        { key = Ports; valuePath = ports; itemForm = (
            { key = Port; valuePath = number; valueType = integer; maximumValue = 65535; } ); } )
      """
    let data = """
      [
        {"name": "a", "ports": [{"number": 1}]},
        {"name": "b", "ports": [{"number": 2},
                                {"number": 70000}]}
      ]
      """
    let scene = try Scene(["form.plist": form, "data.json": data])
    let outcome = try scene.run("check", "form.plist", "data.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        #"data.json:4:38: error maximumValue: record 2, ports[1].number "Port": must be at most 65535; found 70000"#
      ])
    let json = try scene.run("check", "--format", "json", "form.plist", "data.json")
    #expect(json.lines.first?.contains(#""path":"ports[1].number""#) == true)
  }

  @Test("gives the same facts as JSON Lines")
  func json() throws {
    let outcome = try Scene(Fixtures.files).run(
      "check", "--format", "json", "form.plist", "staff.json")
    let first = try #require(outcome.lines.first)
    let decoded = try JSONSerialization.jsonObject(with: Data(first.utf8))
    let finding = try #require(decoded as? [String: Any])
    #expect(finding["file"] as? String == "staff.json")
    #expect(finding["line"] as? Int == 3)
    #expect(finding["column"] as? Int == 49)
    #expect(finding["severity"] as? String == "error")
    #expect(finding["rule"] as? String == "regex")
    #expect(finding["record"] as? Int == 2)
    #expect(finding["identifier"] as? String == "contact.email")
    #expect(finding["key"] as? String == "E-mail")
    #expect(finding["path"] as? String == "contact.email")
    #expect(finding["value"] as? String == "bob")
    #expect(finding["message"] as? String == "Needs one @")
  }

  @Test("names a line that can't be read by the code that such a file has")
  func brokenLine() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("staff.jsonl", "{\"name\": }\n")
    let found = try scene.run("check", "--format", "json", "form.plist", "staff.jsonl")
    #expect(
      found.output.hasPrefix(
        #"{"file":"staff.jsonl","line":1,"column":10,"severity":"error","code":"JSON","record":1,"#),
      "\(found.output)")
  }

  private static let valueForm = #"""
    ( { key = Name; valuePath = name; maximumLength = 3; regexMessage = x; },
      { key = Pin; valuePath = pin; isSecure = YES; maximumLength = 3; },
      { key = Size; valuePath = size; valueType = integer; cellIdentifier = NumberCell; },
      { key = Shade; valuePath = shade; values = (red, blue); },
      { key = All; valuePath = account; valueType = string; },
      { key = Token; valuePath = account.token; isSecure = YES; } )
    """#

  private func findings(_ data: String) throws -> (text: [String], json: [[String: Any]]) {
    let scene = try Scene(["form.plist": Self.valueForm, "data.json": data])
    let text = try scene.run("check", "form.plist", "data.json").lines
    let json = try scene.run("check", "--format", "json", "form.plist", "data.json").lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
    return (text, json)
  }

  @Test("shows the offending value on one line, cut where it is long, controls visible")
  func offendingValues() throws {
    let long = String(repeating: "值", count: 500)
    let found = try findings(
      #"{"name": "a\nb\u001b\u202ec", "size": {"a" : [1]}, "shade": "pink"}"#)
    #expect(found.text.count == 3)
    #expect(found.text[0].hasSuffix(#"; found "a␤b␛⟨RLO⟩c""#) || !found.text[0].contains("\u{1B}"))
    #expect(found.text[1].hasSuffix(#"not a whole number; found {"a" : [1]}"#), "\(found.text[1])")
    #expect(found.text[2].hasSuffix(#""pink" is not among the choices"#), "\(found.text[2])")
    #expect(found.json[0]["value"] as? String == "a\nb\u{1b}\u{202e}c")
    #expect((found.json[1]["value"] as? [String: Any])?["a"] as? [Int] == [1])
    #expect(found.json[2]["value"] as? String == "pink")
    let cut = try findings(#"{"name": "\#(long)"}"#)
    #expect(cut.text[0].hasSuffix("值…\""))
    #expect(cut.text[0].count < 160)
    #expect(cut.json[0]["value"] as? String == long)
  }

  @Test("a secure value is bullets, and is left out of JSON, also inside of another row's")
  func secureValues() throws {
    let found = try findings(#"{"pin": "hunter2", "account": {"token": "hunter2"}}"#)
    #expect(found.text.count == 2)
    #expect(found.text[0].hasSuffix("; found ••••••••"), "\(found.text[0])")
    #expect(found.text[1].hasSuffix("; found {…}"), "\(found.text[1])")
    #expect(found.json.allSatisfy { $0["value"] == nil && $0["path"] != nil })
    #expect(!found.text.joined().contains("hunter2"))
  }

  @Test("a value that is missing, or barred by another, is not told")
  func missingValues() throws {
    let found = try findings(#"{"account": "text", "name": "ab"}"#)
    #expect(found.text.count == 1)
    #expect(!found.text[0].contains("found"))
    #expect(found.json[0]["path"] as? String == "account.token")
  }

  @Test("goes on after a file that it can't read, and exits with the highest status")
  func severalFiles() throws {
    let outcome = try Scene(Fixtures.files).run(
      "check", "form.plist", "nowhere.json", "staff.json", "ada.json")
    #expect(outcome.status == 4)
    #expect(outcome.lines.count == 4)
    #expect(outcome.errors.contains("nowhere.json"))
  }

  @Test("a member that stands twice is a warning, an error only with --strict")
  func duplicates() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("twice.json", "{\n\"name\": \"a\",\n\"name\": \"b\"}")
    let outcome = try scene.run("check", "form.plist", "twice.json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("warning duplicate: record 1"))
    #expect(try scene.run("check", "--strict", "form.plist", "twice.json").status == 1)
  }

  @Test("an exploding pattern is a warning, not a hang and not an error")
  func explodingPattern() throws {
    let scene = try Scene(["form.plist": #"( { valuePath = a; regex = "^(a+)+$"; } )"#])
    try scene.write("data.json", #"{"a": "\#(String(repeating: "a", count: 5000))b"}"#)
    let outcome = try scene.run("check", "form.plist", "data.json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("warning regex"))
  }

  @Test("many records are told in the file's order, whatever thread checked them")
  func order() throws {
    let scene = try Scene(Fixtures.files)
    let records = (1...20_000).map { #"{"name": "n\#($0)", "salary": \#($0 % 10 == 0 ? -1 : 1)}"# }
    try scene.write("many.json", "[\n" + records.joined(separator: ",\n") + "\n]")
    let outcome = try scene.run("check", "--format", "json", "form.plist", "many.json")
    #expect(outcome.status == 1)
    let numbers = outcome.lines.compactMap { line in
      line.firstMatch(of: /"record":(\d+)/).flatMap { Int($0.output.1) }
    }
    #expect(numbers == Array(stride(from: 10, through: 20_000, by: 10)))
  }

  @Test("tells what it found before it is done")
  func streams() throws {
    let scene = try Scene(Fixtures.files)
    let records = [#"{"name": ""}"#] + (1...60_000).map { #"{"name": "n\#($0)"}"# }
    try scene.write("many.jsonl", records.joined(separator: "\n"))
    // The reader goes away after the first line; the rest of the check is given up.
    let outcome = try scene.shell("$formview check form.plist many.jsonl | head -1")
    #expect(outcome.output.hasPrefix("many.jsonl:1:"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("a terminal shows how far it is, and keeps nothing of it")
  func progress() throws {
    let scene = try Scene(Fixtures.files)
    let records = (1...200_000).map { #"{"name": "n\#($0)", "contact": {"email": "a@b"}}"# }
    try scene.write("many.jsonl", records.joined(separator: "\n"))
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["check", "form.plist", "many.jsonl"], directory: scene.folder.path)
    #expect(try session.waitForExit() == .exited(0))
    let written = String(decoding: session.rawOutput, as: UTF8.self)
    #expect(written.contains("Checking many.jsonl: "))
    #expect(written.contains(" of 200000)"))
    #expect(session.screen.joined().isEmpty)
  }

  @Test("a record that is none is one finding, however many rows there are; null is none, too")
  func noRecords() throws {
    var files = Fixtures.files
    files["mixed.json"] = #"[null, 3, [1], {"name": "Ada", "contact": "none"}]"#
    let scene = try Scene(files)
    let outcome = try scene.run("check", "form.plist", "mixed.json")
    func findings(_ record: Int) -> [String] {
      outcome.lines.filter { $0.contains("record \(record),") && $0.contains("error path") }
    }
    #expect(findings(1).count == 1 && findings(1)[0].contains("the record is null, not an object"))
    #expect(findings(2).count == 1 && findings(2)[0].contains("the record is a number"))
    #expect(findings(3).count == 1 && findings(3)[0].contains("the record is a list"))
    #expect(findings(4).count == 1 && findings(4)[0].contains("\"contact\" holds a text"))
    let shown = try scene.run("show", "form.plist", "mixed.json").output
    for text in ["2  ✗ ••••••••", "3  ✗ ••••••••", "1  ✗ null"] { #expect(shown.contains(text)) }
  }

  @Test("An item that is no object is one finding with its path, however many rows; null is none")
  func noObjects() throws {
    let scene = try Scene([
      "form.plist": """
      ( { key = Items; valuePath = items; itemForm = ( { valuePath = what; }, { valuePath = n; } ); } )
      """, "data.json": #"{"items": [{"what": "a"}, 7, "b", null]}"#,
    ])
    let lines = try scene.run("check", "form.plist", "data.json").output.split(separator: "\n")
    #expect(
      lines.map(String.init) == [
        "data.json:1:27: error path: record 1, items[1]: the item is a number, not an object",
        "data.json:1:30: error path: record 1, items[2]: the item is a text, not an object",
      ])
  }
}
