import Foundation
import ScreenTesting
import Testing

@Suite("The documentation")
struct DocumentationTests {
  private static let readmes = ["README.md", "README.zh-Hans.md"]

  @Test("the README's form is a good form, and works", arguments: zip(readmes, ["Badge", "工牌"]))
  func readmeForm(readme: String, label: String) throws {
    let parts = try Repository.text(readme).split(separator: "```")
    let form = try #require(parts.dropFirst().first)
    let scene = try Scene(["form.plist": String(form)])
    let linted = try scene.run("lint", "--strict", "form.plist")
    #expect(linted.status == 0, "\(linted.output)")
    let outcome = try scene.run(
      "show", "form.plist", "-", input: #"{"id": 7, "name": "Ada", "salary": 12.5}"#)
    #expect(outcome.lines.contains { $0.hasPrefix("\(label) ") && $0.hasSuffix(" 7 — Ada") })
  }

  @Test(
    "the README's commands work, and change nothing in a clone but a first form", arguments: readmes
  )
  func readmeCommands(readme: String) throws {
    let scene = try Scene()
    for folder in ["Forms", "data"] {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: folder), to: scene.folder.appending(path: folder))
    }
    let text = try Repository.text(readme)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("    formview ") }
    #expect(lines.count >= 6)
    for line in lines.map({ $0.dropFirst("    formview ".count) })
      + text.matches(of: /`formview (new [^`]*)`/).map({ $0.output.1 })
    {
      let outcome = try scene.shell("$formview \(line)")
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
    let data = try FileManager.default.contentsOfDirectory(
      atPath: scene.folder.appending(path: "data").path)
    for name in data where !name.hasSuffix(".form.plist") {
      let file = "data/\(name)"
      #expect(
        FileManager.default.contentsEqual(
          atPath: scene.folder.appending(path: file).path,
          andPath: Repository.root.appending(path: file).path), "\(file)")
    }
    #expect(data.contains("staff.form.plist"))
  }

  @Test("what the READMEs tell to make is a target of the Makefile", arguments: readmes)
  func readmeTargets(readme: String) throws {
    let makefile = try Repository.text("Makefile")
    let targets = try Repository.text(readme).matches(of: /\bmake ([a-z]+)/).map { $0.output.1 }
    #expect(Set(targets).isSuperset(of: ["run", "test", "deb", "tarball", "install"]))
    for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
  }

  @Test("the README fits a short visit, and its first screen says how to run and to test")
  func readmeBeginning() throws {
    let readme = try Repository.text("README.md")
    #expect(readme.split(whereSeparator: \.isWhitespace).count <= 1200)
    let firstScreen = readme.split(separator: "\n", omittingEmptySubsequences: false).prefix(24)
    for command in ["make run", "make test"] {
      #expect(firstScreen.contains { $0.hasPrefix("    \(command) ") }, "\(command)")
    }
  }

  @Test("every file that a document points to is there")
  func links() throws {
    let folders = ["Documentation", "Documentation/Decisions"]
    let documents = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: folder).path
      )
      .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    #expect(documents.contains("Documentation/Architecture.md"))
    for document in Self.readmes + ["CONTRIBUTING.md"] + documents {
      let folder = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for link in try Repository.text(document).matches(of: /\]\(([^):#]+)(#[^)]*)?\)/) {
        let file = Repository.root.appending(path: folder + link.output.1)
        let isThere = try file.checkResourceIsReachable()
        #expect(isThere, "\(document): \(link.output.1)")
      }
    }
  }

  @Test("the manual's session of prompt is what the program prints")
  func manualSession() throws {
    let manual = try Repository.text("Documentation/Manual.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(manual.firstIndex { $0.hasPrefix("    $ formview prompt ") })
    let session = manual[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("    ") }
    let scene = try Scene([
      "leave.plist": Repository.text("Forms/leave.plist"),
      "leave.json": Repository.text("data/leave.json"),
    ])
    let terminal = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["prompt", "--record", "2", "leave.plist", "leave.json"],
      environment: ["TERM": "dumb"], directory: scene.folder.path, size: (100, 40))
    var answered = 0
    for (question, answer) in [
      ("Who [Lin Yun]:", ""), ("Kind [Parental leave]:", "sick"),
      ("First day [2027-02-01]:", "2027-02-31"),
      ("First day [2027-02-01]:", "2027-02-03"), ("Last day:", ".save"),
    ] {
      // The same may be asked again, below.
      try terminal.wait(until: "\(question) is asked") {
        $0.lines.count > answered && $0.lines.last == question
      }
      answered = terminal.lines.count
      terminal.type(answer + "\r")
    }
    #expect(try terminal.waitForExit() == .exited(0))
    let printed = session.map { String($0.dropFirst(4)).replacing("data/leave", with: "leave") }
    #expect(printed.filter { !$0.isEmpty } == terminal.lines)
  }

  @Test("the man page names every command and every option")
  func manPage() throws {
    let page = try Repository.text("Documentation/formview.1")
    let help = try Scene().commands.map { command in
      #expect(page.contains(".Ss \(command)"))
      return try Scene().run(command, "--help").output
    }
    let options = Set(help.joined().matches(of: /--([a-z][a-z-]+)/).map { String($0.output.1) })
    for option in options { #expect(page.contains("Fl -\(option)"), "--\(option)") }
  }
}

extension TerminalSession {
  /// What is printed, without blank lines.
  fileprivate var lines: [String] {
    screen.map { $0.trimmingSuffix() }.filter { !$0.isEmpty }
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}
