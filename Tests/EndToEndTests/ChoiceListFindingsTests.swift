import ScreenTesting
import Testing

@Suite("Lint with data, of rows that choose from their record")
struct ChoiceListFindingsTests {
  private func lint(_ path: String, _ data: String) throws -> String {
    let form = "( { key = Boss; valuePath = boss; choicesFrom = \"path:\(path)\"; } )"
    let scene = try Scene(["form.plist": form, "d.json": data])
    return try scene.run("lint", "--data", "d.json", "form.plist").output
  }

  @Test("@root is one record, not the list of all")
  func root() throws {
    let found = try lint("@root", #"[{"boss": "Ada"}, {"boss": "Bo"}]"#)
    #expect(
      found.contains(
        "warning D104: row 1 \"Boss\": \"choicesFrom\" leads to the record itself, and not to the list "
          + "of all records; try the path of a list in the record, or file:NAME"), "\(found)")
    #expect(try !lint("@root", #"{"boss": "Ada"}"#).contains("D104"))
  }

  @Test("A text or a number is not a list of choices; a list in one record is enough")
  func noList() throws {
    let found = try lint("team", #"[{"boss": "Ada", "team": "x"}, {"boss": "Bo", "team": 1}]"#)
    #expect(found.contains("D104") && found.contains("leads to no list in the records"), "\(found)")
    for team in [#"["Ada", "Bo"]"#, #"{"Ada": 1}"#, "null"] {
      let found = try lint("@root.team", #"[{"boss": "Ada", "team": \#(team)}, {"team": null}]"#)
      #expect(!found.contains("D104"), "\(found)")
    }
  }
}
