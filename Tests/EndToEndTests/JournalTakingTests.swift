import Foundation
import ScreenTesting
import Testing

@Suite("What was left of a session is taken once")
struct JournalTakingTests: JournalSuite {
  /// A list of three people whose session has added a copy of the first one.
  private func leftScene() throws -> Scene {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try session.press("c")
    try session.wait(for: "4 records")
    try kill(session)
    return scene
  }

  @Test("by one of several recover --apply at once")
  func recover() throws {
    let scene = try leftScene()
    let outcome = try scene.shell(
      """
      for n in 1 2 3 4 5 6; do $formview recover people.json --form people.plist --apply & done
      wait
      """)
    #expect(outcome.errors.components(separatedBy: "saved with 1 edit").count == 2)
    #expect(try scene.read("people.json").components(separatedBy: "Ada").count == 3)
    #expect(scene.journals.isEmpty)
  }

  @Test("by one of two screens that ask about it: the other one says so")
  func screens() throws {
    let scene = try leftScene()
    let first = try open(scene, showing: "1 edit from", bottom: "x discard")
    let second = try open(scene, showing: "1 edit from", bottom: "x discard")
    try first.press("t")
    try first.wait(for: "Took 1 edit")
    try second.press("t")
    try second.wait(for: "another formview has taken what was not saved")
    try first.press("s")
    try first.wait(for: "Saved")
    try second.wait(for: "4 records")
    try second.press("q")
    #expect(try second.waitForExit() == .exited(0))
    #expect(try scene.read("people.json").components(separatedBy: "Ada").count == 3)
    #expect(scene.journals.isEmpty)
  }

  @Test("A text that was not entered is not an edit: the message says where it is listed")
  func typed() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("e", "C-u")
    session.type("Zo")
    try session.wait(for: "Zo")
    try kill(session)
    let next = try open(scene, showing: "a draft from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "! lists what is not entered yet")
    #expect(try scene.read("people.json") == Self.people)
  }
}
