import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: what is rescued when the program is ended")
struct RescueScreenTests {
  /// Changes the salary, leaves a draft at the e-mail, and begins to type a name.
  private func work(in scene: Scene) throws -> TerminalSession {
    let session = try scene.open(size: (120, 24))
    try session.replaceValue(of: "Salary", with: "77")
    try session.edit("E-mail")
    try session.press("C-u", "C-k")
    session.type("nobody")
    try session.press("Enter", "Enter")
    try session.wait(for: "✎ draft")
    try session.edit("Name")
    session.type(" King")
    try session.wait(for: "Ada Lovelace King")
    return session
  }

  @Test(
    "Changes, drafts and what is being typed are kept by every signal that can be handled",
    arguments: [
      SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGPIPE,
      SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE,
    ])
  func signals(signal: Int32) throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    session.kill(signal)
    #expect(try session.waitForExit() == .exited(128 + Int(signal)))
    #expect(session.isInShellMode)
    #expect(try scene.read("ada.json") == Fixtures.ada)
    #expect(
      try scene.read("ada.json.unsaved") == Fixtures.ada.replacing("4200.50", with: "77"))
    let drafts = try scene.read("ada.json.unsaved.drafts").split(separator: "\n")
    #expect(drafts.count == 2)
    #expect(drafts[0].hasPrefix(#"{"record":1,"row":"contact.email","text":"nobody""#))
    #expect(drafts[1].hasPrefix(#"{"record":1,"row":"name","text":"Ada Lovelace King""#))
    for name in ["ada.json.unsaved", "ada.json.unsaved.drafts"] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: scene.folder.appending(path: name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("A crash of the program itself writes what was prepared, under a name that is free")
  func crash() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("ada.json.unsaved.drafts", "{}\n")
    let session = try work(in: scene)
    // The program does not get as far as its loop between the two: the second one is a crash.
    session.kill(SIGSTOP)
    session.kill(SIGSEGV)
    session.kill(SIGBUS)
    session.kill(SIGCONT)
    let status = try session.waitForExit()
    #expect(status == .killed(signal: SIGSEGV) || status == .killed(signal: SIGBUS))
    #expect(session.isInShellMode && !session.isOnAlternateScreen)
    #expect(session.screen.contains { $0.contains("formview crashed. What was not saved is in") })
    #expect(try scene.read("ada.json") == Fixtures.ada)
    #expect(
      try scene.read("ada.json.unsaved-2") == Fixtures.ada.replacing("4200.50", with: "77"))
    #expect(
      try scene.read("ada.json.unsaved-2.drafts").split(separator: "\n").map {
        $0.contains("nobody") || $0.contains("Ada Lovelace King")
      } == [true, true])
  }

  private func reopen(_ scene: Scene, showing text: String) throws -> TerminalSession {
    try scene.open(size: (120, 24), showing: text, bottom: "x delete it")
  }

  @Test("The next start asks; what is taken is saved, and the rescue files go")
  func taken() throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    let next = try reopen(scene, showing: "ada.json.unsaved has changes and 2 drafts")
    try next.press("d")
    try next.wait(for: "What taking ada.json.unsaved would change")
    #expect(next.screen.contains { $0.contains("4200.50 → 77") })
    try next.press("Esc", "t")
    try next.wait(for: "Took changes and 2 drafts")
    #expect(next.line(of: "Name").contains("Ada Lovelace King"))
    try next.press("g", "Enter", "Enter")
    try next.wait(forNo: "Esc leave as it was")
    try next.press("s", "s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("ada.json")
        == Fixtures.ada.replacing("4200.50", with: "77").replacing(
          "Ada Lovelace", with: "Ada Lovelace King"))
    // A draft is left: its file stays until that is settled.
    let names = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
    #expect(!names.contains("ada.json.unsaved"))
    #expect(names.contains("ada.json.unsaved.drafts"))
  }

  @Test("Ended again after taking, the same file has all of it; kept, it stays as it is")
  func again() throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    let first = try scene.read("ada.json.unsaved")
    let next = try reopen(scene, showing: "ada.json.unsaved has")
    try next.press("t")
    try next.wait(for: "Took")
    try next.replaceValue(of: "Phone", with: "42")
    next.kill(SIGTERM)
    _ = try next.waitForExit()
    #expect(try scene.read("ada.json.unsaved") == first.replacing("5550100", with: "42"))
    let last = try reopen(scene, showing: "ada.json.unsaved has")
    try last.press("Esc")
    try last.wait(forNo: "ada.json.unsaved has")
    try last.press("q")
    #expect(try last.waitForExit() == .exited(0))
    #expect(try scene.read("ada.json.unsaved") == first.replacing("5550100", with: "42"))
  }

  @Test("Deleted when told so")
  func deleted() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("ada.json.unsaved", Fixtures.ada.replacing("4200.50", with: "77"))
    let session = try reopen(scene, showing: "ada.json.unsaved has changes")
    try session.press("x")
    try session.wait(for: "ada.json.unsaved is deleted")
    #expect(
      !FileManager.default.fileExists(
        atPath: scene.folder.appending(path: "ada.json.unsaved").path))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("set and check do not speak of it")
  func commands() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("ada.json.unsaved", Fixtures.ada)
    #expect(try scene.run("set", "form.plist", "ada.json", "salary=1").errors.isEmpty)
    #expect(try scene.run("check", "form.plist", "ada.json").errors.isEmpty)
  }
}
