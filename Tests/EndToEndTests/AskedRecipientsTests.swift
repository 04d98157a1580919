import AgeTesting
import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: recipients that an encrypted file doesn't show")
struct AskedRecipientsTests {
  /// A file that is for a key and for another one, and a list of both.
  private func scene(
    armored: Bool = false
  ) throws -> (scene: Scene, keys: AgeProgram.Keys, other: AgeProgram.Keys) {
    let (scene, keys) = try Scene.encrypted()
    let other = try AgeProgram.newKeys()
    try scene.encrypt(Fixtures.ada, to: [keys.recipient, other.recipient], armored: armored)
    try scene.write("all.txt", "# all of us\n\(keys.recipient)\n\(other.recipient)\n")
    return (scene, keys, other)
  }

  private func open(_ scene: Scene) throws -> TerminalSession {
    try scene.open("--identity", "key.txt", "form.plist", "ada.age", size: (160, 24))
  }

  @Test("A save asks for a file of them, once, and the data stay theirs", arguments: [false, true])
  func asking(armored: Bool) throws {
    let (scene, keys, other) = try scene(armored: armored)
    let session = try open(scene)
    #expect(!session.screen[0].contains("read only"), "\(session.screen)")
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("s")
    try session.wait(for: "Recipients file:")
    session.type("all.txt\r")
    try session.wait(for: "Saved ada.age")
    try session.replaceValue(of: "Salary", with: "78")
    try session.press("s")
    try session.wait(for: "Saved ada.age")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    let saved = Fixtures.ada.replacing("4200.50", with: "78")
    for keys in [keys, other] { #expect(try scene.decrypted(by: keys) == saved) }
    #expect(try scene.bytes().starts(with: "-----BEGIN AGE".utf8) == armored)
  }

  @Test("Esc leaves the data unsaved, and says what would help; nothing to save asks for nothing")
  func leaving() throws {
    let (scene, _, _) = try scene()
    let before = try scene.bytes()
    let session = try open(scene)
    try session.press("s")
    try session.wait(for: "list them with --recipients-file")
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("s")
    try session.wait(for: "Recipients file:")
    try session.press("Esc")
    try session.wait(for: "list them with --recipients-file")
    #expect(session.screen[0].contains("unsaved"), "\(session.screen)")
    #expect(try session.quitDiscarding() == .exited(0))
    #expect(try scene.bytes() == before)
  }

  @Test("What is wrong with the file is said in a sentence, and its name can be mended")
  func faults() throws {
    let (scene, keys, other) = try scene()
    try scene.write("empty.txt", "# nobody\n")
    try scene.write("bad.txt", "\(keys.recipient)\nAda\n")
    try scene.write("others.txt", other.recipient + "\n")
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("s")
    try session.wait(for: "Recipients file:")
    let faults = [
      "none.txt": "none.txt: there is no such file",
      "empty.txt": "empty.txt: it has no recipients (age1…) that can be encrypted to",
      "bad.txt": "bad.txt: line 2 is not an age recipient (age1…)",
      "others.txt": "others.txt: it lists none of the given identities",
    ]
    for (name, message) in faults.sorted(by: { $0.key < $1.key }) {
      session.type(name + "\r")
      try session.wait(for: message)
      #expect(session.bottomLine.contains("Recipients file: \(name)"), "\(session.screen)")
      try session.press("C-u", "C-k")
    }
    session.type("all.txt\r")
    try session.wait(for: "Saved ada.age")
    #expect(try scene.decrypted(by: other).contains("77"))
  }

  @Test("Leaving with a save asks, too, and ends then")
  func quitting() throws {
    let (scene, _, other) = try scene()
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("q", "s")
    try session.wait(for: "Recipients file:")
    session.type("all.txt\r")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.decrypted(by: other).contains("77"))
  }

  @Test("Saved under another name, it asks after the name, and both files are theirs then")
  func elsewhere() throws {
    let (scene, keys, other) = try scene()
    let session = try open(scene)
    try session.press("S")
    try session.wait(for: "Save as:")
    try session.press("C-u", "C-k")
    session.type("copy.age\r")
    try session.wait(for: "Recipients file:")
    session.type("all.txt\r")
    try session.wait(for: "Saved copy.age")
    for keys in [keys, other] {
      #expect(try scene.decrypted(by: keys, "copy.age") == Fixtures.ada)
    }
  }

  @Test("Where the file was deleted and nothing is unsaved, writing it again asks, too")
  func writtenAgain() throws {
    let (scene, keys, other) = try scene()
    let session = try open(scene)
    _ = try scene.shell("rm ada.age")
    try session.wait(for: "gone from disk")
    try session.press("q", "s")
    try session.wait(for: "Recipients file:")
    try session.press("Esc")
    try session.wait(for: "list them with --recipients-file")
    try session.press("q", "s")
    try session.wait(for: "Recipients file:")
    session.type("all.txt\r")
    #expect(try session.waitForExit() == .exited(0))
    for keys in [keys, other] { #expect(try scene.decrypted(by: keys) == Fixtures.ada) }
  }
}
