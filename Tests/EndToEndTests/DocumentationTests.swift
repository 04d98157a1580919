import Testing

@Suite("The documentation")
struct DocumentationTests {
  @Test("the README's form is a good form, and works")
  func readmeForm() throws {
    let parts = try Repository.text("README.md").split(separator: "```")
    let form = try #require(parts.dropFirst().first)
    let scene = try Scene(["form.plist": String(form)])
    let linted = try scene.run("lint", "--strict", "form.plist")
    #expect(linted.status == 0, "\(linted.output)")
    let outcome = try scene.run(
      "show", "form.plist", "-", input: #"{"id": 7, "name": "Ada", "salary": 12.5}"#)
    #expect(outcome.lines.contains("Badge   7 — Ada"))
  }

  @Test("the man page names every command and every option")
  func manPage() throws {
    let page = try Repository.text("Documentation/formview.1")
    let help = try ["edit", "show", "check", "lint", "get", "set", "new", "explain"].map {
      command in
      #expect(page.contains(".Ss \(command)"))
      return try Scene().run(command, "--help").output
    }
    let options = Set(help.joined().matches(of: /--([a-z][a-z-]+)/).map { String($0.output.1) })
    for option in options { #expect(page.contains("Fl -\(option)"), "--\(option)") }
  }
}
