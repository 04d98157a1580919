import Foundation
import Testing

@Suite("Bad input: one clear message, the right exit status, nothing written")
struct BadInputTests {
  /// Data that is refused, with what its message must hold.
  static let data: [(text: String, words: String)] = [
    ("", "bad.json:1:1: error JSON: "),
    ("{\"a\": 1,,}", "bad.json:1:9: error JSON: "),
    ("{\n  \"ä\": tru\n}", "bad.json:2:8: error JSON: "),
    ("[1, 2", "bad.json:1:6: error JSON: "),
    ("{\"a\": 01}", "bad.json:1:"),
    ("{\"a\": \"\u{1}\"}", "bad.json:1:8: error JSON: "),
    ("{} {}", "bad.json:1:4: error JSON: "),
    ("42", "bad.json:1:1: error"),
    (String(repeating: "[", count: 600) + String(repeating: "]", count: 600), "512"),
  ]

  @Test("broken data ends with 4 and tells line and column", arguments: data.indices)
  func brokenData(index: Int) throws {
    let (text, words) = Self.data[index]
    let scene = try Scene(["form.plist": Fixtures.form, "bad.json": text])
    for command in [["show"], ["check"], ["get", "name"], ["set", "name=x"]] {
      let outcome = try scene.run([command[0], "form.plist", "bad.json"] + command.dropFirst())
      #expect(outcome.status == 4, "\(command) \(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(try scene.read("bad.json") == text)
  }

  @Test("no list where the form says the records are ends with 4, as D104")
  func noRecords() throws {
    let scene = try Scene([
      "form.plist": "{ recordsPath = people; rows = ( { valuePath = a; } ); }",
      "data.json": #"{"people": {"a": 1}}"#,
    ])
    let outcome = try scene.run("check", "form.plist", "data.json")
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasPrefix("data.json:1:12: error D104: "), "\(outcome.errors)")
  }

  @Test(
    "where the way to the records ends, the message names what is there and what is needed",
    arguments: [
      (
        "people", #"[{"a": 1}]"#,
        "1:1: error D104: expected an object with \"people\" as the whole file, found an array; "
          + "without \"recordsPath\" its elements are the records"
      ),
      (
        "a.people", #"{"a": [1]}"#,
        "1:7: error D104: expected an object with \"people\" at \"a\", found an array"
      ),
      (
        "a[0].people", #"{"a": {"b": 1}}"#,
        "1:7: error D104: expected an array of records at \"a[0].people\", found an object without "
          + "\"0\" at \"a\""
      ),
    ])
  func blockedRecords(path: String, data: String, message: String) throws {
    let scene = try Scene([
      "form.plist": "{ recordsPath = \"\(path)\"; rows = ( { valuePath = a; } ); }",
      "data.json": data,
    ])
    let outcome = try scene.run("check", "form.plist", "data.json")
    #expect(outcome.status == 4)
    #expect(outcome.errors == "data.json:\(message); try the path of an array of objects\n")
  }

