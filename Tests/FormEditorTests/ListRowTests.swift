import Records
import Screen
import SourceText
import Testing
import Texts
import TextsTesting

@Suite("What a list's row says of its items")
struct ListRowTests {
  /// A list of the ports of a host, whose row has these keys, open as a table.
  private static func ports(
    _ keys: String,
    _ record: String =
      #"{"name": "web", "ports": [{"number": 80, "use": "http"}, {"number": 443, "use": "https"}]}"#,
    size: Size = Size(width: 90, height: 14), language: Language = .english, opens: Bool = true
  ) throws -> Scenario {
    let form = """
      { title = Host; rows = (
        { key = Name; valuePath = name; },
        { key = Ports; valuePath = ports; \(keys) itemForm = (
          { key = Number; valuePath = number; valueType = integer; maximumValue = 65535; },
          { key = Use; valuePath = use; },
          { key = Protocol; valuePath = protocol; values = (tcp, udp); defaultValue = tcp; } ); } ); }
      """
    var scenario = try Scenario(form: form, record: record, size: size, language: language)
    if opens { scenario.press("j", "Enter") }
    return scenario
  }

  @Test("itemTitle names its items in the row, in the title and in questions")
  func itemTitle() throws {
    let keys = "itemTitle = \"{use} ({number})\"; confirmsDeletion = YES;"
    var scenario = try Self.ports(keys, opens: false)
    #expect(scenario.line(of: "Ports").contains("2 items: http (80), https (443)"))
    scenario.press("j", "Enter", "j", "x")
    #expect(scenario.question.contains("Delete “https (443)”?"))
    scenario.press("Esc", "Enter")
    #expect(scenario.screen[0].contains("Ports  ›  https (443)"))
  }

