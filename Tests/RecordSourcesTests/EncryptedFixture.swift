import AgeFile
import AgeTesting
import Ciphers
import FileTesting
import RecordSources
import Testing

/// Encrypted files, which the `age` program makes and reads.
extension SourceFixture {
  static let encrypted = encrypted("an encrypted file", json, location: "2:26") {
    try AgeProgram.encrypt($0, to: [keys().recipient])
  }

  static let armored = encrypted("an armored file", json, location: "2:26") {
    try AgeProgram.encrypt($0, to: [keys().recipient], armored: true)
  }

  static let encryptedPropertyList = encrypted(
    "an encrypted property list", openStepText, location: "1:19"
  ) { try AgeProgram.encrypt($0, to: [keys().recipient]) }

  /// Made by us with little work: `age` would take a second each time.
  static let encryptedByPassphrase = encrypted(
    "a file encrypted with a passphrase", json, location: "2:26",
    AgeKeys(AgeCredentials(passphrase: passphrase)), decrypt: decryptByPassphrase
  ) { plain in
    try AgeSealing(for: .passphrase(passphrase, workFactor: 4), isArmored: false).file { sink in
      try plain.withUnsafeBytes { try sink($0) }
    }
  }

  @Sendable private static func decryptByPassphrase(_ file: [UInt8]) throws -> [UInt8] {
    try AgeProgram.decrypt(file, passphrase: "correct horse")
  }

  @Sendable private static func decryptByKey(_ file: [UInt8]) throws -> [UInt8] {
    try AgeProgram.decrypt(file, by: keys().identity)
  }

  private static let passphrase = SecretBytes("correct horse".utf8)

  private static let json = """
    [
      {"name": "Ada", "age": 36},
      {"name": "Grace", "age": 85}
    ]

    """

  private static let openStepText = "({name=Ada; age = <*I36>;}, {name=Grace; age = <*I85>;})\n"

  /// The keys of all files that are encrypted to keys.
  static func keys() throws -> AgeProgram.Keys { try madeKeys.get() }
  private static let madeKeys = Result { try AgeProgram.newKeys() }

  /// What opens these files.
  static func opening() throws -> AgeKeys {
    AgeKeys(
      AgeCredentials(identities: [
        try #require(X25519Identity(Substring(keys().identity), Sodium()))
      ]))
  }

  private static func encrypted(
    _ name: String, _ text: String, location: String, _ keys: AgeKeys? = nil,
    decrypt: @escaping @Sendable ([UInt8]) throws -> [UInt8] = decryptByKey,
    by encrypt: @escaping @Sendable ([UInt8]) throws -> [UInt8]
  ) -> SourceFixture {
    SourceFixture(testDescription: name, location: location) { folder in
      let path = try folder.put(bytes: encrypt(Array(text.utf8)), at: "staff.age")
      return Made(
        source: SourceCatalog.source(
          named: path, SourceOptions(keys: try keys ?? opening())),
        changeByOthers: {
          let changed = Array(text.replacing("36", with: "99").utf8)
          try folder.put(bytes: encrypt(changed), at: "staff.age")
        },
        dump: { String(decoding: try decrypt(bytesOfFile(path)), as: UTF8.self) })
    }
  }
}
