import AgeFile
import Ciphers
import RecordSources
import SourceText
import Storage

/// The user's files with keys for encrypted data.
struct KeyFiles {
  var identities: [String] = []
  /// File whose first line is the passphrase.
  var passphrase: String?
  var recipients: String?

  /// Maximum size in bytes; key files are short.
  private static let largest = 1 << 20

  /// Environment variable that names a file of identities if no option does.
  static let variable = "FORMVIEW_IDENTITY"

  var option: String? {
    !identities.isEmpty
      ? "--identity"
      : passphrase != nil
        ? "--passphrase-file" : recipients != nil ? "--recipients-file" : nil
  }

  /// The contents of the files of identities; asks for the passphrases of encrypted ones.
  func readIdentities() throws(CommandFailure) -> [X25519Identity] {
    let named =
      identities.isEmpty ? EnvironmentPath.path(Self.variable).map { [$0] } ?? [] : identities
    var found: [X25519Identity] = []
    for path in named {
      found += try Self.read(path) { (bytes) throws(CommandFailure) in
        AgeEnvelope.isRecognized(bytes)
          ? try Self.decrypted(bytes, path)
          : try Self.parsed(path) { () throws(AgeFailure) in try IdentityFile.identities(bytes) }
      }
    }
    return found
  }

  /// The passphrase; nil if no file was named.
  func readPassphrase() throws(CommandFailure) -> SecretBytes? {
    try passphrase.map { path throws(CommandFailure) in
      try Self.read(path) { (bytes) throws(CommandFailure) in
        try Self.parsed(path) { () throws(AgeFailure) in try Passphrase.firstLine(of: bytes) }
      }
    }
  }

  /// The recipients; nil if no file was named.
  func readRecipients() throws(CommandFailure) -> [X25519Recipient]? {
    try recipients.map { path throws(CommandFailure) in
      try Self.read(path) { (bytes) throws(CommandFailure) in
        try Self.parsed(path) { () throws(AgeFailure) in try RecipientsFile.recipients(bytes) }
      }
    }
  }

  /// The recipients in a file named on the screen, so that no pipe is waited for.
  static func recipients(listedIn path: String) throws -> [X25519Recipient] {
    let file = try FileReader.readFile(path, limit: largest)
    return try withExtendedLifetime(file) {
      try RecipientsFile.recipients(file.text.buffer.bytes)
    }
  }

  private static func read<Result>(
    _ path: String, _ parse: (UnsafeRawBufferPointer) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let file: StoredFile
    do {
      file = try FileReader.read(path, limit: largest)
    } catch {
      throw CommandFailure(error)
    }
    let bytes = file.text.buffer.bytes
    defer {
      // Nobody else has seen the buffer.
      SecretBytes.wipe(UnsafeMutableRawBufferPointer(mutating: bytes))
      withExtendedLifetime(file) {}
    }
    return try parse(bytes)
  }

  private static func parsed<Result>(
    _ path: String, _ parse: () throws(AgeFailure) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(AgeFailure) {
      return try parse()
    } catch {
      throw CommandFailure(file: path, error.reason.text(in: Environment.texts))
    }
  }

  /// The identities of a file that is encrypted with a passphrase.
  private static func decrypted(
    _ bytes: UnsafeRawBufferPointer, _ path: String
  ) throws(CommandFailure) -> [X25519Identity] {
    let found = try PassphrasePrompt()?.open(path) { (typed) throws(CommandFailure) in
      try parsed(path) { () throws(AgeFailure) -> [X25519Identity]? in
        do throws(AgeFailure) {
          let opened = try AgeEnvelope(bytes).open(AgeCredentials(passphrase: typed))
          return try withExtendedLifetime(opened) { () throws(AgeFailure) in
            try IdentityFile.identities(opened.bytes.bytes)
          }
        } catch AgeFailure.wrongPassphrase {
          return nil
        } catch {
          throw error
        }
      }
    }
    if let found { return found }
    let reason = AgeFailure.identitiesAreEncrypted.reason
    throw CommandFailure(.usage, file: path, reason.text(in: Environment.texts))
  }
}
