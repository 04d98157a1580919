import ScreenTesting
import Testing

@Suite("Rows of forms as records: Forms/rows.plist")
struct RowsOfFormsTests {
  private func scene() throws -> Scene {
    try Scene([
      "rows.plist": Repository.text("Forms/rows.plist"),
      "rows.json": Repository.text("data/rows.json"),
      "contact.plist": Repository.text("Forms/contact.plist"),
    ])
  }

  @Test("What is wrong with rows in JSON is said, each at its line")
  func errors() throws {
    let outcome = try scene().run("check", "rows.plist", "rows.json")
    #expect(
      outcome.lines == [
        #"rows.json:5:36: error regex: record 2, valuePath "Path": Names of members with dots between them; found "contact..email""#,
        #"rows.json:6:62: error choice: record 3, cellIdentifier "Cell": "BarcodeCell" is not among the choices"#,
        #"rows.json:7:84: error regex: record 4, sortOrder "Order": A whole number; found "last""#,
        #"rows.json:9:68: error regex: record 6, height "Lines": A whole number from 1 to 500; found 0"#,
        #"rows.json:10:5: error required: record 7, key "Label": is required"#,
        ##"rows.json:10:47: error regex: record 7, color "Color": The name of a color, or six hexadecimal digits; found "#ff""##,
      ])
    #expect(outcome.status == 1)
  }

  @Test("Numbers of forms in OpenStep text, where all is text, are numbers")
  func openStepNumbers() throws {
    let scene = try scene()
    try scene.write(
      "form.plist",
      """
      { rows = (
        { key = Name; valuePath = name; sortOrder = 3; },
        { key = Note; valuePath = note; cellIdentifier = TextViewCell; height = 4; },
        { key = City; valuePath = city; sortOrder = x; },
        { key = Text; valuePath = text; cellIdentifier = TextViewCell; height = 501; }
      ); }
      """)
    #expect(
      try scene.run("check", "rows.plist", "form.plist").lines == [
        #"form.plist:4:47: error regex: record 3, sortOrder "Order": A whole number; found "x""#,
        #"form.plist:5:75: error regex: record 4, height "Lines": A whole number from 1 to 500; found "501""#,
      ])
  }

  @Test("The screen marks them in the table, and ! lists them")
  func screen() throws {
    let session = try scene().open("rows.plist", "rows.json", size: (100, 20), showing: "7 records")
    #expect(session.screen.contains { $0.contains("✗ BarcodeCell") })
    try session.press("!")
    try session.wait(for: "Record 3  Badge (badge)")
  }

  @Test("A form is edited as a property list: one line of it changes, and it stays a form")
  func form() throws {
    let scene = try scene()
    #expect(try scene.run("check", "rows.plist", "contact.plist").status == 0)
    let edited = try scene.run(
      "set", "--record", "2", "rows.plist", "contact.plist", "key=Your name")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(
      try scene.read("contact.plist")
        == Repository.text("Forms/contact.plist").replacing("Full name", with: "Your name"))
    #expect(try scene.run("lint", "--strict", "contact.plist").status == 0)
    try scene.write(
      "contact.plist", scene.read("contact.plist").replacing("secondaryLabel", with: "#12"))
    let outcome = try scene.run("check", "rows.plist", "contact.plist")
    #expect(
      outcome.lines.count { $0.contains("error") } == 1
        && outcome.output.contains("six hexadecimal digits"))
  }
}
