import Foundation
import Screen
import Testing

@Suite("The form of an object inside a record")
struct ChildFormTests {
  @Test("Its row shows the object's title; Enter opens the form, Esc comes back to the row")
  func opening() throws {
    var scenario = try Scenario.host()
    #expect(scenario.line(of: "Location").contains("Oslo"))
    scenario.press("j")
    #expect(scenario.bottomLine.contains("Enter open"))
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("Hosts  ›  web  ›  Location"))
    #expect(scenario.bottomLine.contains("Esc back"))
    #expect(scenario.line(of: "City").contains("Oslo"))
    scenario.press("Esc")
    #expect(scenario.screen[0].contains("Hosts  ›  web "))
    #expect(scenario.line(of: "Location").hasPrefix("▌"))
    #expect(scenario.file == Scenario.hosts)
  }

  @Test("Where there is no room for all titles, the last ones stay, with a mark for the others")
  func narrowTitles() throws {
    var scenario = try Scenario(
      form: """
        { title = "Sites"; recordTitle = lab.name; rows = ( { valuePath = lab; segueIdentifier = lab; } );
          forms = { lab = { recordTitle = name; rows = ( { valuePath = name; }, { valuePath = lab; segueIdentifier = lab; } ); }; }; }
        """,
      record: #"{"lab": {"name": "甲", "lab": {"name": "乙", "lab": {"lab": {"name": "丁"}}}}}"#,
      size: Size(width: 30, height: 10))
    var titles: [String] = []
    for _ in 1...4 {
      scenario.press("G", "Enter")
      titles.append(scenario.screen[0].trimmingCharacters(in: .whitespaces))
    }
    #expect(
      titles == [
        "Sites  ›  甲  ›  Lab", "甲  ›  Lab  ›  Lab", "甲  ›  Lab  ›  Lab  ›  Lab",
        "…  ›  Lab  ›  Lab  ›  Lab",
      ])
  }

  @Test("An edit is one value of the record; undo takes it back where it was made, from anywhere")
  func editing() throws {
    var scenario = try Scenario.host()
    scenario.press("j", "Enter", "Enter", "C-u")
    scenario.type("Bergen")
    scenario.press("Enter")
    let edited = Scenario.hosts(with: "\"Bergen\", \"floor\": 1.0", for: "\"Oslo\", \"floor\": 1.0")
    #expect(scenario.file == edited)
    #expect(scenario.screen[0].contains("unsaved"))
    scenario.press("Esc", "Esc")
    #expect(scenario.line(of: "web").contains("Bergen"))
    scenario.press("u")
    #expect(scenario.file == Scenario.hosts)
    #expect(scenario.screen[0].contains("web  ›  Location"))
    #expect(scenario.line(of: "City").contains("Oslo"))
    scenario.press("C-r")
    #expect(scenario.file == edited)
  }

  @Test("What is missing or null is made by the first value", arguments: [1, 2])
  func making(record: Int) throws {
    var scenario = try Scenario(
      form: Scenario.hostsForm,
      record: #"[{"name": "a", "place": {"location": null}}, {"name": "b", "place": {}}]"#,
      path: "hosts.json", opensTable: true)
    for _ in 1..<record { scenario.press("j") }
    scenario.press("Enter", "j", "Enter", "Enter")
    scenario.type("Oslo")
    scenario.press("Enter")
    let made = #"{"location": {"city": "Oslo"}}"#
    #expect(scenario.file.contains(made), "\(scenario.file)")
    scenario.press("u")
    #expect(!scenario.file.contains("Oslo"))
  }

  @Test("> goes on to the same object of the next record, and Esc to that record")
  func nextRecord() throws {
    var scenario = try Scenario.host()
    scenario.press("j", "Enter", ">")
    #expect(scenario.screen[0].contains("db  ›  Location"))
    #expect(!scenario.text.contains("Oslo"))
    scenario.press("Esc")
    #expect(scenario.screen[0].contains("›  db"))
  }

  @Test("A rule that is broken inside is shown on the row, counted, listed by ! and gone to")
  func problems() throws {
    var scenario = try Scenario.host()
    scenario.press("j", "Enter", "Enter", "C-u", "Enter", "Enter", "Esc")
    // An empty text in place of a required one stays as a draft.
    #expect(scenario.line(of: "Location").contains("Oslo"))
    scenario.press("!")
    #expect(scenario.text.contains("Location › City"))
    #expect(scenario.text.contains("Services 3 › Port"))
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("Location") || scenario.screen[0].contains("Services"))
  }

  @Test("Another value in its place is left alone, and said")
  func otherValue() throws {
    var scenario = try Scenario(
      form: Scenario.hostsForm, record: #"{"name": "a", "place": {"location": "Oslo"}}"#)
    scenario.press("j", "Enter")
    #expect(!scenario.screen[0].contains("Location"))
    #expect(scenario.helpLine.contains("Location"))
    #expect(scenario.file == #"{"name": "a", "place": {"location": "Oslo"}}"#)
  }

  @Test("A form that was saved without it closes its page")
  func formChanged() throws {
    var scenario = try Scenario.host()
    scenario.press("j", "Enter")
    scenario.reload(form: "( { key = Name; valuePath = name; } )")
    #expect(scenario.screen[0].contains("web"))
    #expect(!scenario.screen[0].contains("Location"))
    #expect(scenario.line(of: "Name").contains("web"))
  }
}
