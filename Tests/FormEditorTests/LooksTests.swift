import Screen
import Testing

@Suite("How rows look on the screen")
struct LooksTests {
  private static let form = """
    { title = Parcel; palette = { pale = "FFF4CC"; deep = "102030"; };
      rows = ( { key = Name; valuePath = name; backgroundColor = pale; },
               { key = Weight; valuePath = weight; cellIdentifier = NumberCell; suffix = " kg";
                 textAlignment = right; },
               { key = Place; valuePath = place; textAlignment = center; backgroundColor = deep; },
               { key = State; valuePath = state; values = (open, done); titles = (Open, Done);
                 subtitle = { open = "Seen by {name}"; __default__ = "Not known"; }; },
               { key = Notes; valuePath = notes; cellIdentifier = TextViewCell; height = auto;
                 maximumHeight = 2; },
               { key = Short; valuePath = notes; cellIdentifier = TextViewCell; height = 3;
                 numberOfLines = 1; },
               { key = Last; valuePath = last; } ); }
    """
  private static let record = """
    {"name": "Ada", "weight": 42, "place": "Oslo", "state": "open", "notes": "a\\nb\\nc", "last": "z"}
    """

  private func scenario(width: Int = 60) throws -> Scenario {
    try Scenario(form: Self.form, record: Self.record, size: Size(width: width, height: 20))
  }

  private func style(_ scenario: Scenario, of text: String) throws -> Style {
    let position = try #require(scenario.position(of: text))
    return scenario.frame[position.x, position.y].style
  }

  @Test("Values are aligned, with what is around them; a mark keeps its place at the right")
  func alignment() throws {
    let screen = try scenario().screen
    #expect(screen.contains("  Weight                                          42 kg"))
    #expect(screen.contains { $0.hasPrefix("  Place ") && $0.contains("                Oslo") })
    for width in [20, 40, 100] {
      let lines = try scenario(width: width).screen
      #expect(lines.allSatisfy { DisplayText.width($0) <= width })
    }
  }

  @Test(
    "A text is edited where it is aligned, with the cursor after it; what is said of it moves nothing"
  )
  func editingAligned() throws {
    var scenario = try Scenario(
      form: """
        ( { valuePath = name; },
          { key = Weight; valuePath = weight; textAlignment = right;
            regex = "[0-9]+"; },
          { key = Place; valuePath = place; textAlignment = center; } )
        """, record: #"{"name": "a", "weight": "42", "place": "Oslo"}"#,
      size: Size(width: 60, height: 10))
    let (weight, position) = (
      try #require(scenario.position(of: "42")), try #require(scenario.position(of: "Oslo"))
    )
    scenario.press("j", "Enter")
    #expect(scenario.position(of: "42") == Point(x: weight.x - 1, y: weight.y))
    #expect(scenario.frame.cursor == Point(x: weight.x + 1, y: weight.y))
    scenario.type("7")
    #expect(scenario.position(of: "427") == Point(x: weight.x - 2, y: weight.y))
    scenario.type("x")
    #expect(scenario.position(of: "427x") == Point(x: weight.x - 3, y: weight.y))
    scenario.press("Esc", "j", "Enter")
    let open = try #require(scenario.position(of: "Oslo"))
    #expect(abs(open.x - position.x) <= 1)
    scenario.click(open.x + 1, open.y)
    scenario.type("!")
    #expect(scenario.text.contains("O!slo"))
  }

  @Test("So it is in a table, whose field may be wider than the column")
  func editingAlignedInTable() throws {
    var scenario = try Scenario(
      form: """
        { recordTitle = Parcels;
          rows = ( { valuePath = name; },
                   { key = Place; valuePath = place; textAlignment = right; },
                   { key = Note; valuePath = note; } ); }
        """, record: #"[{"name": "A parcel of some length", "place": "Oslo", "note": "fragile"}]"#,
      size: Size(width: 70, height: 10), opensTable: true)
    let position = try #require(scenario.position(of: "Oslo"))
    scenario.press("Right", "e")
    #expect(scenario.position(of: "Oslo") == Point(x: position.x - 1, y: position.y))
    #expect(scenario.text.contains("fragile"))
  }

