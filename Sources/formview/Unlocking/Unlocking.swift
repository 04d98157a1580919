import AgeFile
import RecordSources
import Records

/// Provides keys for encrypted data: from files, or a passphrase requested on the terminal.
final class Unlocking {
  private let files: KeyFiles
  // Read once, where the first encrypted data ask for them: they may come out of a pipe.
  private var others: AgeKeys?
  private var identities: [X25519Identity]?

  init(_ files: KeyFiles = KeyFiles()) { self.files = files }

  /// The source for a name; `mayBegin`: a missing file is created, and so needs a passphrase.
  func source(
    named name: String, _ options: SourceOptions = SourceOptions(), mayBegin: Bool
  ) throws(CommandFailure) -> any RecordSource {
    var options = options
    options.keyOption = files.option
    let source = SourceCatalog.source(named: name, options)
    guard let encrypted = source as? AgeSource else { return source }
    return try unlocked(encrypted, mayBegin: mayBegin)
  }

  private func unlocked(
    _ source: AgeSource, mayBegin: Bool
  ) throws(CommandFailure) -> AgeSource {
    // What is wrong with the file is reported when it is read.
    let isByPassphrase = (try? source.needsPassphrase()) ?? false
    var keys = try readOthers()
    // The environment's identity may have a passphrase of its own: that is asked for only where the identity opens
    // something, or shows that whoever saves can read what is saved.
    if !isByPassphrase || keys.recipients != nil || !files.identities.isEmpty {
      keys.credentials.identities = try readIdentities()
    }
    let source = source.with(keys)
    if mayBegin, source.beginsWithPassphrase {
      guard let passphrase = PassphrasePrompt()?.askForNew(source.name) else { return source }
      keys.credentials.passphrase = passphrase
      return source.with(keys)
    }
    guard isByPassphrase, keys.credentials.passphrase == nil else { return source }
    return try ask(for: source)
  }

  private func readOthers() throws(CommandFailure) -> AgeKeys {
    if let others { return others }
    var keys = AgeKeys()
    keys.credentials.passphrase = try files.readPassphrase()
    keys.recipients = try files.readRecipients()
    others = keys
    return keys
  }

  private func readIdentities() throws(CommandFailure) -> [X25519Identity] {
    if let identities { return identities }
    let read = try files.readIdentities()
    identities = read
    return read
  }

  /// Without a terminal or input, reading reports the missing option.
  private func ask(for source: AgeSource) throws(CommandFailure) -> AgeSource {
    let opened = try PassphrasePrompt()?.open(source.name) {
      (passphrase) throws(CommandFailure) -> AgeSource? in
      do throws(RecordReadingError) {
        guard try source.accepts(passphrase) else { return nil }
      } catch {
        throw CommandFailure(error, hidingContent: false)
      }
      var keys = source.keys
      keys.credentials.passphrase = passphrase
      return source.with(keys)
    }
    return opened ?? source
  }
}
