import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: saving, and the file around it")
struct SavingScreenTests {
  @Test("A file that was only touched is no conflict")
  func touched() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.replaceValue(of: "Salary", with: "77")
    _ = try scene.shell("touch -d 2001-01-01 ada.json; chmod 600 ada.json")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json") == Fixtures.ada.replacing("4200.50", with: "77"))
  }

  @Test("A text that an editor has is gone after a crash when the next one is opened")
  func externalEditor() throws {
    let scene = try Scene(Fixtures.files)
    try scene.makeFolder("private")
    let folder = scene.folder.appending(path: "private").path
    func edit(by command: String) throws -> TerminalSession {
      let session = try scene.open(
        environment: ["XDG_RUNTIME_DIR": folder, "EDITOR": command])
      try session.edit("Name")
      try session.press("C-x", "C-e")
      return session
    }
    let session = try edit(by: "kill -9 $PPID; :")
    #expect(try session.waitForExit() == .killed(signal: SIGKILL))
    // Each text is in a folder of its own.
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("formview-") && !$0.hasSuffix(".key") }
    #expect(left.count == 1)
    let next = try edit(by: "ls \(folder) > listing; echo Eva >")
    try next.wait(for: "Eva")
    let listed = try scene.read("listing").split(separator: "\n")
      .filter { $0.hasPrefix("formview-") && !$0.hasSuffix(".key") }
    #expect(listed.count == 1)
    #expect(!listed.contains { left.contains(String($0)) })
  }
}
