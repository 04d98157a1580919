import Testing

@Suite("formview get")
struct GetTests {
  @Test("prints the values as shown, a line each, in the order asked for")
  func values() throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "form.plist", "ada.json", "phone", "name", "contact.email")
    #expect(outcome.status == 0)
    #expect(outcome.output == "5550100\nAda Lovelace\nada@example.org\n")
  }

  @Test("--raw prints the bytes that stand in the file, secure rows too")
  func raw() throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "--raw", "form.plist", "ada.json", "salary", "name", "pin")
    #expect(outcome.output == "4200.50\n\"Ada Lovelace\"\n\"1234\"\n")
  }

  @Test("a secure row gives bullets")
  func secure() throws {
    let outcome = try Scene(Fixtures.files).run("get", "form.plist", "ada.json", "pin")
    #expect(!outcome.output.contains("1234"))
    #expect(outcome.output.contains("•"))
  }

  @Test("a missing value is an empty line, a broken one no fault", arguments: ["name", "phone"])
  func missing(identifier: String) throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "--record", "3", "form.plist", "staff.json", identifier)
    #expect(outcome.status == 0)
    #expect(outcome.output == "\n")
  }

  @Test("a formula that reads the record's number gives that of the record")
  func index() throws {
    let scene = try Scene(["form.plist": Fixtures.numberedForm, "a.json": Fixtures.numbered])
    let outcome = try scene.run("get", "--record", "3", "form.plist", "a.json", "number", "name")
    #expect(outcome.output == "3.\nCy\n", "\(outcome.errors)")
  }

  @Test("reads the data from standard input")
  func standardInput() throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "form.plist", "-", "name", input: Fixtures.ada)
    #expect(outcome.output == "Ada Lovelace\n")
  }

  @Test(
    "a scalar in the way of a path is not a value: an empty line, the reason on standard error, status 1",
    arguments: [[], ["--raw"]])
  func blocked(options: [String]) throws {
    let scene = try Scene([
      "f.plist": "( { valuePath = a.b; key = B; }, { valuePath = c; }, { valuePath = n.x; } )",
      "d.json": #"{"a": "text", "c": 5, "n": null}"#,
    ])
    let outcome = try scene.run(["get"] + options + ["f.plist", "d.json", "a.b", "c", "n.x"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "\n5\n\n")
    #expect(
      outcome.errors == "d.json: error path: a.b \"B\": \"a\" holds a text, not an object\n")
  }

  @Test("in a list each record whose path is blocked is named, up to a limit")
  func blockedInList() throws {
    let records = (0..<30).map { $0 == 1 ? #"{"a": {"b": 1}}"# : #"{"a": [\#($0)]}"# }
    let scene = try Scene([
      "f.plist": "( { valuePath = a.b; key = B; } )",
      "d.json": "[" + records.joined(separator: ",") + "]",
    ])
    let one = try scene.run("get", "--record", "2", "f.plist", "d.json", "a.b")
    #expect(one.status == 0)
    #expect(one.output == "1\n")
    let all = try scene.run("get", "--where", "a.b=", "f.plist", "d.json", "a.b")
    #expect(all.status == 1)
    #expect(all.output == String(repeating: "\n", count: 29))
    #expect(
      all.errors.hasPrefix(
        "d.json: error path: record 1, a.b \"B\": \"a\" holds a list, not an object\n"))
    #expect(all.errors.hasSuffix("d.json: and 9 more values out of reach\n"))
  }
}
