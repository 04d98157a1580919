import FormEditor
import Screen
import Testing

@Suite("Searching, problems, changes, help")
struct LookingTests {
  @Test("/ finds in labels and values while it is typed; n goes on; Esc goes back")
  func search() throws {
    var scenario = try Scenario()
    scenario.press("/")
    scenario.type("sal")
    #expect(scenario.line(of: "Salary").hasPrefix("▌"))
    scenario.press("Esc")
    #expect(scenario.line(of: "ID").hasPrefix("▌"))
    scenario.press("/")
    scenario.type("138")
    scenario.press("Enter")
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    scenario.press("n")
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    #expect(scenario.helpLine.contains("“138” is in no other row of this record"))
    scenario.press("/")
    scenario.type("zzz")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("“zzz” is not in this record"))
  }

  @Test("After Enter, n and N it says which of all matches it is, and names the keys")
  func matches() throws {
    var scenario = try Scenario()
    #expect(!scenario.bottomLine.contains("n N match"))
    scenario.press("/")
    scenario.type("a")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("Match 1 of 4"), "\(scenario.text)")
    #expect(scenario.bottomLine.contains("n N match"))
    scenario.press("n")
    #expect(
      scenario.helpLine.contains("Match 2 of 4") && scenario.line(of: "Salary").hasPrefix("▌"))
    scenario.press("2", "n")
    #expect(scenario.helpLine.contains(" Match 4 of 4"))
    scenario.press("N")
    #expect(scenario.helpLine.contains("Match 3 of 4"))
  }

  @Test("A paste outside of a field names the key that opens one on this page")
  func pasteNeedsField() throws {
    var scenario = try Scenario()
    scenario.paste("x")
    #expect(scenario.helpLine.contains("press Enter on one first"))
    scenario = try Scenario.table()
    scenario.paste("x")
    #expect(scenario.helpLine.contains("press e on one first"))
  }

  @Test("A secret is not searched")
  func searchSecret() throws {
    var scenario = try Scenario()
    scenario.press("/")
    scenario.type("4711")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("not in this record"))
  }

  @Test("] and [ go from problem to problem")
  func problems() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press(">", "]")
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    scenario.press("]")
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    scenario.press("[")
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    #expect(scenario.bottomLine.contains("2 problems"))
  }

  @Test("! lists the problems of all records and Enter goes to one")
  func problemList() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press("!")
    #expect(scenario.text.contains("eleven digits"))
    scenario.press("Down", "Enter")
    #expect(scenario.screen[0].contains("2 of 3"))
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
  }

  @Test("d shows what saving would change, field by field and line by line")
  func changes() throws {
    var scenario = try Scenario()
    scenario.press("d")
    #expect(scenario.helpLine.contains("Nothing is changed"))
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "d")
    #expect(scenario.text.contains(#""Ada" → "Ada!""#))
    #expect(scenario.text.contains(#"-   "name": "Ada","#))
    #expect(scenario.text.contains(#"+   "name": "Ada!","#))
    scenario.press("Esc")
    #expect(scenario.line(of: "Name").contains("Ada!"))
  }

  @Test("d shows the lines of an added record as added, and none as removed")
  func added() throws {
    var scenario = try Scenario.table()
    scenario.press("c", "d")
    #expect(scenario.screen.contains { $0.contains("+ {") })
    #expect(!scenario.screen.contains { $0.contains("- ") }, "\(scenario.text)")
  }

  @Test("In a narrow window short names leave room for what changed")
  func narrow() throws {
    var scenario = try Scenario(size: Size(width: 40, height: 12))
    scenario.press("j", "Enter")
    scenario.type(" Lovelace")
    scenario.press("Enter", "d")
    #expect(scenario.text.contains(#""Ada" → "Ada Lovelace""#), "\(scenario.text)")
  }

  @Test("Where something was deleted, d says whose number it has")
  func numbersOfDeleted() throws {
    var scenario = try Scenario(
      form:
        "( { valuePath = name; }, { key = Ports; valuePath = ports; itemForm = ( { valuePath = n; } ); } )",
      record: #"{"name": "a", "ports": [{"n": 1, "s": "x"}, {"n": 2}, {"n": 3}]}"#)
    let note = "What was deleted has the number that it had"
    scenario.press("Enter")
    scenario.type("!")
    scenario.press("Enter", "d")
    #expect(!scenario.text.contains(note))
    scenario.press("Esc", "j", "Enter", "x", "d")
    #expect(scenario.text.contains(note))
    #expect(scenario.text.contains(#"Ports[0]"#))
  }

  @Test("? shows the row and the keys, and typing narrows the list")
  func help() throws {
    var scenario = try Scenario(size: Size(width: 80, height: 80))
    scenario.press("j", "j", "?")
    #expect(scenario.text.contains("1[3-9][0-9]{9}"))
    #expect(scenario.text.contains("Go to the next problem."))
    scenario.type("undo")
    #expect(!scenario.text.contains("Go to the next problem."))
    scenario.press("Esc")
    #expect(scenario.editor.mode == .browsing)
  }

  @Test("The bottom line names keys that work now")
  func bottomLine() throws {
    var scenario = try Scenario()
    scenario.press("j")
    #expect(scenario.bottomLine.contains("Enter edit"))
    #expect(scenario.bottomLine.contains("? keys"))
    scenario.press("Enter")
    #expect(scenario.bottomLine.contains("Esc"))
  }

  @Test(
    "However little room there is, the bottom line leads to all keys",
    arguments: [20, 30, 40, 60, 80])
  func wayToAllKeys(width: Int) throws {
    var scenario = try Scenario(
      record: Scenario.people, size: Size(width: width, height: 12), path: "people.json")
    scenario.press(">", "j")
    #expect(scenario.bottomLine.contains("? keys"))
  }

  @Test("The way out is in the bottom line of tables and forms", arguments: [40, 60, 80, 100])
  func wayOut(width: Int) throws {
    var scenario = try Scenario(
      record: Scenario.people, size: Size(width: width, height: 12), path: "people.json",
      opensTable: true)
    #expect(scenario.bottomLine.contains("q quit"), "\(scenario.bottomLine)")
    scenario.press("j")
    #expect(scenario.bottomLine.contains("q quit"), "\(scenario.bottomLine)")
    scenario.press(" ", "/")
    scenario.type("a")
    scenario.pressAndFinish("Enter", "c")
    #expect(scenario.bottomLine.contains("q quit"), "\(scenario.bottomLine)")
    scenario.press("Enter")
    #expect(scenario.bottomLine.contains("q quit"), "\(scenario.bottomLine)")
  }
}
