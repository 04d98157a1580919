import Screen
import Testing
import Texts
import TextsTesting

@Suite("A list that is shown as a table inside of a form")
struct TableCellScreenTests {
  private static func order(
    _ keys: String = "", size: Size = Size(width: 72, height: 14), language: Language = .english
  ) throws -> Scenario {
    try Scenario(
      form: """
        { title = Order; rows = (
          { key = Number; valuePath = number; },
          { key = Items; valuePath = items; cellIdentifier = TableCell; \(keys) itemForm = (
            { key = Article; valuePath = article; },
            { key = Price; valuePath = price; valueType = number; maximumValue = 500; } ); },
          { key = Remark; valuePath = remark; } ); }
        """,
      record: """
        {
          "number": "A-1",
          "items": [{"article": "Lamp", "price": 24.5}, {"article": "Chair", "price": 289},
            {"article": "Bolt", "price": 3}],
          "remark": ""
        }
        """, size: size, language: language)
  }

  @Test("Its items are in sight below each other, beside its label")
  func look() throws {
    let scenario = try Self.order()
    #expect(scenario.line(of: "Article").hasPrefix("  Items   Article  Price"))
    #expect(scenario.line(of: "Lamp").hasPrefix("          Lamp      24.5"))
    #expect(scenario.line(of: "Bolt").hasPrefix("          Bolt       3"))
    #expect(scenario.line(of: "Article").hasSuffix("›"))
  }

  @Test("Enter opens all of them, and what is changed there is seen in the form")
  func change() throws {
    var scenario = try Self.order()
    scenario.press("j", "Enter")
    #expect(scenario.screen[0].contains("Items"))
    scenario.press("l", "j", "e", "C-u")
    scenario.type("499")
    scenario.press("Enter", "Esc")
    #expect(scenario.line(of: "Chair").contains("499"))
    #expect(scenario.line(of: "Article").contains("● Article  Price"))
    #expect(scenario.line(of: "Lamp").hasPrefix("▌           Lamp"))
    scenario.press("u")
    #expect(scenario.line(of: "Chair").contains("289"))
  }

  @Test("An item more is a line more, and the rows below go down")
  func growing() throws {
    var scenario = try Self.order()
    let before = try #require(scenario.position(of: "Remark"))
    scenario.press("j", "Enter", "j", "c", "Esc")
    #expect(scenario.position(of: "Remark")?.y == before.y + 1)
  }

  @Test("A problem of an item is marked at its line and said below")
  func problem() throws {
    var scenario = try Self.order()
    scenario.reload(
      form: """
        ( { key = Items; valuePath = items; cellIdentifier = TableCell; itemForm = (
            { key = Article; valuePath = article; },
            { key = Price; valuePath = price; valueType = number; maximumValue = 100; } ); } )
        """)
    #expect(scenario.line(of: "Chair").contains("✗ Chair    ✗ 289"))
    #expect(scenario.screen.joined().contains("[1] Price: must be at most 100"))
  }

  @Test("A height cuts it; numberOfLines leaves lines below it blank")
  func height() throws {
    let cut = try Self.order("height = 3;")
    #expect(cut.line(of: "more items").contains("… 2 more items"))
    let blank = try Self.order("height = 5; numberOfLines = 3;")
    let position = try #require(blank.position(of: "more items"))
    #expect(blank.position(of: "Remark")?.y == position.y + 3)
    let one = try Self.order("height = 1;")
    #expect(one.line(of: "Items").contains("3 items: Lamp, Chair, Bolt"))
  }

  @Test("40 columns and Chinese")
  func narrow() throws {
    let size = Size(width: 40, height: 14)
    let scenario = try Self.order("height = 4; maximumCount = 2;", size: size, language: .chinese)
    #expect(scenario.screen.allSatisfy { DisplayText.width($0) <= 40 })
    let cut = try Self.order("height = 3;", size: size, language: .chinese)
    #expect(cut.line(of: "还有").contains("…还有 2 项"))
  }
}