  @Test(
    "a recordsPath with a typo is answered with the path of the list that must be meant",
    arguments: [
      ("poeple", #"{"title": "x", "people": [{"a": 1}]}"#, "people"),
      ("org.People", #"{"org": {"people": [], "pupils": []}}"#, "org.people"),
      ("ogr.people", #"{"org": {"people": []}, "orgs": {}}"#, "org.people"),
      ("peple", #"{"people": {"a": 1}}"#, "the path of an array of objects"),
    ])
  func mistypedRecordsPath(path: String, data: String, advice: String) throws {
    let scene = try Scene([
      "form.plist": "{ recordsPath = \"\(path)\"; rows = ( { valuePath = a; } ); }",
      "data.json": data,
    ])
    let outcome = try scene.run("check", "form.plist", "data.json")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains(" error D104: "), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("; try \(advice)\n"), "\(outcome.errors)")
  }

  @Test("a broken line of JSON Lines is told, and the others are checked and shown")
  func brokenLine() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("data.jsonl", "{\"name\": \"Ada\"}\n{bad}\n{\"name\": \"\"}\n")
    let checked = try scene.run("check", "form.plist", "data.jsonl")
    #expect(checked.status == 4)
    #expect(checked.lines.count == 2)
    #expect(checked.lines[0].hasPrefix("data.jsonl:2:2: error JSON: record 2: "))
    #expect(
      try scene.run("show", "form.plist", "data.jsonl").output.contains("2  ✗ invalid JSON: "))
    let got = try scene.run("get", "--record", "2", "form.plist", "data.jsonl", "name")
    #expect(got.status == 4)
    #expect(got.errors.hasPrefix("data.jsonl:2:2: error JSON: "))
  }

  @Test("invalid UTF-8 ends with 4")
  func invalidUTF8() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("bad.json", Data([0x7B, 0x22, 0xC3, 0x28, 0x22, 0x3A, 0x31, 0x7D]))
    let outcome = try scene.run("show", "form.plist", "bad.json")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("bad.json:1:3: error JSON: "), "\(outcome.errors)")
  }

  @Test("data that is missing or a folder ends with 4", arguments: ["nowhere.json", "."])
  func noData(path: String) throws {
    let outcome = try Scene(Fixtures.files).run("show", "form.plist", path)
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasPrefix("\(path): error"))
  }

  @Test("a form that is missing or a folder ends with 4", arguments: ["nowhere.plist", "."])
  func noForm(path: String) throws {
    let scene = try Scene(Fixtures.files)
    for arguments in [["show", path, "ada.json"], ["check", path, "ada.json"], ["lint", path]] {
      let outcome = try scene.run(arguments)
      #expect(outcome.status == 4)
      #expect((outcome.output + outcome.errors).hasPrefix("\(path): error F001"))
    }
  }

  /// Forms that are refused, with the code that says why.
  static let forms: [(text: String, words: String)] = [
    ("", "F002"),
    ("<plist><array><dict></array></plist>", "bad.plist:1:"),
    ("<plist><array><thing/></array></plist>", "bad.plist:1:"),
    ("<html></html>", "bad.plist:1:"),
    ("( { key = \"a\" valuePath = b; } )", "bad.plist:1:"),
    ("hello", "F00"),
    ("( hello )", "F102"),
    ("()", "F004"),
    ("{ formVersion = 99; rows = ( { valuePath = a; } ); }", "F005"),
    ("( { valuePath = \"a..b\"; } )", "F201"),
    ("( { displayValue = \"{a\"; } )", "F202"),
    ("( { valuePath = a; color = nocolor; } )", "F203"),
    ("( { valuePath = a; cellIdentifier = NumbrCell; } )", "NumberCell"),
    ("( { valuePath = a; keyboardType = numberPat; } )", "numberPad"),
    ("( { valuePath = a; required = perhaps; } )", "F"),
    ("( { valuePath = a; sortOrder = first; } )", "F102"),
    ("( { valuePath = a; regex = \"[0-9\"; } )", "F401"),
    ("( { valuePath = a; identifier = x; }, { valuePath = b; identifier = x; } )", "F105"),
    ("( { valuePath = a; minimumLength = 3; maximumLength = 2; } )", "F403"),
    ("bplist00\u{0}\u{1}", "bad.plist"),
  ]

  @Test("a broken form ends with 3 and tells where", arguments: forms.indices)
  func brokenForm(index: Int) throws {
    let (text, words) = Self.forms[index]
    let scene = try Scene(["bad.plist": text, "ada.json": Fixtures.ada])
    let shown = try scene.run("show", "bad.plist", "ada.json")
    #expect(shown.status == 3, "\(shown.errors)")
    #expect(shown.output.isEmpty)
    #expect(shown.errors.contains(words), "\(shown.errors)")
    let linted = try scene.run("lint", "bad.plist")
    #expect(linted.status == 3)
    #expect(linted.output.contains(words))
    let set = try scene.run("set", "bad.plist", "ada.json", "a=1")
    #expect(set.status == 3)
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("an entity bomb is refused at once")
  func entityBomb() throws {
    var declarations = "<!ENTITY a0 \"lol\">"
    for level in 1...12 {
      declarations +=
        "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    let scene = try Scene(["ada.json": Fixtures.ada])
    try scene.write(
      "bomb.plist", "<!DOCTYPE plist [\(declarations)]><plist><string>&a12;</string></plist>")
    #expect(try scene.run("show", "bomb.plist", "ada.json").status == 3)
  }

  @Test("a folder that cannot be written to leaves the file as it was, and says why")
  func readOnlyFolder() throws {
    let scene = try Scene(Fixtures.files)
    // Root may write everywhere, so the file stands where nobody can: in /proc.
    let outcome = try scene.run("set", "form.plist", "/proc/version", "name=x")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("/proc/version"))
  }
}
