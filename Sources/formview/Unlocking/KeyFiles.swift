import AgeFile
import RecordSources
import SourceText
import Storage

/// The files that have what encrypted data are opened with, as the user has named them.
struct KeyFiles {
  /// Files of identities.
  var identities: [String] = []
  /// The file whose first line is the passphrase.
  var passphrase: String?
  /// The file of those for whom saving encrypts.
  var recipients: String?

  /// Files of keys are short.
  private static let largest = 1 << 20

  /// The variable that names a file of identities where no option does.
  static let variable = "FORMVIEW_IDENTITY"

  /// The first option that was given; nil where none was.
  var option: String? {
    !identities.isEmpty
      ? "--identity"
      : passphrase != nil
        ? "--passphrase-file" : recipients != nil ? "--recipients-file" : nil
  }

  /// What is in the files of identities; the passphrases of those that are encrypted are asked for.
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

  /// The passphrase; nil where no file was named.
  func readPassphrase() throws(CommandFailure) -> SecretBytes? {
    try passphrase.map { path throws(CommandFailure) in
      try Self.read(path) { (bytes) throws(CommandFailure) in
        try Self.parsed(path) { () throws(AgeFailure) in try Passphrase.firstLine(of: bytes) }
      }
    }
  }

  /// The recipients; nil where no file was named.
  func readRecipients() throws(CommandFailure) -> [X25519Recipient]? {
    try recipients.map { path throws(CommandFailure) in
      try Self.read(path) { (bytes) throws(CommandFailure) in
        try Self.parsed(path) { () throws(AgeFailure) in try RecipientsFile.recipients(bytes) }
      }
    }
  }

  /// The recipients that a file lists which is named on the screen, so that no pipe is waited for.
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
