import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: the journal of what is not saved")
struct JournalScreenTests: JournalSuite {
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
    try next.press("u")
    try next.wait(for: "Undid one of the changes of 3 edits")
    try next.press("C-r")
    try next.wait(for: "Redid one of the changes of 3 edits")
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
    try replaceValue(in: session, with: "x")
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
}
