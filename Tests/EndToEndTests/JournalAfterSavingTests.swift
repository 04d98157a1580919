import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: the journal of what was done after the file was saved")
struct JournalAfterSavingTests: JournalSuite {
  /// Deletes the first record, saves, names the last one Zoe, and is killed.
  private func scene() throws -> Scene {
    let scene = try scene(secret: false)
    let session = try open(scene)
    try session.press("x", "s")
    try session.wait(for: "Saved")
    try session.press("j", "e", "C-u")
    session.type("Zoe")
    try session.press("Enter")
    try session.wait(for: "Zoe")
    try kill(session)
    return scene
  }

  @Test("It is over the file that was saved, which nobody has changed since")
  func saved() throws {
    let scene = try scene()
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    #expect(!next.screen.contains { $0.contains("changed since") }, "\(next.screen)")
    try next.press("t")
    try next.wait(for: "Zoe")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("people.json").contains("Zoe"))
  }

  @Test(
    "Over the file as it was before the save it finds the record again", arguments: [false, true])
  func restored(byCommand: Bool) throws {
    let scene = try scene()
    try scene.write("people.json", Self.people)
    if byCommand {
      scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
      let outcome = try scene.run("recover", "--apply", "people.json")
      #expect(outcome.status == 0, "\(outcome.errors)")
    } else {
      let next = try open(scene, showing: "1 edit from", bottom: "x discard")
      #expect(next.screen.contains { $0.contains("changed since") }, "\(next.screen)")
      try next.press("t")
      try next.wait(for: "Zoe")
      try next.press("s")
      try next.wait(for: "Saved")
    }
    #expect(try scene.read("people.json") == Self.people.replacing("Cyd", with: "Zoe"))
  }
}
