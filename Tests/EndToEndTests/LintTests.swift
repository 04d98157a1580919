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

  @Test("reports what is wrong with a file that several forms share once, with the status of all")
  func shared() throws {
    let scene = try Scene([
      "a.plist": "{ includes = (common); rows = ( { valuePath = x; } ); }",
      "b.plist": "{ includes = (common); rows = ( { valuePath = y; } ); }",
      "common.plist": "( { valuePath = c; colr = red; }, "
        + "{ valuePath = d; choicesFrom = \"file:c.csv\"; } )",
      "c.csv": "value\n1\n1\n",
    ])
    let outcome = try scene.run("lint", "a.plist", "b.plist", "common.plist")
    #expect(outcome.lines.count == 2, "\(outcome.lines)")
    #expect(outcome.lines.first?.hasPrefix("c.csv:3:1: error F502: ") == true, "\(outcome.lines)")
    #expect(outcome.lines.last?.hasPrefix("common.plist:1:20: warning W101: ") == true)
    #expect(outcome.status == 3)
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
