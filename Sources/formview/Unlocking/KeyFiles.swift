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

  /// What is in the files.
  func read() throws(CommandFailure) -> AgeKeys {
    var keys = AgeKeys()
    let named =
      identities.isEmpty ? Environment.value(Self.variable).map { [$0] } ?? [] : identities
    for path in named {
      keys.credentials.identities += try Self.read(path, IdentityFile.identities)
    }
    keys.credentials.passphrase = try passphrase.map { path throws(CommandFailure) in
      try Self.read(path, Passphrase.firstLine)
    }
    keys.recipients = try recipients.map { path throws(CommandFailure) in
      try Self.read(path, RecipientsFile.recipients)
    }
    return keys
  }

  private static func read<Result>(
    _ path: String, _ parse: (UnsafeRawBufferPointer) throws(AgeFailure) -> Result
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
    do {
      return try parse(bytes)
    } catch {
      throw CommandFailure(file: path, error.reason.text(in: Environment.texts))
    }
  }
}
