import Foundation
import Testing

@Suite("get and set on the records that have a value")
struct WhereTests {
  private static let data = """
    [
      {"name": "Ada", "salary": 10, "phone": "1", "pin": "1234"},
      {"name": "ada and \\"=b\\"", "salary": 10.0},
      {"name": "Bob", "salary": 5}
    ]

    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Fixtures.form, "staff.json": Self.data])
  }

  @Test("get prints the values of all that match, one after the other")
  func get() throws {
    let outcome = try scene().run(
      "get", "--where", "salary=10", "form.plist", "staff.json", "name", "phone")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Ada\n1\nada and \"=b\"\n\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test("thousands of conditions are not one inside the other")
  func many() throws {
    let conditions = (1...3_000).flatMap { _ in ["--where", "salary=10"] }
    let outcome = try scene().run(["get"] + conditions + ["form.plist", "staff.json", "name"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "Ada\nada and \"=b\"\n")
  }

  @Test("a condition that begins with = is a predicate")
  func predicate() throws {
    let outcome = try scene().run(
      "get", "--where", "= salary > 5 AND phone != nil", "form.plist", "staff.json", "name")
    #expect(outcome.output == "Ada\n")
    let refused = try scene().run(
      "get", "--where", "= salary >", "form.plist", "staff.json", "name")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--where"))
    let shown = try scene().run(
      "show", "--filter", "= salary > 5", "--columns", "name", "--format", "csv", "form.plist",
      "staff.json")
    #expect(shown.output.replacing("\r\n", with: "\n") == "name\nAda\n\"ada and \"\"=b\"\"\"\n")
  }

  @Test(
    "a value may hold anything; an empty one finds what is missing",
    arguments: [
      (["name=ada and \"=b\""], "10.0"), (["phone="], "10.0\n5"), (["name=bob"], "5"),
      (["salary=10", "name=ADA"], "10"), (["contact.email=", "salary=5"], "5"),
    ])
  func values(conditions: [String], salaries: String) throws {
    let options = conditions.flatMap { ["--where", $0] }
    let outcome = try scene().run(
      ["get", "--raw"] + options + ["form.plist", "staff.json", "salary"])
    #expect(outcome.output == salaries + "\n")
  }

  @Test("a condition may be about a path into the record, as what is printed and set may")
  func paths() throws {
    let scene = try Scene([
      "f.plist": """
      { rows = ( { valuePath = k; }, { valuePath = server; segueIdentifier = server; },
                 { valuePath = parts; itemForm = ( { valuePath = n; } ); } );
        forms = { server = { rows = ( { valuePath = port; valueType = integer; },
          { valuePath = pin; isSecure = YES; }, { valuePath = next; formula = "port + 1"; } ); }; }; }
      """,
      "d.json": """
      [{"k": "x", "server": {"port": 5432, "pin": "1"}, "parts": [{"n": "bulb"}]},
       {"k": "y", "server": {"port": 80}, "parts": []}]
      """,
    ])
    func found(_ condition: String) throws -> Scene.Outcome {
      try scene.run("get", "--where", condition, "f.plist", "d.json", "k")
    }
    for condition in ["server.port=5432", "parts[0].n=bulb", "parts.0.n=Bulb"] {
      #expect(try found(condition).output == "x\n")
    }
    #expect(try found("parts[0].n=").output == "y\n")
    #expect(try found("server.pin=1").errors.contains("kept secret"))
    #expect(try found("server.next=81").errors.contains("is computed"))
    #expect(try found("parts[0]=bulb").errors.contains("a whole item"))
    let set = try scene.run("set", "--where", "server.port=80", "f.plist", "d.json", "k=z")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("d.json").contains(#""k": "z", "server": {"port": 80}"#))
  }

  @Test("set changes all that match, says how many, and leaves every other byte")
  func set() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--where", "salary=10", "form.plist", "staff.json", "phone=1")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "staff.json: 2 records match, 1 changed\n")
    #expect(
      try scene.read("staff.json")
        == Self.data.replacingOccurrences(of: "10.0}", with: "10.0, \"phone\": \"1\"}"))
  }

  @Test("a filter that can't match says why, and the status stays what it was")
  func notes() throws {
    let scene = try scene()
    let range = try scene.run(
      "show", "--filter", "salary between 6 and 5", "form.plist", "staff.json")
    #expect(range.status == 0)
    #expect(
      range.errors.contains("--filter: no record can be between 6 and 5: 6 is greater than 5"))
    let joint = try scene.run(
      "get", "--filter", "name = Ada or Bob", "form.plist", "staff.json", "name")
    #expect(joint.status == 1)
    #expect(joint.errors.contains("write name = Ada or name = Bob, or name in (Ada, Bob)"))
    let fine = try scene.run("get", "--filter", "name = Ada", "form.plist", "staff.json", "name")
    #expect(fine.errors.isEmpty)
  }

  @Test("one refusal and nothing is changed in any of them")
  func refused() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--where", "salary=10", "form.plist", "staff.json", "name=x", "salary=-1")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("record 1, salary"))
    #expect(outcome.errors.contains("record 2, salary"))
    #expect(outcome.errors.hasSuffix("staff.json: nothing was changed\n"))
    #expect(try scene.read("staff.json") == Self.data)
  }

  @Test("no match ends with 1 and says so", arguments: [["get", "name"], ["set", "name=x"]])
  func none(arguments: [String]) throws {
    let scene = try scene()
    let outcome = try scene.run(
      arguments[0], "--where", "name=Zed", "form.plist", "staff.json", arguments[1])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "staff.json: no record has name=Zed\n")
    #expect(try scene.read("staff.json") == Self.data)
  }

  @Test("a value that can't be meant is shown as it was typed, with a mark below the fault")
  func place() throws {
    let outcome = try scene().run(
      "get", "--where", "name=Ada", "--where", "salary=a \"b\"", "form.plist", "staff.json", "name")
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("--where: column 8: ") == true, "\(outcome.errors)")
    #expect(lines.dropFirst() == ["  salary=a \"b\"", "         ^"])
  }

  @Test(
    "a condition that can't be meant ends with 2",
    arguments: [["salery=1"], ["salary"], ["salary=many"], ["pin=1234"]])
  func wrong(conditions: [String]) throws {
    let outcome = try scene().run(
      ["get", "--where"] + conditions + ["form.plist", "staff.json", "name"])
    #expect(outcome.status == 2)
    #expect(!outcome.errors.isEmpty)
  }

  @Test("--record and --where together end with 2")
  func both() throws {
    let outcome = try scene().run(
      "get", "--record", "1", "--where", "name=Ada", "form.plist", "staff.json", "name")
    #expect(outcome.status == 2)
  }

  @Test("a secure value is bullets here too, and its bytes with --raw")
  func secure() throws {
    let shown = try scene().run("get", "--where", "name=Ada", "form.plist", "staff.json", "pin")
    #expect(shown.output == "••••••••\n")
    let raw = try scene().run(
      "get", "--raw", "--where", "name=Ada", "form.plist", "staff.json", "pin")
    #expect(raw.output == "\"1234\"\n")
  }

  @Test("an empty filter is refused: a script's empty variable must not mean all records")
  func emptyFilter() throws {
    for filter in ["", "  "] {
      let scene = try scene()
      let before = try scene.read("staff.json")
      let outcome = try scene.run("set", "--filter", filter, "form.plist", "staff.json", "phone=7")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("--filter is empty"))
      #expect(try scene.read("staff.json") == before)
    }
  }

  @Test("works on JSON Lines, and keeps a line that is not JSON")
  func lines() throws {
    let scene = try Scene(["form.plist": Fixtures.form])
    try scene.write("staff.jsonl", "{\"name\": \"a\"}\n{broken\n{\"name\": \"b\"}\n")
    let outcome = try scene.run("set", "--where", "phone=", "form.plist", "staff.jsonl", "phone=7")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "staff.jsonl: warning: phone \"Phone\": added phone, which none of the first 2 records had\n"
        + "staff.jsonl: 2 records match, 2 changed\n")
    #expect(
      try scene.read("staff.jsonl")
        == "{\"name\": \"a\", \"phone\": \"7\"}\n{broken\n{\"name\": \"b\", \"phone\": \"7\"}\n")
    #expect(
      try scene.run("get", "--record", "2", "form.plist", "staff.jsonl", "name").status == 4)
  }
}
