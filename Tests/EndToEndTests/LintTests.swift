import Foundation
import Testing

@Suite("formview lint")
struct LintTests {
  @Test("says nothing about a good form")
  func clean() throws {
    let outcome = try Scene(Fixtures.files).run("lint", "--strict", "form.plist")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.isEmpty)
  }

  @Test("points at a misspelt key with the right one; a warning, an error only with --strict")
  func unknownKey() throws {
    let scene = try Scene(["form.plist": "(\n  { key = Name; valuePath = name; requird = YES; }\n)"]
    )
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix("form.plist:2:"))
    #expect(outcome.output.contains(#": warning W101: row 1 "Name": "#))
    #expect(outcome.output.contains("required"))
    #expect(try scene.run("lint", "--strict", "form.plist").status == 3)
  }

  @Test("--format json gives an object a line")
  func json() throws {
    let scene = try Scene(["form.plist": "( { valuePath = name; requird = YES; } )"])
    let outcome = try scene.run("lint", "--format", "json", "form.plist")
    let decoded = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect((decoded as? [String: Any])?["code"] as? String == "W101")
  }

  @Test("goes through all forms and exits with the highest status")
  func several() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("broken.plist", "( { valuePath = \"a..b\"; } )")
    let outcome = try scene.run("lint", "broken.plist", "nowhere.plist", "form.plist")
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("broken.plist:1:"))
    #expect(outcome.output.contains("nowhere.plist: error F001"))
  }

  @Test("the forms that come along are clean")
  func ownForms() throws {
    let scene = try Scene()
    for name in try Repository.forms() {
      let outcome = try scene.run(
        "lint", "--strict", Repository.root.appending(path: "Forms/\(name)").path)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }
}
