import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: the journal of what is not saved")
struct JournalScreenTests {
  private static let people = #"""
    [
      {"name": "Ada", "n": 1},
      {"name": "Bob", "n": 2},
      {"name": "Cyd", "n": 3}
    ]
    """#

  private func scene(secret: Bool = false) throws -> Scene {
    let secure = secret ? "cellIdentifier = SecureTextFieldCell; " : ""
    return try Scene([
      "people.plist":
        "{ title = People; rows = ( { key = Name; valuePath = name; }, { key = N; valuePath = n; \(secure)} ); }",
      "people.json": Self.people,
    ])
  }

  private func open(
    _ scene: Scene, showing text: String = "Ada", bottom: String = "? keys",
    environment: [String: String] = [:]
  ) throws -> TerminalSession {
    try scene.open(
      "people.plist", "people.json", environment: environment, size: (100, 20), showing: text,
      bottom: bottom)
  }

  private func kill(_ session: TerminalSession) throws {
    session.kill(SIGKILL)
    #expect(try session.waitForExit() == .killed(signal: SIGKILL))
  }

  /// Names the second record Bea, adds a copy of it, and deletes the first one.
  private func work(_ session: TerminalSession) throws {
    try session.press("j", "e", "C-u")
    session.type("Bea")
    try session.press("Enter")
    try session.wait(for: "Bea")
    try session.press("c")
    try session.wait(for: "4 records")
    try session.press("g", "x")
    try session.wait(for: "3 records")
  }

  @Test("Killed, it loses no edit: what the next start takes is byte for byte what was there")
  func killed() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try kill(session)
    #expect(try scene.read("people.json") == Self.people)
    let next = try open(scene, showing: "3 edits from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 3 edits")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("people.json") == #"""
        [
          {"name": "Bea", "n": 2},
          {"name": "Bea", "n": 2},
          {"name": "Cyd", "n": 3}
        ]
        """#)
    #expect(scene.journals.isEmpty)
  }

  @Test("Killed between a save and the end of its journal, it does not ask about what is saved")
  func killedAfterSaving() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    let journal = try #require(scene.journals.first)
    // Another name keeps it from going with the save.
    let kept = scene.folder.appending(path: "kept")
    try FileManager.default.linkItem(at: journal, to: kept)
    try session.press("s")
    try session.wait(for: "Saved")
    try kill(session)
    try FileManager.default.moveItem(at: kept, to: journal)
    let next = try open(scene, showing: "Bea")
    try next.press("q")
    #expect(try next.waitForExit() == .exited(0))
    #expect(scene.journals.isEmpty)
  }

  @Test("Saved or taken back, there is nothing to ask about")
  func saved() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    #expect(scene.journals.count == 1)
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(scene.journals.isEmpty)
    try session.press("e", "C-u")
    session.type("x")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try session.press("u")
    try session.wait(forNo: "unsaved")
    #expect(scene.journals.isEmpty)
    try kill(session)
    let next = try open(scene, showing: "Bea")
    #expect(next.bottomLine.contains("? keys"))
  }

  @Test("What is edited after saving is kept by the numbers that the saved file has")
  func afterSaving() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try session.press("s")
    try session.wait(for: "Saved")
    try session.press("G", "e", "C-u")
    session.type("Dan")
    try session.press("Enter")
    try session.wait(for: "Dan")
    try kill(session)
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Dan")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("people.json").contains(#"{"name": "Dan", "n": 3}"#))
  }

  @Test("Over a changed file what fits is taken, and the rest is shown")
  func changed() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("j", "e", "C-u")
    session.type("Bea")
    try session.press("Enter", "j", "e", "C-u")
    session.type("Cid")
    try session.press("Enter")
    try session.wait(for: "Cid")
    try kill(session)
    try scene.write(
      "people.json",
      #"[{"name": "New", "n": 0}, {"name": "Bob", "n": 2}, {"name": "Cyd", "n": 4}]"#)
    let next = try open(scene, showing: "people.json was changed since", bottom: "x discard")
    try next.press("d")
    try next.wait(for: "does not fit now: record 3, name → ")
    try next.press("Esc", "t")
    try next.wait(for: "1 does not fit the file as it is now")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("people.json")
        == #"[{"name": "New", "n": 0}, {"name": "Bea", "n": 2}, {"name": "Cyd", "n": 4}]"#)
    // What did not fit is not lost by that.
    #expect(scene.journals.count == 1)
  }

  @Test("A journal is of one file, by whatever name it is opened, and not of others with its name")
  func names() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try kill(session)
    try scene.makeFolder("other")
    _ = try scene.shell(
      "cp people.* other; ln -s people.json link.json; cd other; ln -s ../people.json up.json")
    let other = try scene.open("people.plist", "other/people.json", showing: "Ada")
    try other.press("q")
    #expect(try other.waitForExit() == .exited(0))
    for name in ["link.json", "other/up.json", "other/../people.json"] {
      let next = try scene.open(
        "people.plist", name, size: (100, 20), showing: "3 edits from", bottom: "x discard")
      try next.press("k")
      try next.wait(for: "the next start asks again")
      try next.press("q")
      #expect(try next.waitForExit() == .exited(0))
    }
  }

  @Test("A journal that is being written is nobody else's")
  func held() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    let other = try open(scene)
    #expect(other.bottomLine.contains("? keys"))
    try other.press("q")
    #expect(try other.waitForExit() == .exited(0))
    #expect(scene.journals.count == 1)
  }

  @Test("Secrets are sealed by a key that lasts until the machine is started again")
  func sealed() throws {
    let scene = try scene(secret: true)
    try scene.makeFolder("run")
    let runtime = ["XDG_RUNTIME_DIR": scene.folder.appending(path: "run").path]
    let session = try open(scene, environment: runtime)
    try session.press("l", "e")
    session.type("4711")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try kill(session)
    let journal = try String(contentsOf: try #require(scene.journals.first), encoding: .utf8)
    #expect(!journal.contains("4711") && journal.contains("sealed"))
    let next = try open(
      scene, showing: "1 edit from", bottom: "x discard", environment: runtime)
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("people.json").contains("4711"))
  }

  @Test("Where nothing can seal them, only the fact of an edit is kept")
  func unsealed() throws {
    let scene = try scene(secret: true)
    let session = try open(scene)
    try session.press("l", "e")
    session.type("4711")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try session.press("h", "e", "C-u")
    session.type("Bea")
    try session.press("Enter")
    try session.wait(for: "Bea")
    try kill(session)
    let journal = try String(contentsOf: try #require(scene.journals.first), encoding: .utf8)
    #expect(!journal.contains("4711") && journal.contains("Bea"))
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("d")
    try next.wait(for: "1 edit of a secret could not be kept")
  }

  @Test("Two sessions that were killed: one start asks about both, and takes both")
  func two() throws {
    let scene = try scene()
    let sessions = [try open(scene), try open(scene)]
    for (session, (keys, name)) in zip(sessions, [("g", "Zoe"), ("G", "Yann")]) {
      try session.press(keys, "e", "C-u")
      session.type(name)
      try session.press("Enter")
      try session.wait(for: name)
    }
    for session in sessions { try kill(session) }
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait { session in
      ["Yann", "1 edit from"].allSatisfy { text in session.screen.contains { $0.contains(text) } }
    }
    try next.press("t")
    try next.wait(for: "Zoe")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("people.json")
        == Self.people.replacing("Ada", with: "Zoe").replacing("Cyd", with: "Yann"))
    #expect(scene.journals.isEmpty)
  }

  @Test("Saved under another name, what is edited then is offered with that one")
  func otherName() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("S", "C-u")
    session.type("copy.json\r")
    try session.wait(for: "Saved copy.json")
    try session.press("e", "C-u")
    session.type("Zoe")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try kill(session)
    try open(scene).press("q")
    let next = try scene.open(
      "people.plist", "copy.json", size: (100, 20), showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Zoe")
  }

  @Test("Where no journal can be written, the screen says so")
  func noFolder() throws {
    let scene = try scene()
    try scene.write("file", "")
    let session = try open(
      scene, environment: ["XDG_STATE_HOME": scene.folder.appending(path: "file").path])
    try session.press("e", "C-u")
    session.type("x")
    try session.press("Enter")
    try session.wait(for: "Edits are lost in a crash until they are saved")
  }

  @Test("recover lists what was left, shows it, makes it and drops it")
  func recover() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let none = try scene.run("recover")
    #expect(none.output.isEmpty && none.errors.contains("nothing was left unsaved"))
    let session = try open(scene)
    try work(session)
    let held = try scene.run("recover")
    #expect(held.output.isEmpty)
    try kill(session)
    let list = try scene.run("recover")
    #expect(list.output.contains("people.json: 3 edits from"))
    let shown = try scene.run("recover", "people.json", "--form", "people.plist")
    #expect(shown.output.contains(#"-  {"name": "Ada", "n": 1},"#), "\(shown.output)")
    #expect(try scene.read("people.json") == Self.people)
    let applied = try scene.run("recover", "people.json", "--apply")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try scene.read("people.json").contains(#"{"name": "Bea", "n": 2},"#))
    #expect(scene.journals.isEmpty)
    let again = try open(scene, showing: "Bea")
    try again.press("e", "C-u")
    again.type("x")
    try again.press("Enter")
    try again.wait(for: "unsaved")
    try kill(again)
    let dropped = try scene.run("recover", "people.json", "--drop")
    #expect(dropped.status == 0 && scene.journals.isEmpty)
    #expect(try scene.run("recover", "--drop").status == 2)
  }
}
