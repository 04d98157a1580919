import Screen
import Testing

@Suite("What others save in lists inside of records")
struct MergingInsideTests {
  private static let lists =
    #"{"name": "x", "t": [{"n": "a", "q": 1}, {"n": "b", "q": 2}, {"n": "c", "q": 3}]}"#

  private func listScenario() throws -> Scenario {
    try Scenario(
      form: """
        ( { valuePath = name; }, { valuePath = t; key = T; itemForm = ( { valuePath = n; },
            { valuePath = q; key = Q; valueType = integer; } ); } )
        """, record: Self.lists, size: Size(width: 110, height: 24))
  }

  @Test("Inside of lists items are found again, and conflicts are at any depth, with their paths")
  func nested() throws {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter")
    let theirs = Self.lists.replacing(#"[{"n": "a""#, with: #"[{"n": "new"}, {"n": "a""#)
      .replacing(#""q": 2"#, with: #""q": 5"#)
    try scenario.othersSave(theirs)
    #expect(scenario.line(of: "N").contains("b"), "\(scenario.text)")
    #expect(scenario.text.contains("another program has set “5”"))
    scenario.press("Esc", "Esc")
    #expect(scenario.line(of: "T").contains("✗"), "\(scenario.text)")
    scenario.press("!")
    #expect(scenario.text.contains("T 3 › Q"))
    scenario.press("Enter")
    #expect(scenario.cursorLine.contains("9"), "\(scenario.text)")
    scenario.press("e", "t")
    #expect(scenario.file == theirs)
  }

  @Test("A conflict follows its item when those before it are deleted, and the next merge")
  func followsItem() throws {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter")
    let theirs = Self.lists.replacing(#""q": 2"#, with: #""q": 5"#)
    try scenario.othersSave(theirs)
    scenario.press("Esc", "g", "x")
    #expect(scenario.cursorLine.contains("✗"), "\(scenario.text)")
    try scenario.othersSave(
      theirs.replacing(#"[{"n": "a""#, with: #"[{"n": "0"}, {"n": "a""#)
    )
    scenario.press("!")
    #expect(scenario.text.contains("T 2 › Q"), "\(scenario.text)")
    scenario.press("Enter")
    #expect(scenario.cursorLine.contains("9"), "\(scenario.text)")
    scenario.press("e", "t")
    #expect(scenario.cursorLine.contains("5"), "\(scenario.text)")
    #expect(!scenario.text.contains("another program has set"))
  }

  @Test("] leads to a conflict")
  func nextProblem() throws {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter", "Esc", "Esc", "g")
    let theirs = Self.lists.replacing(#""q": 2"#, with: #""q": 5"#)
    try scenario.othersSave(theirs)
    scenario.press("]")
    #expect(scenario.cursorLine.contains("9"), "\(scenario.text)")
  }

  @Test("u takes an item's value back where others have inserted another item, which stays")
  func undo() throws {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter", "Esc")
    let theirs = Self.lists.replacing(#"[{"n": "a""#, with: #"[{"n": "new"}, {"n": "a""#)
    try scenario.othersSave(theirs)
    #expect(scenario.file == theirs.replacing(#""q": 2"#, with: #""q": 9"#))
    scenario.press("u")
    #expect(scenario.helpLine.contains("Undid"), "\(scenario.text)")
    #expect(scenario.cursorLine.contains("b"), "\(scenario.text)")
    #expect(scenario.file == theirs)
    scenario.press("C-r")
    #expect(scenario.file == theirs.replacing(#""q": 2"#, with: #""q": 9"#))
  }

  /// The first item was moved to the end and its number set; the one before it, which has that place for others, was deleted.
  private func movedScenario() throws -> Scenario {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "g", "M-Down", "M-Down", "l", "e", "C-u")
    scenario.type("9")
    scenario.press("Enter", "h", "k")
    #expect(scenario.cursorLine.contains("c"), "\(scenario.text)")
    scenario.press("x")
    #expect(
      scenario.file.contains(#"[{"n": "b", "q": 2}, {"n": "a", "q": 9}]"#), "\(scenario.file)")
    return scenario
  }

  @Test("What others set in an item that was deleted here is asked, and not set in a moved one")
  func deletedItem() throws {
    var scenario = try movedScenario()
    try scenario.othersSave(Self.lists.replacing(#""q": 3"#, with: #""q": 3, "note": 7"#))
    #expect(scenario.file.contains(#"{"n": "a", "q": 9}"#), "\(scenario.file)")
    #expect(scenario.file.contains(#"{"n": "c", "q": 3, "note": 7}"#), "\(scenario.file)")
    scenario.press("!")
    #expect(scenario.text.contains("t[2]"), "\(scenario.text)")
  }

  @Test("An item that was moved and changed here and deleted by others is asked")
  func deletedByOthers() throws {
    var scenario = try movedScenario()
    try scenario.othersSave(Self.lists.replacing(#"{"n": "a", "q": 1}, "#, with: ""))
    #expect(scenario.file.contains(#"{"n": "a", "q": 9}"#), "\(scenario.file)")
    scenario.press("!")
    #expect(scenario.text.contains("t[1]"), "\(scenario.text)")
  }
}
