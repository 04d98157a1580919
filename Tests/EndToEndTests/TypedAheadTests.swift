import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: very long texts that are typed, not pasted")
struct TypedAheadTests {
  private static let text = String(repeating: "ab", count: 10_000)

  @Test(
    "A list is narrowed by all of it at once, and a signal is heard", arguments: ["?", ":", "/"])
  func lists(key: String) throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.press(key)
    session.type(Self.text + "END")
    try session.wait(for: "abEND")
    session.type(Self.text)
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(Int(128 + SIGTERM)))
    #expect(session.isInShellMode)
  }
}