  @Test(
    "The first item of an empty list, of null and of none is written as the lists beside it",
    arguments: [#""ports": [], "#, #""ports": null, "#, ""])
  func firstItem(list: String) throws {
    let record = """
      {
        "name": "web",
        \(list)"nets": [{"a": 1}, {"a": 2}]
      }
      """
    var scenario = try Self.ports("itemDefault = { number = 1; use = x; };", record)
    scenario.press("a")
    #expect(
      scenario.file.contains(#""ports": [{"number": 1, "use": "x", "protocol": "tcp"}]"#),
      "\(scenario.file)")
    scenario.press("Esc", "u")
    #expect(scenario.file == record)
  }

  @Test("columns are those of the items' table, in their order")
  func columns() throws {
    var scenario = try Self.ports("columns = (use, number);")
    let heading = scenario.screen[1]
    #expect(heading.contains("Use") && !heading.contains("Protocol"))
    #expect(
      heading.firstRange(of: "Use")?.lowerBound ?? heading.endIndex < heading.firstRange(
        of: "Number")?.lowerBound ?? heading.startIndex)
    scenario.pressAndFinish("/", "4", "4", "Enter")
    #expect(scenario.cursorLine.contains("443"))
  }

  @Test("Beyond maximumCount nothing is added or copied, and the reason is said")
  func most() throws {
    var scenario = try Self.ports("maximumCount = 3;")
    let file = scenario.file
    scenario.press("Space", "Space", "c")
    #expect(scenario.helpLine.contains("Ports: takes at most 3 items"))
    #expect(scenario.file == file)
    scenario.press("Esc", "a")
    #expect(scenario.recordLines.count == 3)
    scenario.press("Esc", "a")
    #expect(scenario.helpLine.contains("Ports: takes at most 3 items"))
    #expect(scenario.recordLines.count == 3)
    scenario.press("u")
    #expect(scenario.file == file)
  }

  @Test("Below minimumCount nothing is deleted, in the form's words where it has some")
  func fewest() throws {
    var scenario = try Self.ports(
      "minimumCount = 2; errorMessages = { minimumCount = \"{label} needs {limit}\"; };")
    scenario.press("x")
    #expect(scenario.helpLine.contains("Ports needs 2"))
    #expect(scenario.recordLines.count == 2)
    var few = try Self.ports("minimumCount = 3;", opens: false)
    #expect(few.line(of: "Ports").contains("✗ needs at least 3 items, has 2"))
    few.press("j", "Enter", "a")
    #expect(few.recordLines.count == 3)
  }

  @Test(
    "What the form forbids is refused with the reason, and not among the keys",
    arguments: [
      ("insertable = NO;", "a", "a add", "takes no new items"),
      ("insertable = NO;", "c", "c copy", "takes no new items"),
      ("copyable = NO;", "c", "c copy", "can't be copied"),
      ("deletable = NO;", "x", "x delete", "can't be deleted"),
      ("reorderable = NO;", "M-Down", nil, "can't be moved"),
      ("readOnly = YES;", "a", nil, "read only"),
    ])
  func forbidden(keys: String, key: String, hint: String?, reason: String) throws {
    let size = Size(width: 160, height: 14)
    var scenario = try Self.ports(keys, size: size)
    let file = scenario.file
    if let hint {
      #expect(!scenario.bottomLine.contains(hint))
      #expect(try Self.ports("", size: size).bottomLine.contains(hint))
    }
    scenario.press(key)
    #expect(scenario.helpLine.contains("Ports") && scenario.helpLine.contains(reason))
    #expect(scenario.file == file)
  }

  @Test("confirmsDeletion asks; Esc leaves all, d deletes, and u brings it back")
  func confirming() throws {
    var scenario = try Self.ports("confirmsDeletion = YES;")
    let file = scenario.file
    scenario.press("x", "Esc")
    #expect(scenario.file == file)
    scenario.press("x", "d")
    #expect(scenario.recordLines.count == 1)
    scenario.press("u")
    #expect(scenario.file == file)
    scenario.press("*", "x")
    #expect(scenario.question.contains("Delete 2 items?"))
    scenario.press("d")
    #expect(scenario.text.contains("There are no items"))
  }

  @Test("A question about items is dropped when the file is read again")
  func reloadWhileAsking() throws {
    var scenario = try Self.ports("confirmsDeletion = YES;")
    scenario.press("x")
    let changed = SourceText(name: "person.json", text: #"{"ports": [{"number": 1}]}"#)
    scenario.send(.dataReloaded(try RecordTable(parsing: changed)))
    scenario.press("d")
    #expect(scenario.file.contains(#"{"number": 1}"#))
  }

  @Test("addTitle and emptyText are said where there is nothing; itemDefault begins an item")
  func wordsAndStart() throws {
    let keys =
      "addTitle = \"open a port\"; emptyText = \"No port is open\"; "
      + "itemDefault = { number = 8080; protocol = udp; };"
    for record in [#"{"ports": []}"#, #"{"ports": null}"#, "{}"] {
      var scenario = try Self.ports(keys, record, opens: false)
      #expect(scenario.line(of: "Ports").contains("No port is open"))
      scenario.press("j", "Enter")
      #expect(scenario.text.contains("No port is open"))
      #expect(scenario.bottomLine.contains("a open a port"))
      scenario.press("a")
      let item = scenario.file.filter { !$0.isWhitespace }
      #expect(item == #"{"ports":[{"number":8080,"protocol":"udp"}]}"#)
      scenario.press("Esc", "u")
      #expect(scenario.file == record)
    }
  }

  @Test("The bottom line counts what ! lists and the question before saving names")
  func problemsInside() throws {
    var scenario = try Self.ports(
      "",
      #"{"name": "", "ports": [{"number": 70000}, {"number": 70001}, {"number": 1}, {"number": "x"}]}"#,
      opens: false)
    #expect(scenario.bottomLine.contains("3 problems"), "\(scenario.bottomLine)")
    scenario.press("e", "x", "Enter", "s")
    #expect(scenario.question.contains("3 problems"), "\(scenario.question)")
    scenario.press("Esc", "!")
    #expect(
      scenario.text.split(separator: "\n").count { $0.contains("✗ ") && $0.contains("Ports ") } == 3
    )
  }

  @Test("A list with an addTitle names it first, also where it has items")
  func addTitle() throws {
    let scenario = try Self.ports("addTitle = \"open a port\";")
    #expect(scenario.bottomLine.hasPrefix(" a open a port"), "\(scenario.bottomLine)")
  }

  @Test("An empty list says so in either language")
  func empty() throws {
    #expect(try Self.ports("", "{}").text.contains("There are no items; a adds one."))
    #expect(try Self.ports("insertable = NO;", "{}").text.contains("There are no items."))
    #expect(try Self.ports("", "{}", language: .chinese).text.contains("列表为空"))
  }
}
