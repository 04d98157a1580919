import AgeFile
import Glibc
import Storage

/// Asks for a passphrase on the terminal, whatever standard input and output are; what is typed is not shown.
final class PassphrasePrompt {
  private let descriptor: Int32

  /// Bytes of a line that a terminal hands over at most.
  private static let longest = 4096

  /// Nil where there is no terminal.
  init?() {
    descriptor = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    if descriptor < 0 { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// How often a passphrase may be typed.
  private static let mostTries = 3

  /// What `accept` makes of the passphrase of a file; nil where nothing is typed. Where it makes nothing of it the
  /// passphrase is wrong, and asked for again: what is typed while it is tried is not shown either.
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

  /// The passphrase of a new file, which is typed twice; nil where nothing is typed.
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

  /// What is typed up to the end of the line, while the terminal does not show it; nil where the input ends.
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
