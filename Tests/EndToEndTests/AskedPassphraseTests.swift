import AgeFile
import AgeTesting
import Ciphers
import Foundation
import ScreenTesting
import Testing

@Suite("Passphrases of encrypted files that commands ask for on the terminal")
struct AskedPassphraseTests {
  @Test("One is asked for without showing it, and again where it is wrong")
  func asking() throws {
    let scene = try Scene.encryptedByPassphrase()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["get", "form.plist", "ada.age", "name"], directory: scene.folder.path)
    try session.wait(for: "Passphrase of ada.age:")
    session.type("battery\r")
    try session.wait(for: "That is not the passphrase. Try again.")
    session.type("correct horse\r")
    try session.wait(for: "Ada Lovelace")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.isInShellMode)
    #expect(!session.screen.contains { $0.contains("battery") || $0.contains("horse") })
  }

  @Test("What is typed while a wrong one is tried is not shown either")
  func typedAhead() throws {
    let scene = try Scene.encryptedByPassphrase(workFactor: 15)
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["get", "form.plist", "ada.age", "name"], directory: scene.folder.path)
    try session.wait(for: "Passphrase of ada.age:")
    session.type("battery\r")
    try session.type("hunter2 ", untilShown: "That is not the passphrase. Try again.")
    #expect(!session.screen.contains { $0.contains("hunter2") })
    try session.press("C-c")
    #expect(try session.waitForExit() == .killed(signal: SIGINT))
    #expect(session.isInShellMode)
  }

  @Test("Three wrong ones: status 4; none typed: status 2")
  func givingUp() throws {
    let scene = try Scene.encryptedByPassphrase()
    func session() throws -> TerminalSession {
      try TerminalSession(
        command: BuiltProduct.path(named: "formview"),
        arguments: ["get", "form.plist", "ada.age", "name"], directory: scene.folder.path)
    }
    let first = try session()
    try first.wait(for: "Passphrase of ada.age:")
    first.type("one\rtwo\rthree\r")
    #expect(try first.waitForExit() == .exited(4))
    #expect(first.screen.contains { $0.contains("the passphrase is wrong") })
    let second = try session()
    try second.wait(for: "Passphrase of ada.age:")
    try second.press("C-d")
    #expect(try second.waitForExit() == .exited(2))
  }

  @Test("That of an encrypted identity is asked for where it is needed")
  func encryptedIdentity() throws {
    let (scene, keys) = try Scene.encrypted()
    let sealed = try AgeSealing(
      for: .passphrase(SecretBytes("correct horse".utf8), workFactor: 5), isArmored: true
    ).file { sink in try Array((keys.identity + "\n").utf8).withUnsafeBytes { try sink($0) } }
    try scene.write("key.age", Data(sealed))
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["get", "--identity", "key.age", "form.plist", "ada.age", "name"],
      directory: scene.folder.path)
    try session.wait(for: "Passphrase of key.age:")
    session.type("correct horse\r")
    try session.wait(for: "Ada Lovelace")
    #expect(try session.waitForExit() == .exited(0))
    let refused = try scene.shell(
      "setsid -w $formview get --identity key.age form.plist ada.age name")
    #expect(refused.status == 2 && refused.errors.contains("the identities are encrypted"))
    // Data with a passphrase need no identity.
    let other = try Scene.encryptedByPassphrase()
    try other.write("key.age", Data(sealed))
    let got = try other.shell(
      "FORMVIEW_IDENTITY=key.age $formview get --passphrase-file pass.txt form.plist ada.age name")
    #expect(got.output == "Ada Lovelace\n", "\(got.errors)")
  }
}
