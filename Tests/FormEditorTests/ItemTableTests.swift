import JSONText
import Records
import Screen
import SeededRandom
import SourceText
import Testing

@testable import FormEditor

@Suite("A list inside a record as a table")
struct ItemTableTests {
  private static let secondService =
    "      {\"name\": \"https\", \"port\": 443, \"token\": \"7f1c\", "
    + "\"allow\": [{\"net\": \"a\"}, {\"net\": \"b\"}]},\n"

  @Test("Its row shows how many items there are and the first names; Enter opens the table")
  func opening() throws {
    var scenario = try Scenario.host(size: Size(width: 119, height: 16))
    #expect(scenario.line(of: "Services").contains("3 items: http, https, admin"))
    #expect(scenario.line(of: "Aliases").contains("2 items: www, shop"))
    scenario.press("j", "j", "Enter")
    #expect(scenario.screen[0].contains("Hosts  ›  web  ›  Services"))
    #expect(scenario.screen[0].contains("3 items"))
    #expect(scenario.recordLines.count == 3)
    #expect(scenario.line(of: "admin").contains("✗ 70000"))
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("Services  ›  http"))
    scenario.press(">")
    #expect(scenario.screen[0].contains("Services  ›  https"))
    scenario.press("Esc", "Esc", "Esc")
    #expect(scenario.line(of: "web").hasPrefix("▌"))
    #expect(scenario.file == Scenario.hosts)
  }

  @Test("An item's value is spliced into its record, and taken back")
  func editing() throws {
    var scenario = try Scenario.services()
    scenario.press("G", "l", "e", "C-u")
    scenario.type("7000")
    scenario.press("Enter")
    #expect(scenario.file == Scenario.hosts(with: "7000}", for: "70000}"))
    #expect(scenario.recordLines.allSatisfy { !$0.contains("✗") })
    scenario.press("u")
    #expect(scenario.file == Scenario.hosts)
    #expect(scenario.cursorLine.contains("admin"))
  }

  @Test("Items are added, copied, deleted and moved like records, each a step of undo")
  func structure() throws {
    var scenario = try Scenario.services()
    scenario.press("j", "x")
    #expect(scenario.file == Scenario.hosts(with: "", for: Self.secondService))
    scenario.press("u", "c")
    #expect(
      scenario.file
        == Scenario.hosts(with: Self.secondService + Self.secondService, for: Self.secondService))
    scenario.press("u", "g", "a")
    #expect(scenario.editor.mode == .editing)
    scenario.type("ssh")
    scenario.press("Enter")
    #expect(
      scenario.file
        == Scenario.hosts(
          with: "\"port\": 80},\n      {\"name\": \"ssh\"},\n", for: "\"port\": 80},\n"))
    scenario.press("u", "u")
    #expect(scenario.file == Scenario.hosts)
    scenario.press("M-Down")
    #expect(scenario.recordLines.first?.contains("https") == true)
    scenario.press("u")
    #expect(scenario.file == Scenario.hosts)
  }

  @Test("Items are sorted, filtered, selected and set together like records")
  func tableWork() throws {
    var scenario = try Scenario.services()
    scenario.pressAndFinish("l", "o", "o")
    #expect(scenario.recordLines.first?.contains("admin") == true)
    scenario.press("&")
    scenario.type("http")
    scenario.pressAndFinish("Enter")
    #expect(scenario.recordLines.count == 2)
    scenario.press("*")
    scenario.editSelected("8080")
    scenario.finishJobs()
    #expect(scenario.file.contains(#"{"name": "http", "port": 8080}"#))
    #expect(scenario.file.contains(#"{"name": "https", "port": 8080, "token""#))
    #expect(scenario.file.contains("70000"))
    scenario.undoEdit()
    #expect(scenario.file == Scenario.hosts)
    #expect(scenario.recordLines.count == 2)
  }

  @Test("A list in an item of a list is edited through both")
  func nested() throws {
    var scenario = try Scenario.services()
    scenario.press("j", "Enter", "j", "j", "j", "Enter")
    #expect(scenario.screen[0].contains("Services  ›  https  ›  Allowed"))
    scenario.press("j", "e", "C-u")
    scenario.type("c")
    scenario.press("Enter")
    #expect(scenario.file == Scenario.hosts(with: #"{"net": "c"}]"#, for: #"{"net": "b"}]"#))
    scenario.press("x")
    #expect(scenario.file == Scenario.hosts(with: "", for: #", {"net": "b"}"#))
    scenario.press("Esc", "Esc")
    #expect(scenario.line(of: "https").contains("1 item"))
    scenario.press("u", "u")
    #expect(scenario.file == Scenario.hosts)
  }

  @Test("A missing list gets its first item in the style of its siblings")
  func missing() throws {
    var scenario = try Scenario.host(2)
    scenario.press("j", "j", "Enter")
    #expect(scenario.screen[0].contains("0 items"))
    #expect(scenario.file == Scenario.hosts)
    scenario.press("a")
    scenario.type("pg")
    scenario.press("Enter")
    #expect(scenario.file.contains("\"services\": [\n      {"), "\(scenario.file)")
    scenario.press("u", "u")
    #expect(scenario.file == Scenario.hosts)
  }

  @Test("Values in a list without a form of its items have one column")
  func plainValues() throws {
    var scenario = try Scenario.host()
    scenario.press("j", "j", "j", "Enter", "j", "a")
    scenario.type("mail")
    scenario.press("Enter")
    #expect(scenario.file == Scenario.hosts(with: #""shop", "mail"]"#, for: #""shop"]"#))
    scenario.press("k", "e", "Backspace", "Enter")
    #expect(scenario.file.contains(#"["www", "sho", "mail"]"#))
  }

  @Test("A draft belongs to its item and goes along with it")
  func drafts() throws {
    var scenario = try Scenario.services()
    scenario.press("e", "C-u", "Enter", "Enter")
    #expect(scenario.line(of: "80").contains("✎"))
    scenario.press("M-Down")
    #expect(scenario.recordLines[0].contains("https"))
    #expect(scenario.recordLines[1].contains("✎"))
    scenario.press("Esc", "!")
    #expect(scenario.text.contains("Services 2 › Service"))
    scenario.press("Esc", "Esc", "s")
    #expect(scenario.question.contains("isn't valid"))
    scenario.press("g")
    #expect(scenario.screen[0].contains("Services"))
    #expect(scenario.cursorLine.contains("✎"))
  }

  @Test("A file that was changed elsewhere keeps the table open, and the cursor on its item")
  func reload() throws {
    var scenario = try Scenario.services()
    scenario.press("j", "j")
    let changed = Scenario.hosts(
      with: "\"services\": [\n      {\"name\": \"new\", \"port\": 1},", for: "\"services\": [")
    scenario.send(.dataReloaded(try Self.table(changed)))
    #expect(scenario.screen[0].contains("Services"))
    #expect(scenario.recordLines.count == 4)
    #expect(scenario.file == changed)
    scenario.send(.dataReloaded(try Self.table(#"[{"name": "web"}]"#)))
    #expect(scenario.screen[0].contains("0 items") || !scenario.screen[0].contains("Services"))
  }

  @Test("A secret of an item is shown nowhere")
  func secrets() throws {
    var scenario = try Scenario.services()
    #expect(!scenario.text.contains("7f1c"))
    #expect(scenario.line(of: "https").contains("••••••••"))
    scenario.press("Esc", "y", "d")
    #expect(!scenario.text.contains("7f1c"))
    #expect(!"\(scenario.effects)".contains("7f1c"))
  }

  @Test(
    "Whatever is pressed, tables inside of records are what their records hold, and undo restores all"
  )
  func anyKeys() throws {
    let keys = [
      "j", "k", "l", "h", "g", "G", "Enter", "Esc", "x", "c", "a", "M-Down", "M-Up", "u", "C-r",
      "Space",
      "*", ">", "<", "e", "E", "1", "Tab", "o",
    ]
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var scenario = try seed.isMultiple(of: 2) ? Scenario.services() : Scenario.host()
      for _ in 0..<60 {
        scenario.pressAndFinish(keys.randomElement(using: &random) ?? "j")
        try Self.expectInStep(scenario.editor, seed)
        if scenario.asksToQuit { break }
      }
      for _ in 0..<200 where scenario.editor.records.lastStep != nil {
        if ![.table, .browsing].contains(scenario.editor.mode) { scenario.press("Esc") }
        scenario.pressAndFinish("u")
        try Self.expectInStep(scenario.editor, seed)
      }
      #expect(scenario.file == Scenario.hosts, "seed \(seed)")
    }
  }

  private static func table(_ text: String) throws -> RecordTable {
    try RecordTable(parsing: SourceText(name: "hosts.json", text: text))
  }

  private static func expectInStep(_ editor: Editor, _ seed: UInt64) throws {
    let pages = editor.pages
    for index in pages.itemLists {
      let page = pages[index]
      let items = try #require(page.items)
      let owner = try #require(page.scope.record)
      let below = pages[pages.listIndex(below: index)].items?.table ?? editor.documentTable
      let record = below[owner]
      guard case .found(let list) = record.lookup(page.scope.path), list.kind == .array else {
        #expect(items.table.count == 0, "seed \(seed)")
        continue
      }
      let there = list.elements.map(\.text)
      let shown = (0..<items.table.count).map { items.table[items.table.id(at: $0)].text }
      #expect(there == shown, "seed \(seed)")
    }
  }
}
