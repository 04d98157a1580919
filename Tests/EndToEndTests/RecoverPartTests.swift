import Foundation
import ScreenTesting
import Testing

@Suite("formview recover, where a part of an edit fits")
struct RecoverPartTests: JournalSuite {
  /// Sets a value in two records, and ends; the journal does not have what the second one was.
  private func sceneWithPart() throws -> Scene {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try session.press("l", "Space", "Space", "E", "C-u")
    session.type("7")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try kill(session)
    let journal = try #require(scene.journals.first)
    let text = try String(contentsOf: journal, encoding: .utf8)
    let second = #","1":"{\"name\": \"Bob\", \"n\": 2}""#
    #expect(text.contains(second))
    try text.replacing(second, with: "").write(to: journal, atomically: false, encoding: .utf8)
    try scene.write("people.json", Self.people.replacing("Bob", with: "Bea"))
    return scene
  }

  private static let result = people.replacing("Bob", with: "Bea")
    .replacing("\"n\": 1", with: "\"n\": 7")

  @Test("It is made and said to be made, and the rest stays, which is not made twice")
  func apply() throws {
    let scene = try sceneWithPart()
    let applied = try scene.run("recover", "people.json", "--apply")
    #expect(applied.status == 1)
    #expect(applied.errors.contains("saved with 1 edit from"))
    #expect(
      applied.errors.contains("1 edit fits the file as it is now only in part; the rest stays"))
    #expect(try scene.read("people.json") == Self.result)
    let later = Self.result.replacing("\"n\": 7", with: "\"n\": 8")
    try scene.write("people.json", later)
    let again = try scene.run("recover", "people.json", "--apply")
    #expect(again.errors.contains("1 edit does not fit the file as it is now"))
    #expect(!again.errors.contains("here,"))
    #expect(try scene.read("people.json") == later)
  }

  @Test("On the screen it is taken, and the rest is listed and stays")
  func screen() throws {
    let scene = try sceneWithPart()
    let session = try open(scene, showing: "1 edit from", bottom: "x discard")
    try session.press("t")
    try session.wait(for: "1 fits the file as it is now only in part")
    #expect(session.screen.contains { $0.contains("record 2") })
    try session.press("Esc", "s")
    try session.wait(for: "Saved")
    #expect(try scene.read("people.json") == Self.result)
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(scene.journals.count == 1)
  }
}
