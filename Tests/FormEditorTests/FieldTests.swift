import FormEditor
import Screen
import Testing

@Suite("The field being typed in")
struct FieldTests {
  @Test("A field being typed in is a line to write on; at rest it isn't")
  func underline() throws {
    var scenario = try Scenario()
    scenario.useBlackTerminal()
    scenario.press("j")
    let y = try #require(scenario.screen.firstIndex { $0.contains("Name") })
    let x = try #require(
      scenario.screen[y].firstIndex(of: "A").map {
        scenario.screen[y].distance(from: scenario.screen[y].startIndex, to: $0)
      })
    #expect(!scenario.frame[x, y].style.attributes.contains(.underline))
    scenario.press("Enter")
    #expect(scenario.frame[x, y].style.attributes.contains(.underline))
    #expect(scenario.frame[x + 20, y].style.attributes.contains(.underline))
  }

  @Test("Typing never moves the rows below: a state without room stands at the bottom")
  func stateWithoutRoom() throws {
    var scenario = try Scenario(size: Size(width: 36, height: 20))
    scenario.press("j", "j", "Enter")
    let index = scenario.screen.firstIndex { $0.contains("PIN") }
    scenario.press("Backspace", "Backspace")
    #expect(scenario.screen.firstIndex { $0.contains("PIN") } == index)
    #expect(scenario.line(of: "Phone").hasSuffix("◐"))
    #expect(scenario.helpLine.contains("◐ "))
    scenario.press("C-a")
    scenario.type("9")
    #expect(scenario.screen.firstIndex { $0.contains("PIN") } == index)
    #expect(scenario.line(of: "Phone").hasSuffix("✗"))
    #expect(scenario.helpLine.contains("from character 1"))
  }

  @Test("A long text leaves room for its mark")
  func longText() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type(String(repeating: "x", count: 100))
    #expect(scenario.line(of: "Name").hasSuffix("x  ✓") || !scenario.text.contains("✓"))
    #expect(scenario.line(of: "Name").contains("‹"))
  }

  @Test("Enter on a wrong text tells how to go on at the bottom, the reason whole at the field")
  func warned() throws {
    var scenario = try Scenario(size: Size(width: 40, height: 20))
    scenario.press("j", "j", "Enter", "Backspace", "Enter")
    #expect(scenario.text.contains("eleven digits"))
    #expect(scenario.helpLine.contains("Enter again keeps it as a draft"))
    #expect(!scenario.helpLine.contains("…"))
    #expect(scenario.text.contains("Esc leave as it was"))
    scenario.type("8")
    #expect(!scenario.helpLine.contains("Enter again"))
  }

  @Test("While typing, the bottom line doesn't offer ! for the list of problems")
  func noListWhileTyping() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press(">")
    #expect(scenario.bottomLine.contains("! to list"))
    scenario.press("j", "Enter")
    #expect(scenario.bottomLine.contains("2 problems"))
    #expect(!scenario.bottomLine.contains("! to list"))
  }
}
