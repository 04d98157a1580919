import Ciphers

/// A passphrase in a file or a typed line: the text before the first line end.
package enum Passphrase {
  /// Fails if the first line is empty.
  package static func firstLine(of file: UnsafeRawBufferPointer) throws(AgeFailure) -> SecretBytes {
    var line = file.prefix { $0 != UInt8(ascii: "\n") }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard !line.isEmpty else { throw .emptyPassphrase }
    return SecretBytes(line)
  }
}
