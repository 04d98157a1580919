import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: what is rescued when the program is ended")
struct RescueScreenTests: JournalSuite {
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
      SIGIO, SIGPWR, SIGSTKFLT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS, 34, 64,
    ])
  func signals(signal: Int32) throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    session.kill(signal)
    #expect(try session.waitForExit() == .exited(128 + Int(signal)))
    #expect(session.isInShellMode)
    #expect(try scene.read("ada.json") == Fixtures.ada)
    #expect(!FileManager.default.fileExists(atPath: scene.folder.path + "/ada.json.unsaved"))
    #expect(session.screen.contains { $0.contains("what was not saved is kept: open it again") })
    let journal = try #require(scene.journals.first)
    let attributes = try FileManager.default.attributesOfItem(atPath: journal.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A crash of the program itself says so, and the journal has everything")
  func crash() throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    try session.crash()
    let status = try session.waitForExit()
    #expect(status == .killed(signal: SIGSEGV) || status == .killed(signal: SIGBUS))
    #expect(session.isInShellMode && !session.isOnAlternateScreen)
    #expect(session.screen.contains { $0.contains("formview crashed. What was not saved is kept") })
    #expect(try scene.read("ada.json") == Fixtures.ada)
    _ = try reopen(scene, showing: "1 edit from")
  }

  private func reopen(_ scene: Scene, showing text: String) throws -> TerminalSession {
    try scene.open(size: (120, 24), showing: text, bottom: "x discard")
  }

  @Test("The next start asks; what is taken is an edit like others, and is saved with them")
  func taken() throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    let next = try reopen(scene, showing: "1 edit from")
    #expect(next.screen.joined().contains("and 2 drafts"))
    try next.press("d")
    try next.wait(for: "What taking 1 edit from")
    #expect(next.screen.contains { $0.contains("4200.50 → 77") })
    try next.press("Esc", "t")
    try next.wait(for: "Took 1 edit from")
    #expect(next.line(of: "Name").contains("Ada Lovelace King"))
    try next.press("g", "Enter", "Enter")
    try next.wait(forNo: "Esc leave as it was")
    try next.press("s", "s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("ada.json")
        == Fixtures.ada.replacing("4200.50", with: "77").replacing(
          "Ada Lovelace", with: "Ada Lovelace King"))
    // A draft is left, which is no reason to ask about a session that ends by itself.
    try next.press("q", "x")
    #expect(try next.waitForExit() == .exited(0))
    #expect(scene.journals.isEmpty)
  }

  @Test("Ended again after taking, the journal has all of it; kept, it stays as it is")
  func again() throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    let next = try reopen(scene, showing: "1 edit from")
    try next.press("t")
    try next.wait(for: "Took")
    try next.replaceValue(of: "Phone", with: "42")
    next.kill(SIGKILL)
    _ = try next.waitForExit()
    #expect(scene.journals.count == 1)
    let kept = try reopen(scene, showing: "2 edits from")
    try kept.press("k")
    try kept.wait(for: "the next start asks again")
    try kept.press("q")
    #expect(try kept.waitForExit() == .exited(0))
    let last = try reopen(scene, showing: "2 edits from")
    try last.press("x")
    try last.wait(for: "for good?")
    try last.press("c")
    try last.wait(for: "t take them")
    try last.press("x")
    try last.wait(for: "x discard  c back")
    try last.press("x")
    try last.wait(for: "What was not saved is discarded")
    #expect(scene.journals.isEmpty)
  }

  @Test("What was typed before the question was on the screen does not answer it")
  func typedAhead() throws {
    let scene = try Scene(Fixtures.files)
    let session = try work(in: scene)
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    let next = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "ada.json"],
      environment: ["XDG_STATE_HOME": scene.stateFolder.path], directory: scene.folder.path,
      size: (120, 24))
    next.type("xxxt")
    try next.wait(for: "x discard")
    try next.press("d")
    try next.wait(for: "What taking 1 edit from")
    #expect(scene.journals.count == 1)
    // Nor does a second key that came with the first answer the second question.
    try next.press("Esc")
    try next.wait(for: "t take them")
    next.type("xx")
    try next.wait(for: "x discard  c back")
    #expect(scene.journals.count == 1)
    try next.press("c")
    try next.wait(for: "t take them")
    try next.press("t")
    try next.wait(for: "Took 1 edit from")
  }

  @Test("A rescue file of a file that was gone is deleted when told so")
  func deleted() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("ada.json.unsaved", Fixtures.ada.replacing("4200.50", with: "77"))
    let session = try scene.open(
      size: (120, 24), showing: "ada.json.unsaved has changes", bottom: "x delete it")
    try session.press("x")
    try session.wait(for: "Delete ada.json.unsaved for good?")
    try session.press("x")
    try session.wait(for: "ada.json.unsaved is deleted")
    #expect(
      !FileManager.default.fileExists(
        atPath: scene.folder.appending(path: "ada.json.unsaved").path))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test(
    "Rescued through a link, it is offered at the file, and merged with what others wrote since")
  func merged() throws {
    let scene = try scene()
    _ = try scene.shell("mkdir data; mv people.json data; ln -s data/people.json link.json")
    let session = try scene.open("people.plist", "link.json", size: (100, 20), showing: "Ada")
    try session.press("j")
    try replaceValue(in: session, with: "Bea")
    _ = try scene.shell("rm data/people.json")
    try session.wait(for: "gone from disk")
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    try scene.write(
      "data/people.json", Self.people.replacing("{\"name\": \"Ada\", \"n\": 1},\n  ", with: ""))
    let next = try scene.open(
      "people.plist", "data/people.json", size: (100, 20),
      showing: "people.json.unsaved has changes", bottom: "x delete it")
    try next.press("t")
    try next.wait(for: "Took changes: d shows")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("data/people.json") == """
        [
          {"name": "Bea", "n": 2},
          {"name": "Cyd", "n": 3}
        ]
        """)
    #expect(try scene.shell("ls data").output == "people.json\n")
  }

  @Test("set and check do not speak of it")
  func commands() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("ada.json.unsaved", Fixtures.ada)
    #expect(try scene.run("set", "form.plist", "ada.json", "salary=1").errors.isEmpty)
    #expect(try scene.run("check", "form.plist", "ada.json").errors.isEmpty)
  }
}
