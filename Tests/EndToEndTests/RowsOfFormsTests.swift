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
        #"rows.json:7:84: error type: record 4, sortOrder "Order": holds a text, not a whole number; found "4""#,
        #"rows.json:9:68: error minimumValue: record 6, height "Lines": must be at least 1; found 0"#,
        #"rows.json:10:5: error required: record 7, key "Label": is required"#,
        ##"rows.json:10:47: error regex: record 7, color "Color": The name of a color, or six hexadecimal digits; found "#ff""##,
      ])
    #expect(outcome.status == 1)
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
    #expect(outcome.lines.count == 1 && outcome.output.contains("six hexadecimal digits"))
  }
}
