import ScreenTesting
import Testing

@Suite("On the screen: tables")
struct TableScreenTests {
  static let form = """
    { title = "Staff"; recordTitle = "{name}"; rows = (
      { key = Name; valuePath = name; required = YES; },
      { key = City; valuePath = office.city; identifier = city; },
      { key = Salary; valuePath = salary; cellIdentifier = NumberCell; } ); }
    """

  static let staff = """
    [
      {"name": "Dora", "office": {"city": "Oslo"}, "salary": 900},
      {"name": "ada",  "office": {"city": "Bergen"}, "salary": 12000.50},
      {"name": "Åse", "office": {"city": "Oslo"}, "salary": 1e4}
    ]

    """

  private func open(
    _ data: String = staff, named name: String = "staff.json", showing text: String = "records"
  ) throws -> (Scene, TerminalSession) {
    let scene = try Scene(["form.plist": Self.form, name: data])
    return (scene, try scene.open("form.plist", name, showing: text))
  }

  @Test("A list opens as a table and leaves the terminal as it was")
  func opens() throws {
    let (scene, session) = try open(showing: "3 records")
    #expect(session.screen[1].contains("Salary"))
    #expect(session.line(of: "ada").contains("Bergen"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.isInShellMode)
    #expect(try scene.read("staff.json") == Self.staff)
  }

  @Test("o sorts and & filters without touching the file's order")
  func sortAndFilter() throws {
    let (scene, session) = try open()
    try session.press("o")
    try session.wait(for: "Name ▲")
    try session.wait(until: "the first is on top") { $0.screen[2].contains("ada") }
    try session.press("&")
    session.type("city = oslo")
    try session.press("Enter")
    try session.wait(for: "2 of 3")
    try session.wait(until: "the two of Oslo are there") {
      $0.screen[2].contains("Åse") && $0.screen[3].contains("Dora")
    }
    try session.press("Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("staff.json") == Self.staff)
  }

  @Test("Editing a cell and saving changes exactly its bytes")
  func editCell() throws {
    let (scene, session) = try open()
    try session.press("j", "l", "e", "C-u", "C-k")
    session.type("Tromsø")
    try session.press("Enter")
    try session.wait(for: "● unsaved")
    try session.press("s")
    try session.wait(for: "Saved staff.json")
    #expect(
      try scene.read("staff.json") == Self.staff.replacing("Bergen", with: "Tromsø"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A record deleted, one added and one moved leave the file as if done by hand")
  func editList() throws {
    let (scene, session) = try open()
    try session.press("x", "M-Down", "a")
    session.type("Eva")
    try session.press("Enter", "s")
    try session.wait(for: "Saved staff.json")
    #expect(
      try scene.read("staff.json") == """
        [
          {"name": "Åse", "office": {"city": "Oslo"}, "salary": 1e4},
          {"name": "ada",  "office": {"city": "Bergen"}, "salary": 12000.50},
          {"name": "Eva"}
        ]

        """)
  }

  @Test("JSON Lines with a broken line: the others are usable, saving keeps it as it is")
  func brokenLine() throws {
    let lines = "{\"name\": \"Dora\"}\n{\"name\": oops\n{\"name\": \"Bo\"}\n"
    let (scene, session) = try open(lines, named: "staff.jsonl")
    #expect(session.line(of: "oops").contains("✗"))
    try session.press("G", "e")
    session.type("b")
    try session.press("Enter", "s")
    try session.wait(for: "Saved staff.jsonl")
    #expect(try scene.read("staff.jsonl") == lines.replacing("\"Bo\"", with: "\"Bob\""))
  }

  @Test(
    "In 100,000 records G goes to the last, a number to its record, o sorts, and saving is exact")
  func manyRecords() throws {
    let count = 100_000
    var data = "[\n"
    for number in 1...count {
      data += "  {\"name\": \"Person \(number)\", \"salary\": \(number * 7919 % 100_003)}"
      data += number < count ? ",\n" : "\n]\n"
    }
    let (scene, session) = try open(data, showing: "100,000 records")
    try session.press("G")
    try session.wait(for: "Person 100000")
    session.type("54321")
    try session.press("G")
    try session.wait(for: "Person 54321")
    try session.press("e", "C-u", "C-k")
    session.type("Somebody else")
    try session.press("Enter", "l", "l", "o")
    try session.wait(for: "Salary ▲")
    try session.press("g")
    // 7919 is prime to 100,003: the least product is that of its inverse.
    try session.wait { $0.screen[2].hasSuffix(" 1") }
    try session.press("s")
    try session.wait(for: "Saved staff.json")
    #expect(
      try scene.read("staff.json")
        == data.replacing("\"Person 54321\"", with: "\"Somebody else\""))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("What is on the screen after sorting and moving is what a screen drawn anew shows")
  func drawnAnew() throws {
    let scene = try Scene([
      "form.plist": Repository.text("Forms/staff.plist"),
      "staff.json": Repository.text("data/staff.json"),
    ])
    let session = try scene.open(
      "form.plist", "staff.json", size: (60, 20), showing: "24 records")
    try session.press("o")
    try session.wait(for: "No. ▲")
    for keys in [["j", "l"], ["PgDn"], ["G"], ["PgUp"], ["l", "l", "l"], ["g"]] {
      for key in keys { try session.press(key) }
      try turnMouse(of: session)
      let before = session.screen
      try session.press("C-l")
      try turnMouse(of: session)
      #expect(session.screen == before, "\(keys)")
    }
  }

  /// Gives the mouse away and takes it back: when that is told, all that came before is on the screen.
  private func turnMouse(of session: TerminalSession) throws {
    try session.press("M")
    try session.wait(for: "The mouse is the terminal's")
    try session.press("M")
    try session.wait(for: "The mouse works here again")
  }
}
