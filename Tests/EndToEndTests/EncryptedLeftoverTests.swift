import AgeFile
import AgeTesting
import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: nothing of encrypted files is left in clear")
struct EncryptedLeftoverTests {
  private func open(_ scene: Scene, width: Int = 100) throws -> TerminalSession {
    try scene.open("--identity", "key.txt", "form.plist", "ada.age", size: (width, 24))
  }

  private func names(_ scene: Scene) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scene.folder.path).sorted()
  }

  @Test("Data in it are not written to another file in clear")
  func dataFiles() throws {
    let (scene, keys) = try Scene.encrypted()
    try scene.write(
      "form.plist", "{ rows = ( { valuePath = photo; cellIdentifier = DataCell; } ); }")
    try scene.encrypt(#"{"photo": "AQID"}"#, to: [keys.recipient])
    let session = try scene.open(
      "--identity", "key.txt", "form.plist", "ada.age", size: (100, 24), showing: "3 bytes")
    try session.press("w")
    try session.wait(for: "no part of them is written to another file in clear")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Nothing is rescued in clear: leaving says so before, and a signal after")
  func signals() throws {
    let (scene, _) = try Scene.encrypted()
    let before = try scene.bytes()
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    try session.edit("E-mail")
    try session.press("C-u", "C-k")
    session.type("nobody")
    try session.press("Enter", "Enter")
    try session.wait(for: "draft")
    try session.press("q")
    try session.wait(for: "Not saved (encrypted, so no rescue file)")
    try session.press("c")
    let names = try names(scene)
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + Int(SIGTERM)))
    #expect(
      session.screen.contains { $0.contains("ada.age was not saved, and what was changed is lost") }
    )
    #expect(try self.names(scene) == names)
    #expect(try scene.bytes() == before)
    #expect(try scene.files(containing: "Lovelace").isEmpty)
  }

  @Test("Killed, it loses no edit where its journal can be sealed, and the journal shows nothing")
  func journal() throws {
    let (scene, keys) = try Scene.encrypted()
    try scene.makeFolder("run")
    scene.environment["XDG_RUNTIME_DIR"] = scene.folder.appending(path: "run").path
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    func edited(typing text: String? = nil) throws {
      let session = try open(scene)
      try session.replaceValue(of: "Salary", with: "77")
      if let text {
        try session.edit("Name")
        session.type(text)
        try session.wait(for: text)
      }
      session.kill(SIGKILL)
      #expect(try session.waitForExit() == .killed(signal: SIGKILL))
    }
    try edited()
    let next = try scene.open(
      "--identity", "key.txt", "form.plist", "ada.age", size: (100, 24),
      showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.press("s", "q")
    let saved = Fixtures.ada.replacing("4200.50", with: "77")
    #expect(try next.waitForExit() == .exited(0))
    #expect(try scene.decrypted(by: keys) == saved)
    #expect(scene.journals.isEmpty)

    try scene.encrypt(Fixtures.ada, to: [keys.recipient])
    try edited()
    let command = [
      "recover", "--apply", "--form", "form.plist", "--identity", "key.txt", "ada.age",
    ]
    #expect(try scene.run(command).status == 0)
    #expect(try scene.decrypted(by: keys) == saved)

    try edited(typing: "nobody")
    let journal = try String(contentsOf: try #require(scene.journals.first), encoding: .utf8)
    for word in [":77", "nobody", "salary", "Lovelace", "version\":", "\"do\""] {
      #expect(!journal.contains(word), "\(journal)")
    }
    // What is left of it is sealed as well.
    #expect(try scene.run(command).errors.contains("a draft can be taken on the screen only"))
    let rest = try String(contentsOf: try #require(scene.journals.first), encoding: .utf8)
    for word in ["nobody", "texts\":", "version\":"] { #expect(!rest.contains(word), "\(rest)") }
    let last = try scene.open(
      "--identity", "key.txt", "form.plist", "ada.age", size: (100, 24), showing: "a draft from",
      bottom: "x discard")
    try last.press("t")
    try last.wait(for: "nobody")
  }

  @Test("Where nothing can seal it, the journal has only that there was an edit")
  func unsealedJournal() throws {
    let (scene, _) = try Scene.encrypted()
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    session.kill(SIGKILL)
    #expect(try session.waitForExit() == .killed(signal: SIGKILL))
    let journal = try String(contentsOf: try #require(scene.journals.first), encoding: .utf8)
    #expect(!journal.contains(":77") && !journal.contains("version"))
    #expect(journal.contains("unknown"))
    let next = try scene.open(
      "--identity", "key.txt", "form.plist", "ada.age", size: (100, 24),
      showing: "1 edit of a secret could not be kept", bottom: "x discard")
    #expect(!next.screen.contains { $0.contains("t take") })
    try next.press("x")
    try next.wait(for: "? keys")
  }

  @Test("Ended by a signal, it says that the journal has what was not saved")
  func keptBySignal() throws {
    let (scene, _) = try Scene.encrypted()
    try scene.makeFolder("run")
    scene.environment["XDG_RUNTIME_DIR"] = scene.folder.appending(path: "run").path
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + Int(SIGTERM)))
    #expect(!session.screen.contains { $0.contains("is lost") })
    #expect(scene.journals.count == 1)
  }

  @Test("A crash leaves nothing in clear")
  func crash() throws {
    let (scene, _) = try Scene.encrypted()
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    let names = try names(scene)
    try session.crash()
    let status = try session.waitForExit()
    #expect(status == .killed(signal: SIGSEGV) || status == .killed(signal: SIGBUS))
    #expect(try self.names(scene) == names)
    #expect(try scene.files(containing: "Lovelace").isEmpty)
  }

  @Test("$EDITOR is refused, with the reason")
  func externalEditor() throws {
    let (scene, _) = try Scene.encrypted()
    let session = try scene.open(
      "--identity", "key.txt", "form.plist", "ada.age", environment: ["EDITOR": "touch edited"],
      size: (100, 24))
    try session.edit("Name")
    try session.press("C-x", "C-e")
    try session.wait(for: "no part of them is written to another file")
    #expect(try !names(scene).contains("edited"))
  }

  @Test("Saved under another name it is encrypted there, too, and still leaves no rescue file")
  func elsewhere() throws {
    let (scene, keys) = try Scene.encrypted()
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("S")
    try session.press("C-u", "C-k")
    session.type("copy.json\r")
    try session.wait(for: "Saved copy.json")
    #expect(
      try scene.decrypted(by: keys, "copy.json") == Fixtures.ada.replacing("4200.50", with: "77"))
    try session.replaceValue(of: "Salary", with: "78")
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + Int(SIGTERM)))
    #expect(try scene.files(containing: "Lovelace").isEmpty)
  }
}
