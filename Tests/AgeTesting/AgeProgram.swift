import FileTesting
import Foundation
import ScreenTesting

/// The `age` program: what makes the encrypted files of tests, and opens ours.
package enum AgeProgram {
  /// A key pair, as `age-keygen` writes it.
  package struct Keys: Sendable {
    /// `AGE-SECRET-KEY-1…`
    package let identity: String
    /// `age1…`
    package let recipient: String
  }

  package static func newKeys() throws -> Keys {
    let lines = try run("age-keygen", [], in: ScratchFolder()).split(separator: "\n")
    guard let identity = lines.last, let recipient = lines.first(where: { $0.contains("age1") }),
      let start = recipient.range(of: "age1")?.lowerBound
    else { throw OtherProgram.Failure(message: "age-keygen prints no keys") }
    return Keys(identity: String(identity), recipient: String(recipient[start...]))
  }

  /// Encrypts to keys.
  package static func encrypt(
    _ plain: [UInt8], to recipients: [String], armored: Bool = false
  ) throws -> [UInt8] {
    let folder = try ScratchFolder()
    try folder.write(plain, "plain")
    _ = try run(
      "age",
      (armored ? ["-a"] : []) + recipients.flatMap { ["-r", $0] } + ["-o", "file", "plain"],
      in: folder)
    return try folder.read("file")
  }

  /// Decrypts with an identity.
  package static func decrypt(_ file: [UInt8], by identity: String) throws -> [UInt8] {
    let folder = try ScratchFolder()
    try folder.write(file, "file")
    try folder.write(Array((identity + "\n").utf8), "key")
    _ = try run("age", ["-d", "-i", "key", "-o", "plain", "file"], in: folder)
    return try folder.read("plain")
  }

  /// Encrypts with a passphrase, with the work that `age` asks for.
  package static func encrypt(
    _ plain: [UInt8], passphrase: String, armored: Bool = false
  ) throws -> [UInt8] {
    let folder = try ScratchFolder()
    try folder.write(plain, "plain")
    let session = try typing(
      (armored ? ["-a"] : []) + ["-p", "-o", "file", "plain"], in: folder)
    try session.wait(for: "Enter passphrase")
    session.type("\(passphrase)\r")
    try session.wait(for: "Confirm passphrase")
    session.type("\(passphrase)\r")
    return try result(of: session, "file", in: folder)
  }

  /// Decrypts with a passphrase.
  package static func decrypt(_ file: [UInt8], passphrase: String) throws -> [UInt8] {
    let folder = try ScratchFolder()
    try folder.write(file, "file")
    let session = try typing(["-d", "-o", "plain", "file"], in: folder)
    try session.wait(for: "Enter passphrase")
    session.type("\(passphrase)\r")
    return try result(of: session, "plain", in: folder)
  }

  /// `age` asks for passphrases on a terminal only.
  private static func typing(
    _ arguments: [String], in folder: ScratchFolder
  ) throws -> TerminalSession {
    try TerminalSession(
      command: "/usr/bin/env", arguments: ["age"] + arguments, directory: folder.url.path)
  }

  private static func result(
    of session: TerminalSession, _ name: String, in folder: ScratchFolder
  ) throws -> [UInt8] {
    guard try session.waitForExit() == .exited(0) else {
      throw OtherProgram.Failure(message: session.screen.joined(separator: "\n"))
    }
    return try folder.read(name)
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: ScratchFolder
  ) throws -> String {
    try OtherProgram.output(of: program, arguments, in: folder.url)
  }

  /// A folder that goes away with its owner.
  private final class ScratchFolder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: "formview-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ bytes: [UInt8], _ name: String) throws {
      try Data(bytes).write(to: url.appending(path: name))
    }

    func read(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: url.appending(path: name)))
    }
  }
}
