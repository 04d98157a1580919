import Screen
import Testing

@Suite("The lines of a text, at rest and being edited")
struct TextLinesTests {
  private static let text =
    "她说：“今天下雨，我们不出门。”于是大家（一共五人）在家里喝茶、读书、下棋……直到晚上。 Then the rain was over, and they went out."

  private func scenario(
    _ text: String = text, cell: String = "TextViewCell", width: Int, rules: String = ""
  ) throws -> Scenario {
    try Scenario(
      form: """
        { recordTitle = "{b}";
          rows = ( { key = Story; valuePath = t; cellIdentifier = \(cell); height = auto; \(rules) },
                   { key = Below; valuePath = b; } ); }
        """, record: "{\"t\": \"\(text)\", \"b\": \"below\"}", size: Size(width: width, height: 40))
  }

  @Test(
    "Enter moves no character of a text of several lines",
    arguments: ["TextViewCell", "TextFieldCell"], [30, 31, 40, 61, 80])
  func staysInPlace(cell: String, width: Int) throws {
    var scenario = try scenario(cell: cell, width: width)
    let resting = lines(scenario)
    #expect(resting.count > 1)
    scenario.press("Enter")
    #expect(lines(scenario) == resting)
    scenario.press("Home", "Right")
    #expect(lines(scenario) == resting)
  }

  @Test(
    "The mark of a text of several lines is there in a row of one line, however long the first is",
    arguments: [1, 20, 27, 28, 29, 30, 31, 60])
  func markOfFurtherLines(length: Int) throws {
    let first = String(repeating: "x", count: length)
    let scenario = try Scenario(
      form: "( { key = Story; valuePath = t; cellIdentifier = TextViewCell; height = 1; } )",
      record: "{\"t\": \"\(first)\\nmore\"}", size: Size(width: 40, height: 8))
    let line = scenario.line(of: "Story")
    #expect(line.contains("x"))
    #expect(line.hasSuffix("  ¶"), "\(line)")
  }

  /// The lines of the text, without the hint beside it at rest.
  private func lines(_ scenario: Scenario) -> [String] {
    scenario.screen.dropFirst().prefix { !$0.contains("Below") }
      .map { $0.replacing("  ¶", with: "") }
  }

  @Test("The cursor has a column after a line that is full")
  func fullLine() throws {
    for cell in ["TextViewCell", "TextFieldCell"] {
      var scenario = try scenario("你好", cell: cell, width: 40)
      let start = try #require(scenario.position(of: "你好"))
      // Two columns at the right edge are for scroll marks and the cursor.
      let columns = 40 - 2 - start.x
      scenario.press("Enter", "C-u")
      scenario.type(String(repeating: "好", count: columns / 2))
      #expect(scenario.frame.cursor == Point(x: start.x + columns / 2 * 2, y: start.y))
      scenario.type("好")
      #expect(scenario.frame.cursor == Point(x: start.x + 2, y: start.y + 1))
    }
  }

  @Test("The mark of a wrong text is after its first line, and hides nothing of it")
  func mark() throws {
    var scenario = try scenario(width: 40, rules: "regex = \"[0-9]+\";")
    let first = try #require(scenario.position(of: "她说"))
    let line = scenario.screen[first.y]
    scenario.press("Enter")
    scenario.type("x")
    #expect(scenario.frame[38, first.y].text == "✗")
    #expect(scenario.screen[first.y].hasPrefix(line))
  }

  @Test("In a narrow window the key line has what Enter does, which is not what it does elsewhere")
  func narrowKeys() throws {
    var scenario = try scenario(width: 40)
    scenario.press("Enter")
    #expect(scenario.bottomLine.contains("F2 keep  Enter new line"), "\(scenario.bottomLine)")
  }
}
