import Foundation
import ScreenTesting
import Testing

/// A pipe gives its bytes when the test does, so that the program waits as long as it is to.
@Suite("On the screen: data that take a while to come")
struct OpeningScreenTests {
  private func open(
    _ arguments: [String] = ["form.plist", "pipe.json"]
  ) throws -> (Scene, TerminalSession, FileHandle) {
    let scene = try Scene(Fixtures.files)
    let pipe = scene.folder.appending(path: "pipe.json").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: arguments,
      directory: scene.folder.path)
    // Waits for the program to read.
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    try writer.write(contentsOf: Data(Fixtures.ada.utf8.prefix(20)))
    try session.wait(for: "Reading…")
    return (scene, session, writer)
  }

  @Test("The screen is there at once and the form as soon as all is read")
  func comes() throws {
    let (scene, session, writer) = try open()
    try session.press("?")
    try session.wait(for: "The form opens when the file is read")
    session.resize(width: 60, height: 12)
    try session.wait(until: "the bottom line is at the new bottom") {
      $0.screen[11].contains("q leave")
    }
    try writer.write(contentsOf: Data(Fixtures.ada.utf8.dropFirst(20)))
    try writer.close()
    try session.wait(for: "Ada Lovelace")
    #expect(session.screen[0].contains("read only"))
    // The form is followed, and the pipe is not waited for once more.
    try scene.write(
      "form.plist", Fixtures.form.replacing("key = \"Name\"", with: "key = \"Full name\""))
    try session.wait(for: "Full name")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.isInShellMode)
  }

  @Test("Data without a form are waited for in the same way, and read once")
  func withoutForm() throws {
    let (scene, session, writer) = try open(["pipe.json"])
    try writer.write(contentsOf: Data(Fixtures.ada.utf8.dropFirst(20)))
    try writer.close()
    try session.wait(for: "Ada Lovelace")
    #expect(session.screen[0].contains("read only"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    withExtendedLifetime(scene) {}
  }

  @Test("q and Esc leave before all is read", arguments: ["q", "Esc", "C-c"])
  func leaving(key: String) throws {
    let (_, session, writer) = try open()
    try session.press(key)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.isInShellMode)
    #expect(!session.isOnAlternateScreen)
    try writer.close()
  }

  @Test("Data that turn out to be broken end with 4 and the place, as if they had been short")
  func broken() throws {
    let (_, session, writer) = try open()
    try writer.write(contentsOf: Data("oops".utf8))
    try writer.close()
    #expect(try session.waitForExit() == .exited(4))
    #expect(session.isInShellMode)
    #expect(!session.isOnAlternateScreen)
    #expect(session.screen.contains { $0.contains("pipe.json:3:") && $0.contains("error JSON") })
  }

  @Test("A form of very many rows says that it is being prepared, and can be left")
  func longForm() throws {
    let rows = (0..<60_000).map { "{ valuePath = m\($0); }" }.joined(separator: ",\n")
    let scene = try Scene(["form.plist": "( \(rows) )"])
    let pipe = scene.folder.appending(path: "pipe.json").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "pipe.json"],
      directory: scene.folder.path)
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    try session.wait(for: "Reading…")
    try writer.write(contentsOf: Data("{\"m7\": 1}".utf8))
    try writer.close()
    try session.wait(for: "Preparing the form…")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.isInShellMode)
    #expect(!session.isOnAlternateScreen)
  }

  @Test("A signal ends it as it ends the form")
  func signal() throws {
    let (_, session, writer) = try open()
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + 15))
    #expect(session.isInShellMode)
    try writer.close()
  }

  @Test("A list whose first record is long opens as a table, and its second is there")
  func longFirstRecord() throws {
    let scene = try Scene(Fixtures.files)
    let text = String(repeating: "long ", count: 100_000)
    try scene.write("list.json", "[{\"id\": 1, \"extra\": \"\(text)\"},\n{\"name\": \"Bob\"}]")
    let session = try scene.open("form.plist", "list.json", showing: "2 records")
    try session.press("G")
    #expect(session.line(of: "Bob").contains("Bob"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A record far down a long list is opened by its number; one that is not there is refused")
  func recordByNumber() throws {
    let scene = try Scene(Fixtures.files)
    let records = (1...20_000).map { "{\"name\": \"Person \($0)\"}" }.joined(separator: ",\n")
    try scene.write("list.json", "[" + records + "]")
    let session = try scene.open(
      "edit", "--record", "19999", "form.plist", "list.json", showing: "Person 19999")
    try session.press(">")
    try session.wait(for: "Person 20000")
    let refused = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["edit", "--record", "20001", "form.plist", "list.json"],
      directory: scene.folder.path)
    #expect(try refused.waitForExit() == .exited(2))
    #expect(refused.isInShellMode)
    #expect(refused.screen.contains { $0.contains("no record 20001; it has 20000 records") })
  }
}
