import Screen
import Testing

@Suite("Going to columns, rows and sections by name; hiding columns")
struct PlacesTests {
  @Test(": lists the columns; typing narrows to one, Enter goes there, the record staying")
  func column() throws {
    var scenario = try Scenario.table()
    scenario.press("j", ":")
    for label in ["Name", "City", "Salary", "Phone"] { #expect(scenario.text.contains(label)) }
    scenario.type("sa")
    #expect(!scenario.text.contains("City"))
    scenario.press("Enter")
    #expect(scenario.cursorCell == "  12000.50")
  }

  @Test("What begins with the typed text is chosen before what holds it")
  func bestMatch() throws {
    var scenario = try Scenario.table()
    scenario.press("End", ":")
    // Phone, Since and Name have an n, too.
    scenario.type("n")
    scenario.press("Enter")
    #expect(scenario.cursorCell.hasPrefix("Dora"))
  }

  @Test(
    "Enter goes to the column or the row whose name was typed, before what only begins so",
    arguments: [true, false])
  func exactName(opensTable: Bool) throws {
    for (typed, value) in [("City", "c"), ("city", "c"), ("Cit", "n"), ("Ort", "o"), ("CS", "城市")] {
      var scenario = try Scenario(
        form: """
          ( { key = "City north"; valuePath = n; }, { key = "Ort north"; valuePath = p; },
            { key = City; valuePath = c; }, { key = Ort; valuePath = o; }, { key = 城市; valuePath = d; } )
          """, record: #"[{"n": "n", "p": "p", "c": "c", "o": "o", "d": "城市"}]"#,
        opensTable: opensTable)
      scenario.press(":")
      scenario.type(typed)
      scenario.press("Enter", "y")
      let copied = scenario.effects.contains {
        if case .copy(let text) = $0 { text == value } else { false }
      }
      #expect(copied, "\(typed) \(scenario.text)")
    }
  }

  @Test("The list begins at the column of the cursor; Esc leaves all as it is")
  func whereOneIs() throws {
    var scenario = try Scenario.table()
    scenario.press("2", "l", ":")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Salary") })
    scenario.press("Esc")
    #expect(scenario.cursorCell.contains("900"))
  }

  @Test("- hides the column of the cursor, which goes to the next; : shows it again")
  func hiding() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "-")
    #expect(!scenario.screen[1].contains("City"))
    #expect(!scenario.text.contains("Bergen"))
    #expect(scenario.cursorCell.contains("900"))
    #expect(scenario.helpLine.contains("City is hidden"))
    scenario.press(":")
    #expect(scenario.line(of: "City").contains("hidden"))
    scenario.type("city")
    scenario.press("Enter")
    #expect(scenario.screen[1].contains("City"))
    #expect(scenario.cursorCell.hasPrefix("Oslo"))
  }

  @Test("Tab in the list hides and shows columns, those that the form leaves out among them")
  func listed() throws {
    var scenario = try Scenario.table()
    scenario.press("j", ":")
    #expect(scenario.line(of: "Phone").contains("hidden"))
    #expect(scenario.bottomLine.contains("Tab hide or show"))
    scenario.press("Down", "Tab", "Down", "Down", "Down", "Down", "Tab")
    #expect(scenario.line(of: "City").contains("hidden"))
    #expect(!scenario.line(of: "Phone").contains("hidden"))
    scenario.press("Esc")
    #expect(!scenario.screen[1].contains("City"))
    #expect(scenario.screen[1].contains("Phone"))
    #expect(scenario.cursorCell.hasPrefix("ada"))
  }

  @Test("A shown column is edited and undone like any other")
  func editingShown() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "j", ":")
    scenario.type("phone")
    scenario.press("Enter", "e", "C-u")
    scenario.type("1234")
    scenario.press("Enter")
    #expect(scenario.file.contains("\"phone\": \"1234\""))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("The last column can't be hidden, and the message says so")
  func lastColumn() throws {
    var scenario = try Scenario.table()
    scenario.press("-", "-", "-", "-", "-")
    #expect(scenario.helpLine.contains("Remote is the only column"))
    #expect(scenario.screen[1].contains("Remote"))
  }

  @Test("A match in a hidden column is told, since no cell can be shown")
  func searchHidden() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "-", "/")
    scenario.type("Bergen")
    scenario.pressAndFinish("Enter")
    #expect(scenario.cursorLine.contains("ada"))
    #expect(scenario.helpLine.contains("is in City, a hidden column"))
  }

  @Test(
    "Hidden columns stay hidden when the form is reloaded, and a form without them shows its own")
  func reload() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "-")
    scenario.reload(form: Scenario.staffForm.replacing("key = Salary", with: "key = Wage"))
    #expect(scenario.screen[1].contains("Wage"))
    #expect(!scenario.screen[1].contains("City"))
    scenario.reload(form: "( { key = Town; valuePath = office.city; identifier = city; } )")
    #expect(scenario.screen[1].contains("Town"))
  }

  @Test("In a form : lists sections and rows; a section's name goes to its first row")
  func sections() throws {
    var scenario = try Scenario()
    scenario.press(":")
    #expect(scenario.text.contains("Identity"))
    scenario.type("pay")
    scenario.press("Enter")
    #expect(scenario.line(of: "Salary").hasPrefix("▌"))
    scenario.press(":")
    scenario.type("summ")
    scenario.press("Enter")
    #expect(scenario.line(of: "Summary").hasPrefix("▌"))
  }

  private static let conditional = """
    { sections = ( { identifier = a; key = Person; }, { identifier = b; key = Contract; } );
      rows = ( { key = Name; valuePath = name; section = a; },
        { key = Agency; valuePath = agency; section = b; hidden = "kind = 'own'"; },
        { key = Rate; valuePath = rate; section = b; } ); }
    """

  @Test(": to a row that the form hides shows it, with the cursor on it, and says how to hide it")
  func hiddenRow() throws {
    var scenario = try Scenario(
      form: Self.conditional, record: #"{"name": "Ada", "kind": "own", "rate": 5}"#)
    #expect(!scenario.text.contains("Agency"))
    scenario.press(":")
    #expect(scenario.line(of: "Agency").contains("hidden"))
    scenario.type("agency")
    scenario.press("Enter")
    #expect(scenario.line(of: "Agency").hasPrefix("▌"), "\(scenario.text)")
    #expect(scenario.helpLine.contains("H hides it"))
    scenario.press("Up")
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    scenario.press("H")
    #expect(!scenario.text.contains("Agency"))
  }

  @Test(
    ": to a section goes to the first of its rows that is there, and shows hidden ones for none")
  func sectionOfHiddenRows() throws {
    var scenario = try Scenario(
      form: Self.conditional, record: #"{"name": "Ada", "kind": "own", "rate": 5}"#)
    scenario.press(":")
    scenario.type("contract")
    scenario.press("Enter")
    #expect(scenario.line(of: "Rate").hasPrefix("▌"), "\(scenario.text)")
    #expect(!scenario.text.contains("Agency"))
    scenario = try Scenario(
      form: Self.conditional.replacing("rate;", with: "rate; hidden = YES;"),
      record: #"{"name": "Ada", "kind": "own"}"#)
    scenario.press(":")
    scenario.type("contract")
    scenario.press("Enter")
    #expect(scenario.line(of: "Agency").hasPrefix("▌"), "\(scenario.text)")
  }

  @Test("In a long form the row that was gone to is in sight, under its section")
  func longForm() throws {
    let rows = (1...200).map {
      "{ key = \"Row \($0)\"; valuePath = r\($0); section = s\(($0 - 1) / 20); }"
    }
    let sections = (0..<10).map { "{ identifier = s\($0); key = \"Part \($0)\"; }" }
    let form =
      "{ sections = (\(sections.joined(separator: ","))); rows = (\(rows.joined(separator: ","))); }"
    var scenario = try Scenario(form: form, record: "{}")
    scenario.press(":")
    scenario.type("Part 7")
    scenario.press("Enter")
    #expect(scenario.line(of: "Row 141").hasPrefix("▌"))
    #expect(scenario.text.contains("Part 7"))
  }

  @Test("Help breaks its lines again when the window's width changes, and narrows by whole entries")
  func help() throws {
    var scenario = try Scenario.table(size: Size(width: 40, height: 160))
    scenario.press("?")
    let sentence = "Sort by the column: ascending, descending, as the file has it."
    #expect(!scenario.text.contains(sentence))
    #expect(scenario.text.contains("file has it."))
    scenario.type("descending")
    #expect(scenario.text.contains("file has it."))
    scenario.send(.input(.resize(Size(width: 100, height: 160))))
    #expect(scenario.text.contains(sentence))
    #expect(!scenario.text.contains("Go to the record below."))
  }
}
