import AgeFile
import AgeTesting
import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: encrypted files")
struct EncryptedScreenTests {
  private func open(_ scene: Scene, width: Int = 100) throws -> TerminalSession {
    try scene.open("--identity", "key.txt", "form.plist", "ada.age", size: (width, 24))
  }

  private func names(_ scene: Scene) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scene.folder.path).sorted()
  }

  @Test("An edit is saved encrypted, and what others wrote meanwhile is read again")
  func saving() throws {
    let (scene, keys) = try Scene.encrypted()
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("s")
    try session.wait(for: "Saved ada.age")
    let saved = Fixtures.ada.replacing("4200.50", with: "77")
    #expect(try scene.decrypted(by: keys) == saved)
    try scene.encrypt(saved.replacing("77", with: "88"), to: [keys.recipient])
    try session.wait(for: "was changed elsewhere and read again")
    #expect(session.line(of: "Salary").contains("88"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.files(containing: "Lovelace").isEmpty)
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

  @Test("A file that is not there yet is begun for the given keys, and age opens it")
  func newFile() throws {
    let (scene, keys) = try Scene.encrypted()
    let session = try scene.open(
      "--identity", "key.txt", "form.plist", "new.json.age", size: (100, 24),
      showing: "new.json.age is not there yet")
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("s")
    try session.wait(for: "Saved new.json.age")
    #expect(try scene.decrypted(by: keys, "new.json.age").contains("Grace"))
    try session.replaceValue(of: "Name", with: "Hopper")
    try session.press("s", "q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.decrypted(by: keys, "new.json.age").contains("Hopper"))
    #expect(try scene.files(containing: "Grace").isEmpty)
  }

  @Test("A new file without keys asks for a passphrase twice")
  func newPassphrase() throws {
    let scene = try Scene.encryptedByPassphrase()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "new.age"],
      directory: scene.folder.path)
    try session.wait(for: "New passphrase of new.age:")
    session.type("correct horse\r")
    try session.wait(for: "The same again:")
    session.type("correct hors\r")
    try session.wait(for: "These are two different ones. Try again.")
    session.type("correct horse\r")
    session.type("correct horse\r")
    try session.wait(for: "? keys")
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("s")
    try session.wait(for: "Saved new.age")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    let got = try scene.run(
      "get", "--passphrase-file", "pass.txt", "form.plist", "new.age", "name")
    #expect(got.output == "Grace\n", "\(got.errors)")
  }

  @Test("Where no passphrase is typed for a new file, the error says what it needs")
  func noPassphrase() throws {
    let scene = try Scene.encryptedByPassphrase()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "new.age"],
      directory: scene.folder.path, size: (160, 24))
    try session.wait(for: "New passphrase of new.age:")
    session.type("\r")
    try session.wait(for: "to begin one, say whom it is for: --passphrase-file, --identity")
    #expect(try session.waitForExit() == .exited(2))
  }

  @Test("Encrypted for another passphrase meanwhile, the message says that and what helps")
  func otherPassphrase() throws {
    let scene = try Scene.encryptedByPassphrase()
    let session = try scene.open(
      "--passphrase-file", "pass.txt", "form.plist", "ada.age", size: (160, 24))
    let other = try AgeSealing(
      for: .passphrase(SecretBytes("battery".utf8), workFactor: 5), isArmored: false
    ).file { sink in try Array(Fixtures.ada.utf8).withUnsafeBytes { try sink($0) } }
    try scene.write(".new", Data(other))
    #expect(
      rename(
        scene.folder.appending(path: ".new").path, scene.folder.appending(path: "ada.age").path)
        == 0)
    try session.wait(for: "for another passphrase or other keys; leave formview and open it")
  }

  @Test("Data in clear are not saved under the name of an encrypted file, and the reason names it")
  func inClear() throws {
    let scene = try Scene(["form.plist": Fixtures.form, "ada.json": Fixtures.ada])
    let session = try scene.open("form.plist", "ada.json", size: (160, 24))
    try session.press("S")
    try session.press("C-u", "C-k")
    session.type("copy.age\r")
    try session.wait(for: "copy.age is the name of an encrypted file, and the data are in clear")
  }

  @Test("The identity of the environment is used, without options")
  func environment() throws {
    let (scene, _) = try Scene.encrypted()
    let session = try scene.open(
      "form.plist", "ada.age", environment: ["FORMVIEW_IDENTITY": "key.txt"])
    #expect(session.line(of: "Name").contains("Ada Lovelace"))
  }

  @Test("A passphrase is asked for before the screen, and saving keeps it")
  func passphrase() throws {
    let scene = try Scene.encryptedByPassphrase()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "ada.age"],
      directory: scene.folder.path)
    try session.wait(for: "Passphrase of ada.age:")
    #expect(!session.isOnAlternateScreen)
    session.type("correct horse\r")
    try session.wait(for: "? keys")
    #expect(session.isOnAlternateScreen)
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("s")
    try session.wait(for: "Saved ada.age")
    try session.replaceValue(of: "Salary", with: "78")
    try session.press("s", "q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.decryptedByPassphrase() == Fixtures.ada.replacing("4200.50", with: "78"))
  }

  @Test("Keys that are pressed while a save is computed are answered after it")
  func keysMeanwhile() throws {
    let scene = try Scene.encryptedByPassphrase(workFactor: 15)
    let session = try scene.open(
      "--passphrase-file", "pass.txt", "form.plist", "ada.age", showing: "Ada Lovelace")
    try session.replaceValue(of: "Salary", with: "77")
    // One after the other, without waiting: the second save needs a key of its own.
    try session.press("s")
    try session.edit("Phone")
    session.type("9")
    try session.press("Enter", "s", "q")
    #expect(try session.waitForExit() == .exited(0))
    let saved = Fixtures.ada.replacing("4200.50", with: "77").replacing("5550100", with: "55501009")
    #expect(try scene.decryptedByPassphrase() == saved)
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

  @Test("Killed, it loses no edit where its journal can be sealed, and the journal tells nothing")
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

  @Test("With recipients that are not known it is read only, and says what helps")
  func unknownRecipients() throws {
    let (scene, keys) = try Scene.encrypted()
    try scene.encrypt(Fixtures.ada, to: [keys.recipient, AgeProgram.newKeys().recipient])
    let session = try open(scene, width: 160)
    try session.replaceValue(of: "Salary", with: "77")
    try session.press("s")
    try session.wait(for: "--recipients-file")
  }

  @Test("What others encrypted is noticed and merged, and saving keeps who can read")
  func conflict() throws {
    let (scene, keys) = try Scene.encrypted()
    let session = try open(scene)
    try session.replaceValue(of: "Salary", with: "77")
    try scene.encrypt(Fixtures.ada.replacing("5550100", with: "1"), to: [keys.recipient])
    try session.wait(for: "your changes are kept")
    try session.press("s")
    try session.wait(for: "Saved ada.age")
    #expect(
      try scene.decrypted(by: keys)
        == Fixtures.ada.replacing("4200.50", with: "77").replacing("5550100", with: "1"))
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
