import Screen
import Testing

@Suite("Tables of every shape")
struct TableShapesTests {
  static let mixed = """
    [
      {"name": "Dora"},
      null,
      42,
      "just text",
      [1, 2],
      {"name": {"first": "Ada"}},
      {"name": "Bo", "office": "Oslo"}
    ]

    """

  @Test("Elements that are not objects show as what they are, flagged; none is dropped")
  func mixedShapes() throws {
    let scenario = try Scenario.table(Self.mixed)
    #expect(scenario.screen[0].contains("7 records"))
    #expect(scenario.recordLines[1].contains("null"))
    #expect(scenario.recordLines[2].contains("42"))
    #expect(scenario.recordLines[3].contains("\"just text\""))
    #expect(scenario.recordLines[4].contains("[1, 2]"))
    #expect(scenario.recordLines[5].contains("{\"first\": \"Ada\"}"))
    for line in scenario.recordLines[1...] { #expect(line.contains("✗")) }
  }

  @Test(
    "What is in the place of a record that has a secret may be the secret, and is hidden like it")
  func mixedSecrets() throws {
    let scenario = try Scenario(
      form:
        "( { key = Name; valuePath = name; }, { key = Token; valuePath = token; isSecure = YES; } )",
      record: #"[{"name": "a", "token": "Tr0ub4dor"}, "Tr0ub4dor", ["Tr0ub4dor"], null]"#,
      opensTable: true)
    #expect(scenario.recordLines.count == 4)
    #expect(!scenario.screen.joined().contains("Tr0"))
    #expect(scenario.recordLines[1].contains("••••••••"))
    #expect(scenario.recordLines[3].contains("null"))
  }

  @Test("Moving, editing, sorting, filtering, counting over elements of other shapes harms none")
  func mixedKeys() throws {
    var scenario = try Scenario.table(Self.mixed)
    for _ in 0..<7 {
      scenario.press("e", "Esc", "Enter", "j", "e", "Esc", "Esc", "y", "l")
      scenario.pressAndFinish("=", "Esc", "o", "]", "n", "j")
    }
    scenario.filter("problems")
    #expect(scenario.screen[0].contains("6 of 7"))
    #expect(scenario.file == Self.mixed)
  }

  @Test("A member that stands twice is told while its record is open, and editing changes the last")
  func repeatedMember() throws {
    let records = "[{\"name\": \"Dora\"}, {\"name\": \"ada\", \"name\": \"Ada\"}]"
    var scenario = try Scenario.table(records)
    #expect(!scenario.text.contains("twice"))
    scenario.press("j")
    #expect(scenario.helpLine.contains("“name” appears twice in this record; the last one counts"))
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("twice"))
    scenario.press("Esc")
    scenario.edit("Eva")
    #expect(scenario.file == records.replacing("\"Ada\"", with: "\"Eva\""))
  }

  static let lines = """
    {"name": "Dora", "salary": 900}
    {"name": "ada", "salary":

    {"name": "Bo", "salary": 7}
    """

  @Test("JSON Lines are a table, and a broken line spoils no other")
  func brokenLine() throws {
    var scenario = try Scenario.table(Self.lines, path: "staff.jsonl")
    #expect(scenario.screen[0].contains("3 records"))
    #expect(scenario.recordLines[1].contains("{\"name\": \"ada\", \"salary\":"))
    #expect(scenario.recordLines[1].contains("✗"))
    scenario.press("j")
    #expect(scenario.helpLine.contains("invalid JSON"))
    scenario.press("e")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.helpLine.contains("invalid JSON"))
    scenario.press("j", "l", "l")
    scenario.edit("8")
    scenario.press("s", "s")
    #expect(
      try scenario.finishSave() == Self.lines.replacing("\"salary\": 7}", with: "\"salary\": 8}"))
  }

  @Test("A broken line can be moved, deleted and brought back, but not copied")
  func brokenLineEdits() throws {
    var scenario = try Scenario.table(Self.lines, path: "staff.jsonl")
    scenario.press("j", "Enter", "j", "e", "Esc", "!", "Esc", "Esc", "Esc")
    scenario.press("c")
    #expect(scenario.file == Self.lines)
    scenario.press("x")
    #expect(scenario.file == Self.lines.replacing("{\"name\": \"ada\", \"salary\":\n", with: ""))
    scenario.press("u", "M-Up")
    #expect(scenario.file.hasPrefix("{\"name\": \"ada\", \"salary\":\n"))
    scenario.press("u", "*", "g", "Home", "l", "l")
    scenario.editSelected("5")
    #expect(scenario.helpLine.contains("1 of 3 didn't take it"))
    scenario.press("u")
    #expect(scenario.file == Self.lines)
    scenario.pressAndFinish("g", "]", "o", "o", "=")
    #expect(scenario.file == Self.lines)
  }

  @Test("A record added to JSON Lines is one line")
  func addLine() throws {
    var scenario = try Scenario.table(
      "{\"name\": \"Dora\"}\r\n{\"name\": \"Bo\"}\r\n", path: "a.ndjson")
    scenario.press("a")
    scenario.edit("Eva")
    #expect(
      scenario.file
        == "{\"name\": \"Dora\"}\r\n{\"grade\": \"A\", \"name\": \"Eva\"}\r\n{\"name\": \"Bo\"}\r\n"
    )
  }

  @Test("recordsPath leads to the list inside a file, and what is around it stays")
  func recordsPath() throws {
    let form = Scenario.staffForm.replacing(
      "title = \"Staff\";", with: "title = \"Staff\"; recordsPath = \"data.staff\";")
    let file =
      "{\"v\": 1.0, \"data\": {\"staff\": [\n  {\"name\": \"Dora\"},\n  {\"name\": \"Bo\"}\n], \"n\": 2}}"
    var scenario = try Scenario.table(file, form: form)
    #expect(scenario.names == ["Dora", "Bo"])
    scenario.edit("Dina")
    scenario.press("j", "x")
    #expect(
      scenario.file
        == "{\"v\": 1.0, \"data\": {\"staff\": [\n  {\"name\": \"Dina\"}\n], \"n\": 2}}")
  }

  @Test("Secrets are bullets in a table, and neither copied nor searched")
  func secret() throws {
    let form =
      "{ rows = ( { key = Name; valuePath = name; }, { key = PIN; valuePath = pin; isSecure = YES; } ); }"
    var scenario = try Scenario.table("[{\"name\": \"Dora\", \"pin\": \"4711\"}]", form: form)
    #expect(!scenario.text.contains("4711"))
    scenario.press("l", "y")
    #expect(scenario.helpLine.contains("secret"))
    scenario.press("/")
    scenario.type("47")
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("in no record"))
    scenario.pressAndFinish("=")
    #expect(!scenario.text.contains("4711"))
  }

  @Test("Wide and combining names keep the columns in line")
  func wideNames() throws {
    let scenario = try Scenario.table(
      """
      [{"name": "张三丰", "salary": 1}, {"name": "e\u{301}a", "salary": 2},
       {"name": "👩‍👩‍👧 family", "salary": 3}]
      """)
    let columns = (1...3).map { number in
      scenario.recordLines[number - 1].dropFirst(6).lastIndex(of: Character(String(number))).map {
        DisplayText.width(String(scenario.recordLines[number - 1][..<$0]))
      }
    }
    #expect(Set(columns).count == 1)
  }
}
