import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: a save that waits for another program")
struct LockWaitScreenTests {
  @Test("Esc and C-c end the wait, a signal the program; keys are answered afterwards")
  func ends() throws {
    let scene = try Scene(Fixtures.files)
    let file = open(scene.folder.appending(path: "ada.json").path, O_RDONLY | O_CLOEXEC)
    try #require(flock(file, LOCK_EX) == 0)
    defer { close(file) }
    let session = try scene.open(size: (120, 24))
    try session.replaceValue(of: "Name", with: "Grace")
    for key in ["Esc", "C-c"] {
      try session.press("s")
      try session.wait(for: "Waiting for the program that has locked ada.json; Esc stops it")
      session.resize(width: 100, height: 24)
      try session.wait(until: "the title is as wide as the window") { $0.screen[0].count <= 100 }
      try session.press(key)
      try session.wait(for: "saving was interrupted; nothing is changed")
      session.resize(width: 120, height: 24)
    }
    #expect(try scene.read("ada.json") == Fixtures.ada)
    try session.press("s")
    try session.wait(for: "Waiting for the program that has locked ada.json")
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(Int(128 + SIGTERM)))
    #expect(session.isInShellMode)
    #expect(try scene.read("ada.json") == Fixtures.ada)
    #expect(!scene.journals.isEmpty)
  }
}
