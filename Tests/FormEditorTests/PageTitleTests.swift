import FormTesting
import Forms
import Screen
import Testing

@testable import FormEditor

@Suite("What the pages that rows open are called")
struct PageTitleTests {
  private static func form(title: String, presentation: String = "push") -> String {
    """
    { title = Hosts;
      rows = ( { key = Place; valuePath = place; segueIdentifier = place;
                 presentation = \(presentation); },
               { key = Services; valuePath = services; itemForm = service; } );
      forms = {
        place = { title = "\(title)"; rows = ( { key = City; valuePath = city; } ); };
        service = { title = "What it serves"; rows = ( { key = Port; valuePath = port; } ); };
      }; }
    """
  }
  private static let record = #"{"place": {"city": "Oslo"}, "services": [{"port": 80}]}"#

  private func open(title: String, presentation: String = "push") throws -> Scenario {
    var scenario = try Scenario(
      form: Self.form(title: title, presentation: presentation), record: Self.record,
      size: Size(width: 80, height: 20))
    scenario.press("Enter")
    return scenario
  }

  @Test("By the form's title, filled with the object, which an edit changes")
  func title() throws {
    var scenario = try open(title: "Seat of {city}")
    #expect(scenario.screen[0].contains("›  Seat of Oslo  "), "\(scenario.screen[0])")
    scenario.press("Enter", "C-u")
    scenario.type("Bergen")
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("›  Seat of Bergen  "), "\(scenario.screen[0])")
  }

  @Test("A window has it in its frame", arguments: ["modal", "inline"])
  func window(presentation: String) throws {
    let scenario = try open(title: "Seat of {city}", presentation: presentation)
    #expect(scenario.line(of: "╭").contains("╭─ Seat of Oslo ─"), "\(scenario.text)")
  }

  @Test("By the row's label where the object leaves nothing of the title")
  func empty() throws {
    let scenario = try open(title: "{region}")
    #expect(scenario.screen[0].contains("›  Place  "), "\(scenario.screen[0])")
  }

  @Test("So is the table of a list's items; an item has its own title")
  func list() throws {
    var scenario = try open(title: "x")
    scenario.press("Esc", "j", "Enter")
    #expect(scenario.screen[0].contains("›  What it serves  "), "\(scenario.screen[0])")
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("›  What it serves  ›  80  "), "\(scenario.screen[0])")
  }

  @Test("A title made of values is that of an item; the table of a list is called as its row")
  func ofItems() throws {
    let form = """
      { title = Hosts; forms = { port = { title = "Port {name}"; rows = ( { valuePath = name; } ); }; };
        rows = ( { key = Inner; valuePath = inner; itemForm = port; }, { key = Outer; valuePath = outer; itemForm = port; } );
      }
      """
    var scenario = try Scenario(
      form: form, record: #"{"inner": [{"name": "web"}], "outer": []}"#,
      size: Size(width: 80, height: 20))
    scenario.press("j", "Enter")
    #expect(scenario.screen[0].contains("›  Outer  "), "\(scenario.screen[0])")
    scenario.press("Esc", "k", "Enter")
    #expect(scenario.screen[0].contains("›  Inner  "), "\(scenario.screen[0])")
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("›  Inner  ›  Port web  "), "\(scenario.screen[0])")
  }

  @Test("A list that is opened from a cell of a table is that of a record, which the title names")
  func fromCell() throws {
    let form = """
      ( { key = Name; valuePath = name; }, { key = Ports; valuePath = ports; itemForm = (
          { key = Port; valuePath = port; }, { key = Users; valuePath = users; cellIdentifier = ListCell; } ); } )
      """
    var scenario = try Scenario(
      form: form,
      record: #"[{"name": "web"}, {"name": "db", "ports": [{"port": 80, "users": ["a"]}]}]"#,
      size: Size(width: 80, height: 20), opensTable: true)
    scenario.press("j", "l", "e")
    #expect(scenario.screen[0].contains("›  db  ›  Ports  "), "\(scenario.screen[0])")
    scenario.press("l", "e")
    #expect(
      scenario.screen[0].contains("›  db  ›  Ports  ›  80  ›  Users  "), "\(scenario.screen[0])")
  }

  @Test("A form of another file is called as the row: its title is that of its own data")
  func otherFile() throws {
    let files = [
      "place.plist": """
      { title = Places; forms = { area = { title = "Area of {name}"; rows = ( { valuePath = name; } ); }; };
        rows = ( { valuePath = area; segueIdentifier = area; }, { valuePath = twin; segueIdentifier = place; } ); }
      """
    ]
    let decoded = FormFixture.decode(
      """
      { title = Forms; rows = ( { valuePath = place; segueIdentifier = place; },
          { valuePath = self; segueIdentifier = form; } ); }
      """, beside: files)
    let form = try #require(decoded.form)
    #expect(form.title != nil)
    #expect(form.form(named: "./place.plist")?.title == nil)
    #expect(form.form(named: "./form.plist")?.title == nil)
    #expect(form.form(named: "./place.plist/area")?.title != nil)
  }

  @Test(
    "A record is called by its first value where the form's title, which is there already, has its values"
  )
  func titleOfRecords() throws {
    let form = """
      { title = "Staff {name}"; rows = ( { valuePath = name; }, { valuePath = seat; segueIdentifier = seat; } );
        forms = { seat = ( { valuePath = city; } ); }; }
      """
    let record = #"{"name": "Bob", "seat": {"city": "Oslo"}}"#
    var scenario = try Scenario(
      form: form, record: "[\(record)]", size: Size(width: 80, height: 20), opensTable: true)
    scenario.press("Enter")
    #expect(scenario.screen[0].contains(" Staff Bob  ›  Bob  "), "\(scenario.screen[0])")
    scenario.press("Down", "Enter")
    #expect(scenario.screen[0].contains(" Staff Bob  ›  Bob  ›  Seat  "), "\(scenario.screen[0])")
  }
}
