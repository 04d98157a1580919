import Screen
import Testing

@Suite("Moving through a form")
struct MovingTests {
  @Test("The form opens with its sections, labels and values, the first row in focus")
  func opening() throws {
    let scenario = try Scenario()
    #expect(scenario.screen[0].contains("Person  ›  Ada"))
    #expect(scenario.screen[0].contains("person.json"))
    #expect(scenario.line(of: "Identity").contains("Identity"))
    #expect(scenario.line(of: "ID").hasPrefix("▌ ID"))
    #expect(scenario.line(of: "Salary").contains("$5,000.00"))
    #expect(!scenario.text.contains("4711"))
  }

  @Test(
    "Down, j, Up and k move the focus and stop at the ends",
    arguments: [("Down", "Up"), ("j", "k")])
  func arrows(down: String, up: String) throws {
    var scenario = try Scenario()
    scenario.press(down, down)
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    scenario.press(up, up, up)
    #expect(scenario.line(of: "ID").hasPrefix("▌"))
  }

  @Test("Tab goes over what can't be edited and from the last field to the first")
  func tab() throws {
    var scenario = try Scenario()
    scenario.press("End", "Tab")
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    scenario.press("S-Tab")
    #expect(scenario.line(of: "Summary").hasPrefix("▌"))
  }

  @Test("G and g go to the last and the first row")
  func ends() throws {
    var scenario = try Scenario()
    scenario.press("G")
    #expect(scenario.line(of: "Summary").hasPrefix("▌"))
    scenario.press("g")
    #expect(scenario.line(of: "ID").hasPrefix("▌"))
  }

  @Test("In a low window the focused row is always in sight", arguments: [6, 7, 8, 10])
  func lowWindow(height: Int) throws {
    var scenario = try Scenario(size: Size(width: 40, height: height))
    for _ in 0..<8 {
      scenario.press("j")
      #expect(scenario.text.contains("▌"))
    }
    for _ in 0..<8 {
      scenario.press("k")
      #expect(scenario.text.contains("▌"))
    }
  }

  @Test("PgDn and PgUp go by pages and reach the ends")
  func pages() throws {
    var scenario = try Scenario(size: Size(width: 60, height: 8))
    scenario.press("PgDn", "PgDn", "PgDn")
    #expect(scenario.line(of: "Summary").hasPrefix("▌"))
    scenario.press("PgUp", "PgUp", "PgUp")
    #expect(scenario.line(of: "ID").hasPrefix("▌"))
  }

  @Test("A click focuses a row; a click on the focused row edits it")
  func click() throws {
    var scenario = try Scenario()
    let y = try #require(scenario.screen.firstIndex { $0.contains("Name") })
    scenario.send(.input(.mouse(MouseEvent(action: .press, point: Point(x: 5, y: y)))))
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    #expect(scenario.frame.cursor == nil)
    scenario.send(.input(.mouse(MouseEvent(action: .press, point: Point(x: 5, y: y)))))
    #expect(scenario.frame.cursor != nil)
  }

  @Test("The wheel scrolls, and the focus stays in sight")
  func wheel() throws {
    var scenario = try Scenario(size: Size(width: 60, height: 8))
    let down = MouseEvent(action: .wheelDown, point: Point(x: 1, y: 1))
    for _ in 0..<4 { scenario.send(.input(.mouse(down))) }
    #expect(scenario.text.contains("Summary"))
    #expect(scenario.text.contains("▌"))
  }

  @Test("> and < go through the records; the focus stays on its row")
  func records() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    #expect(scenario.screen[0].contains("1 of 3"))
    scenario.press("j", ">", ">")
    #expect(scenario.screen[0].contains("张三丰"))
    #expect(scenario.screen[0].contains("3 of 3"))
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    scenario.press(">")
    #expect(scenario.helpLine.contains("last record"))
    scenario.press("<")
    #expect(scenario.screen[0].contains("2 of 3"))
  }

  @Test("A file without records says so and no key breaks it")
  func empty() throws {
    var scenario = try Scenario(record: "[]", path: "people.json")
    #expect(scenario.text.contains("no records"))
    scenario.press("j", "Enter", ">", "]", "/", "Esc", "u", "d", "!", "?", "Esc", "y")
    #expect(scenario.file == "[]")
  }

  @Test("A window of any size draws without a trap", arguments: 1...44)
  func anySize(width: Int) throws {
    for height in [1, 2, 4, 5, 6, 10, 24] {
      var scenario = try Scenario(size: Size(width: width, height: height))
      scenario.press("j", "Enter")
      #expect(scenario.screen.count == height)
      scenario.press("Esc", "?")
      #expect(scenario.screen.count == height)
    }
  }

  @Test("A key that means nothing here says so and names the way out")
  func unknownKey() throws {
    var scenario = try Scenario()
    scenario.press("x")
    #expect(scenario.helpLine.contains("x does nothing here; ? shows the keys"))
  }
}
