import AgeFile
import RecordSources
import Records

/// Gives encrypted data what opens them: keys in files, or a passphrase that is asked for on the terminal.
final class Unlocking {
  private let files: KeyFiles
  /// Read once, where the first encrypted data ask for them: they may come out of a pipe.
  private var keys: AgeKeys?

  /// How often a passphrase may be typed.
  private static let mostTries = 3

  init(_ files: KeyFiles = KeyFiles()) { self.files = files }

  /// The source that a name means.
  func source(
    named name: String, _ options: SourceOptions = SourceOptions()
  ) throws(CommandFailure) -> any RecordSource {
    var options = options
    options.keyOption = files.option
    let source = SourceCatalog.source(named: name, options)
    guard let encrypted = source as? AgeSource else { return source }
    return try unlocked(encrypted)
  }

  private func unlocked(_ source: AgeSource) throws(CommandFailure) -> AgeSource {
    let keys = try readKeys()
    let source = source.with(keys)
    do throws(RecordReadingError) {
      guard try source.needsPassphrase() else { return source }
    } catch {
      // What is wrong with the file is reported when it is read.
      return source
    }
    guard let prompt = PassphrasePrompt() else { return source }
    return try ask(prompt, for: source)
  }

  private func readKeys() throws(CommandFailure) -> AgeKeys {
    if let keys { return keys }
    let read = try files.read()
    keys = read
    return read
  }

  private func ask(
    _ prompt: PassphrasePrompt, for source: AgeSource
  ) throws(CommandFailure) -> AgeSource {
    let texts = Environment.texts
    for attempt in 1...Self.mostTries {
      if attempt > 1 { prompt.write(texts.passphraseWrongAgain + "\n") }
      guard let passphrase = prompt.ask(texts.passphraseOf(VisibleText.of(source.name))) else {
        return source
      }
      do throws(RecordReadingError) {
        guard passphrase.count > 0, try source.accepts(passphrase) else { continue }
      } catch {
        throw CommandFailure(error, hidingContent: false)
      }
      var keys = source.keys
      keys.credentials.passphrase = passphrase
      return source.with(keys)
    }
    throw CommandFailure(file: source.name, AgeFailure.wrongPassphrase.reason.text(in: texts))
  }
}
