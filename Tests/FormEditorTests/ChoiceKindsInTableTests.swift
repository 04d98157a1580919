import Screen
import Testing

@Suite("Kinds of choices and numbers in a table")
struct ChoiceKindsInTableTests {
  private static let form = """
    ( { key = Name; valuePath = name; },
      { key = Size; valuePath = size; cellIdentifier = RadioCell; values = (s, m, l);
        titles = (Small, Medium, Large); },
      { key = Level; valuePath = level; cellIdentifier = SegmentedCell; values = (low, high);
        titles = (Low, High); },
      { key = Days; valuePath = days; cellIdentifier = MultiChoiceCell; values = (mon, tue, wed);
        titles = (Monday, Tuesday, Wednesday); },
      { key = Share; valuePath = share; cellIdentifier = SliderCell; minimumValue = 0;
        maximumValue = 100; step = 5; } )
    """
  private static let records = """
    [
      {"name": "Ada", "size": "m", "level": "low", "days": ["mon"], "share": 50},
      {"name": "Bob", "size": "l", "level": "high", "days": [], "share": 5}
    ]
    """

  private static func table(width: Int = 80) throws -> Scenario {
    try Scenario(
      form: form, record: records, size: Size(width: width, height: 16), opensTable: true)
  }

  @Test("A table shows titles and numbers")
  func look() throws {
    let scenario = try Self.table()
    let line = scenario.line(of: "Ada")
    for text in ["Medium", "Low", "Monday", "50"] { #expect(line.contains(text), "\(text)") }
    #expect(!line.contains("●"))
  }

  @Test("In a cell the choices of a radio list are a pop-up")
  func radio() throws {
    var scenario = try Self.table()
    scenario.press("Right", "e")
    #expect(scenario.text.contains("● Medium"))
    #expect(scenario.text.contains("Small"))
    scenario.press("Down", "Enter")
    #expect(scenario.file == Self.records.replacing(#""size": "m""#, with: #""size": "l""#))
  }

  @Test("One value is set in all selected records")
  func selected() throws {
    var scenario = try Self.table()
    scenario.press("Space", "Space", "Right", "Right", "Right", "E", "Space", "Down", "Space")
    scenario.pressAndFinish("Enter")
    for level in [#""level": "low""#, #""level": "high""#] {
      #expect(scenario.file.contains(level + #", "days": ["mon", "tue"]"#))
    }
    var slider = try Self.table()
    slider.press("Space", "Space", "End", "E", "Right", "Right", "Right")
    slider.pressAndFinish("Enter")
    #expect(slider.file.contains(#""days": ["mon"], "share": 10"#))
    #expect(slider.file.contains(#""days": [], "share": 10"#))
  }

  @Test("Marks that nobody kept are asked about when the program is left")
  func leaving() throws {
    var scenario = try Self.table()
    scenario.press("Right", "Right", "Right", "e", "Space", "C-c")
    #expect(scenario.question.contains("Not saved"))
  }

  @Test("Narrow screens show it, too")
  func narrow() throws {
    for width in [20, 40] {
      var scenario = try Self.table(width: width)
      scenario.press("Right", "e", "Down")
      #expect(scenario.screen.allSatisfy { DisplayText.width($0) <= width })
    }
  }
}
