import Foundation
import Glibc
import ScreenTesting
import Testing

/// The program is stopped (SIGSTOP) while it reads, so that it is sure to be killed before it has read all.
@Suite("On the screen: the journal of a long file that is being read")
struct LoadingJournalTests {
  private static let form = """
    { title = "Staff"; recordTitle = "{name}"; rows = (
      { key = Name; valuePath = name; required = YES; },
      { key = Salary; valuePath = salary; cellIdentifier = NumberCell; } ); }
    """

  private static let count = 300_000
  private static let lines = (1...count).map {
    "{\"name\": \"Person \($0)\", \"salary\": \($0), \"address\": {\"city\": \"Bergen\"}}\n"
  }.joined()

  private func open(_ scene: Scene, bottom: String = "? keys") throws -> TerminalSession {
    try scene.open(
      "form.plist", "staff.jsonl", size: (110, 24), showing: "Person 1", bottom: bottom)
  }

  /// Puts an exclamation mark behind the name under the cursor, and stops the program before all is read.
  private func edit(_ session: TerminalSession, marked mark: String = "● unsaved") throws {
    try session.press("e")
    session.type("!")
    try session.press("Enter")
    try session.wait(for: mark)
    session.kill(SIGSTOP)
    #expect(session.screen[0].contains("reading"), "\(session.screen[0])")
  }

  private func killed(editing key: String = "g") throws -> (scene: Scene, name: String) {
    let scene = try Scene(["form.plist": Self.form, "staff.jsonl": Self.lines])
    let session = try open(scene)
    if key == "G" {
      try session.wait(until: "more than the beginning is there") { $0.recordCount > 20_000 }
    }
    try session.press(key)
    try session.wait(until: "it has gone there") {
      key == "g" || $0.cursorName.flatMap { Int($0.dropFirst(7)) } ?? 0 > 4_000
    }
    let name = try #require(session.cursorName)
    try edit(session)
    session.kill(SIGKILL)
    #expect(try session.waitForExit() == .killed(signal: SIGKILL))
    #expect(try scene.read("staff.jsonl") == Self.lines)
    return (scene, name)
  }

  private func edited(_ name: String, in text: String = lines) -> String {
    text.replacing("\"\(name)\"", with: "\"\(name)!\"")
  }

  @Test(
    "Killed while it was read, the edit is offered at the next start, and taken while that still reads",
    arguments: ["g", "G"])
  func killedWhileReading(key: String) throws {
    let (scene, name) = try killed(editing: key)
    let next = try open(scene, bottom: "x discard")
    #expect(next.screen.contains { $0.contains("1 edit from") })
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.wait(for: "300,000 records")
    try next.press("s")
    try next.wait(for: "Saved staff.jsonl")
    #expect(try scene.read("staff.jsonl") == edited(name))
    #expect(scene.journals.isEmpty)
  }

  @Test(
    "Ended while it was read, and with no place for a journal, it is read to its end and rescued")
  func rescuedWhileReading() throws {
    let scene = try Scene(["form.plist": Self.form, "staff.jsonl": Self.lines, "file": ""])
    let file = scene.folder.appending(path: "file").path
    let session = try scene.open(
      "form.plist", "staff.jsonl", environment: ["XDG_STATE_HOME": file, "TMPDIR": file],
      size: (110, 24), showing: "Person 1")
    try edit(session, marked: "lost in a crash")
    session.kill(SIGTERM)
    session.kill(SIGCONT)
    #expect(try session.waitForExit() == .exited(128 + Int(SIGTERM)))
    #expect(try scene.read("staff.jsonl.unsaved") == edited("Person 1"))
    #expect(try scene.read("staff.jsonl.unsaved.base") == Self.lines)
  }

  @Test("The same where another program has put records before it meanwhile")
  func changedMeanwhile() throws {
    let (scene, name) = try killed(editing: "G")
    let theirs = "{\"name\": \"First\", \"salary\": 0}\n" + Self.lines
    try scene.replace("staff.jsonl", with: theirs)
    let next = try scene.open(
      "form.plist", "staff.jsonl", size: (110, 24), showing: "First", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.wait(for: "300,001 records")
    try next.press("s")
    try next.wait(for: "Saved staff.jsonl")
    #expect(try scene.read("staff.jsonl") == edited(name, in: theirs))
  }

  @Test(
    "Changed by another program while it was read, it is merged, and the edit is in the journal then, too"
  )
  func merged() throws {
    let scene = try Scene(["form.plist": Self.form, "staff.jsonl": Self.lines])
    let session = try open(scene)
    try edit(session)
    let theirs = "{\"name\": \"First\", \"salary\": 0}\n" + Self.lines
    try scene.replace("staff.jsonl", with: theirs)
    session.kill(SIGCONT)
    try session.wait(for: "your changes are kept")
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let outcome = try scene.run("recover", "staff.jsonl", "--form", "form.plist", "--apply")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.read("staff.jsonl") == edited("Person 1", in: theirs))
  }
}

extension TerminalSession {
  /// How many records the title names.
  fileprivate var recordCount: Int {
    let words = screen[0].split(separator: " ")
    guard let index = words.firstIndex(of: "records"), index > 0 else { return 0 }
    return Int(words[index - 1].replacing(",", with: "")) ?? 0
  }

  /// The name in the line under the cursor.
  fileprivate var cursorName: String? {
    let line = screen.first { $0.hasPrefix("▌") } ?? ""
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "Person"), index + 1 < words.count else { return nil }
    return "Person \(words[index + 1])"
  }
}
