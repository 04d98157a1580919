import AgeFile
import Ciphers
import SeededRandom

/// Files that the tests make and open.
enum Sealing {
  static let passphrase = SecretBytes("correct horse".utf8)
  /// The least work there is: tests make many files.
  static let byPassphrase = AgeRecipients.passphrase(passphrase, workFactor: 1)

  // Made for these tests.
  static let identity = try? X25519Identity(
    "AGE-SECRET-KEY-1CZMJDV8US9VVH55YJDUJFH0AL8L2AYTKRMSCN2G72PTFM4W9WCSSDSG3DL", Sodium())
  static let otherIdentity = try? X25519Identity(
    "AGE-SECRET-KEY-1AALZSK22WU2FFK8Y8MCQ2YLFGK02QMGXC2KDEX8CWL8C9WQS0C8SF3JP5K", Sodium())

  static func file(
    _ plain: [UInt8], for recipients: AgeRecipients, isArmored: Bool = false
  ) throws -> [UInt8] {
    try AgeSealing(for: recipients, isArmored: isArmored).file { sink in
      try plain.withUnsafeBytes { try sink($0) }
    }
  }

  static func open(_ file: [UInt8], _ credentials: AgeCredentials) throws(AgeFailure) -> AgeContents
  {
    try with(file) { (file) throws(AgeFailure) in try AgeEnvelope(file).open(credentials) }
  }

  static func plain(_ file: [UInt8], _ credentials: AgeCredentials) throws(AgeFailure) -> [UInt8] {
    let contents = try open(file, credentials)
    return withExtendedLifetime(contents) { Array(contents.bytes.bytes) }
  }

  /// Why a file can't be opened; nil if it can.
  static func failure(_ file: [UInt8], _ credentials: AgeCredentials) -> AgeFailure? {
    do throws(AgeFailure) {
      _ = try open(file, credentials)
      return nil
    } catch {
      return error
    }
  }

  static func failure(_ text: String, _ credentials: AgeCredentials = everything) -> AgeFailure? {
    failure(Array(text.utf8), credentials)
  }

  /// What opens all files of the tests.
  static var everything: AgeCredentials {
    AgeCredentials(identities: [identity, otherIdentity].compactMap { $0 }, passphrase: passphrase)
  }

  static func with<Result>(
    _ bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(AgeFailure) -> Result
  ) throws(AgeFailure) -> Result {
    let copy = SecretBytes(bytes)
    defer { withExtendedLifetime(copy) {} }
    return try body(copy.bytes)
  }

  static func random(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
