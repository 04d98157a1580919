import FormEditor
import Screen
import Testing

@Suite("Windows too small to show anything")
struct SmallWindowTests {
  private static let sizes = [
    Size(width: 1, height: 1), Size(width: 8, height: 2), Size(width: 10, height: 3),
    Size(width: 30, height: 4), Size(width: 19, height: 40),
  ]

  @Test("No key changes or saves anything there", arguments: sizes)
  func keys(size: Size) throws {
    var scenario = try Scenario.table()
    scenario.send(.input(.resize(size)))
    #expect(scenario.screen[0].hasPrefix("Window too small".prefix(size.width)))
    scenario.press("x", "c", "a", "e", "Z", "Enter", "M-Down", "Space", "E", "Delete", "s", "S")
    scenario.press("Enter", "C-s")
    scenario.paste("text")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.effects.isEmpty)
    scenario.send(.input(.resize(Size(width: 100, height: 20))))
    #expect(scenario.cursorLine.contains("Dora") && scenario.editor.mode == .table)
  }

  @Test("A field that is open there takes no text; Esc leaves it", arguments: sizes)
  func field(size: Size) throws {
    var scenario = try Scenario.table()
    scenario.press("e", "!")
    scenario.send(.input(.resize(size)))
    scenario.press("?", "Enter", "Tab", "C-s")
    #expect(scenario.file == Scenario.staff && scenario.editor.mode == .editing)
    scenario.press("Esc")
    #expect(scenario.file == Scenario.staff && scenario.editor.mode == .table)
  }

  @Test("q leaves where nothing would be lost", arguments: ["q", "C-c"])
  func leaving(key: String) throws {
    var scenario = try Scenario.table()
    scenario.send(.input(.resize(Size(width: 8, height: 2))))
    scenario.press(key)
    #expect(scenario.asksToQuit)
  }

  @Test("Else its question is asked where it fits, and nothing is left where it doesn't")
  func question() throws {
    for (size, isAsked) in [
      (Size(width: 8, height: 2), false), (Size(width: 10, height: 3), false),
      (Size(width: 30, height: 4), true), (Size(width: 19, height: 40), true),
    ] {
      var scenario = try Scenario.table()
      scenario.press("x")
      scenario.send(.input(.resize(size)))
      scenario.press("q")
      #expect(scenario.text.contains("x discard") == isAsked, "\(size): \(scenario.text)")
      #expect(scenario.text.contains("c stay") == isAsked)
      scenario.press("x")
      #expect(scenario.asksToQuit == isAsked)
    }
  }

  @Test("A question that no longer fits is not answered")
  func shrunk() throws {
    var scenario = try Scenario.table()
    scenario.press("x", "q")
    scenario.send(.input(.resize(Size(width: 8, height: 2))))
    scenario.press("x", "s")
    #expect(!scenario.asksToQuit && scenario.effects.isEmpty)
    scenario.send(.input(.resize(Size(width: 100, height: 20))))
    #expect(scenario.question.contains("x discard"))
  }

  @Test("A question that came by itself is there again when the window is larger")
  func rescue() throws {
    var scenario = try Scenario.table()
    scenario.send(
      .rescueFound(Rescue(path: "staff.json.unsaved", hasChanges: true, texts: [])))
    scenario.send(.input(.resize(Size(width: 8, height: 2))))
    scenario.press("q", "C-c")
    scenario.send(.input(.resize(Size(width: 100, height: 20))))
    #expect(scenario.question.contains("staff.json.unsaved"))
  }
}