  @Test("A popup covers nothing that is said of the text")
  func saidAbovePopup() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Day; valuePath = day; cellIdentifier = DateCell; dateStyle = long; } )
        """, record: #"{"day": "2026-10-04"}"#, size: Size(width: 40, height: 24))
    scenario.press("Enter", "C-u")
    scenario.type("21. Foo")
    scenario.press("Enter")
    let said = try #require(scenario.screen.firstIndex { $0.contains("there is no") })
    let frame = try #require(scenario.screen.firstIndex { $0.contains("╭") })
    #expect(said < frame)
  }

  @Test("How much more of an aligned text there is covers none of it")
  func moreOfAligned() throws {
    for alignment in ["right", "center", "left"] {
      let scenario = try Scenario(
        form: """
          ( { key = Memo; valuePath = memo; cellIdentifier = TextViewCell; height = 3;
              textAlignment = \(alignment); } )
          """, record: #"{"memo": "one\ntwo\nHamburg, Hafenstrasse\nfour\nfive"}"#,
        size: Size(width: 44, height: 10))
      let last = try #require(scenario.screen.first { $0.contains("+2 lines") })
      #expect(last.contains("Hamburg, Hafenstrasse"), "\(alignment)")
    }
  }

  @Test("A subtitle is below the value, and follows it")
  func subtitle() throws {
    var scenario = try scenario()
    let line = try #require(scenario.position(of: "Open")).y
    #expect(scenario.screen[line + 1].trimmingPrefix { " ▌".contains($0) } == "Seen by Ada")
    scenario.press("/")
    scenario.type("State")
    scenario.press("Enter", "Enter", "Down", "Enter")
    #expect(scenario.screen[line + 1].trimmingPrefix { " ▌".contains($0) } == "Not known")
    scenario.press("u")
    #expect(scenario.screen[line + 1].trimmingPrefix { " ▌".contains($0) } == "Seen by Ada")
  }

  @Test("Heights: auto up to its maximum, fewer lines of the value than the row has")
  func heights() throws {
    let screen = try scenario().screen
    let notes = try #require(screen.firstIndex { $0.contains("Notes") })
    #expect(screen[notes].contains("a"))
    #expect(screen[notes + 1].contains("b …"))
    #expect(screen[notes + 1].contains("+1 line"))
    #expect(screen[notes + 2].contains("Short"))
    #expect(screen[notes + 2].contains("a …"))
    #expect(screen[notes + 3].trimmingPrefix { $0 == " " } == "")
    #expect(screen[notes + 5].contains("Last"))
  }

  @Test("A background is behind label and value; text without a color is black or white on it")
  func background() throws {
    let scenario = try scenario()
    let pale = Color.rgb(red: 0xFF, green: 0xF4, blue: 0xCC)
    let label = try #require(scenario.position(of: "Name"))
    for x in [label.x, label.x + 8, 50] {
      #expect(scenario.frame[x, label.y].style.background == pale)
    }
    #expect(scenario.frame[label.x + 8, label.y].style.foreground == .indexed(16))
    #expect(try style(scenario, of: "Oslo").foreground == .indexed(231))
    #expect(try style(scenario, of: "42").background == .terminalDefault)
  }

  @Test("In a table the cell has background and alignment, the header too")
  func table() throws {
    let scenario = try Scenario(
      form: Self.form, record: "[\(Self.record), {\"name\": \"Bo\", \"place\": \"A\"}]",
      size: Size(width: 70, height: 10), opensTable: true)
    let pale = Color.rgb(red: 0xFF, green: 0xF4, blue: 0xCC)
    #expect(try style(scenario, of: "Bo").background == pale)
    let position = try #require(scenario.position(of: "Bo"))
    #expect(scenario.frame[position.x + 3, position.y].style.background == pale)
    #expect(scenario.screen.contains { $0.contains("Weight") && $0.contains("Place") })
    let oslo = try #require(scenario.position(of: "Oslo"))
    #expect(scenario.position(of: "Place").map { oslo.x - $0.x } == 0)
  }

  @Test("A row with a problem has it below the subtitle")
  func problem() throws {
    let scenario = try Scenario(
      form:
        "({ valuePath = a; required = YES; requiredMessage = \"\(String(repeating: "very ", count: 12))\"; "
        + "subtitle = \"Below\"; })",
      record: #"{"b": 1}"#, size: Size(width: 40, height: 12))
    let below = try #require(scenario.position(of: "Below")).y
    #expect(scenario.screen[below + 1].contains("✗ very"))
  }
}
