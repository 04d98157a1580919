import AgeFile
import Ciphers
import Glibc
import Storage

/// Asks for a passphrase on the terminal, independent of standard input and output; the input is hidden.
final class PassphrasePrompt {
  private let descriptor: Int32

  /// The longest line of a terminal, in bytes.
  private static let longest = 4096

  /// Nil without a terminal.
  init?() {
    descriptor = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    if descriptor < 0 { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static let mostTries = 3

  /// The result of `accept` for a file's passphrase; nil if nothing is typed. If `accept` returns nil the passphrase
  /// is wrong, and requested again: input is hidden meanwhile, too.
  func open<Result>(
    _ name: String, _ accept: (SecretBytes) throws(CommandFailure) -> Result?
  ) throws(CommandFailure) -> Result? {
    try HiddenInput.during(on: descriptor) { () throws(CommandFailure) in
      try attempt(name, accept)
    }
  }

  private func attempt<Result>(
    _ name: String, _ accept: (SecretBytes) throws(CommandFailure) -> Result?
  ) throws(CommandFailure) -> Result? {
    let texts = Environment.texts
    for attempt in 1...Self.mostTries {
      if attempt > 1 { write(texts.passphraseWrongAgain + "\n") }
      guard let passphrase = ask(texts.passphraseOf(VisibleText.of(name))) else { return nil }
      if passphrase.count > 0, let result = try accept(passphrase) { return result }
    }
    throw CommandFailure(file: name, AgeFailure.wrongPassphrase.reason.text(in: texts))
  }

  /// The passphrase of a new file, which is typed twice; nil if nothing is typed.
  func askForNew(_ name: String) -> SecretBytes? {
    let texts = Environment.texts
    return HiddenInput.during(on: descriptor) {
      while let passphrase = ask(texts.newPassphraseOf(VisibleText.of(name))), passphrase.count > 0,
        let again = ask(texts.passphraseOnceMore)
      {
        if passphrase == again { return passphrase }
        write(texts.passphrasesDiffer + "\n")
      }
      return nil
    }
  }

  /// Reads hidden input up to the end of the line; nil at the end of input.
  private func ask(_ question: String) -> SecretBytes? {
    write(question)
    let line = try? SecretBytes(capacity: Self.longest) { (memory) throws(EndOfInput) in
      let count = Interruption.retrying { read(descriptor, memory.baseAddress, memory.count) }
      guard count > 0 else { throw EndOfInput() }
      return count
    }
    return line.map { line in
      withExtendedLifetime(line) {
        SecretBytes(line.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
      }
    }
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { bytes in
      Interruption.retrying { Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
    }
  }

  private struct EndOfInput: Error {}
}
