import AgeFile
import AgeTesting
import Ciphers
import Foundation
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

  @Test("What makes no file asks for no passphrase of a missing one")
  func missing() throws {
    let scene = try Scene.encryptedByPassphrase()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["set", "form.plist", "new.age", "name=Grace"], directory: scene.folder.path,
      size: (160, 24))
    #expect(try session.waitForExit() == .exited(4))
    #expect(session.screen[0].contains("new.age"), "\(session.screen)")
    #expect(!session.screen.contains { $0.contains("passphrase") }, "\(session.screen)")
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
}
