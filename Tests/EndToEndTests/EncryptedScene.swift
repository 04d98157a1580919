import AgeFile
import AgeTesting
import Ciphers
import Foundation

/// Scenes with encrypted data, and what they are in clear.
extension Scene {
  /// A key, and a record that is encrypted to it.
  static func encrypted(armored: Bool = false) throws -> (scene: Scene, keys: AgeProgram.Keys) {
    let keys = try AgeProgram.newKeys()
    let scene = try Scene(["form.plist": Fixtures.form, "key.txt": keys.identity + "\n"])
    try scene.encrypt(Fixtures.ada, to: [keys.recipient], armored: armored)
    return (scene, keys)
  }

  func encrypt(
    _ text: String, to recipients: [String], armored: Bool = false, at name: String = "ada.age"
  ) throws {
    let file = try AgeProgram.encrypt(Array(text.utf8), to: recipients, armored: armored)
    try write(".new", Data(file))
    guard rename(folder.appending(path: ".new").path, folder.appending(path: name).path) == 0
    else { throw CocoaError(.fileWriteUnknown) }
  }

  /// A record that is encrypted with the passphrase `correct horse`, with so much work.
  static func encryptedByPassphrase(workFactor: Int = 5) throws -> Scene {
    let scene = try Scene([
      "form.plist": Fixtures.form, "pass.txt": "correct horse\n", "wrong.txt": "battery\n",
    ])
    let recipients = AgeRecipients.passphrase(
      SecretBytes("correct horse".utf8), workFactor: workFactor)
    let file = try AgeSealing(for: recipients, isArmored: false).file { sink in
      try Array(Fixtures.ada.utf8).withUnsafeBytes { try sink($0) }
    }
    try scene.write("ada.age", Data(file))
    return scene
  }

  func bytes(_ name: String = "ada.age") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// What `age` finds in the file.
  func decrypted(by keys: AgeProgram.Keys, _ name: String = "ada.age") throws -> String {
    String(decoding: try AgeProgram.decrypt(bytes(name), by: keys.identity), as: UTF8.self)
  }

  /// What `age` finds in the file with the passphrase.
  func decryptedByPassphrase() throws -> String {
    String(
      decoding: try AgeProgram.decrypt(bytes(), passphrase: "correct horse"), as: UTF8.self)
  }

  /// The files whose bytes contain a text.
  func files(containing text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      let bytes = try? self.bytes(name)
      return bytes?.firstRange(of: Array(text.utf8)) != nil
    }
  }
}
