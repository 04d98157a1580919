import Ciphers

/// A header for one file, with a fresh file key and, for a passphrase, a fresh salt.
package struct AgeSealing: Sendable {
  private let fileKey: CipherKey
  private let header: [UInt8]
  private let isArmored: Bool
  private let hasCRLF: Bool

  /// Makes the file key and encrypts it to the recipients. Takes about a second for a passphrase. `hasCRLF`: the
  /// lines of an armored file end with CR LF.
  package init(
    for recipients: AgeRecipients, isArmored: Bool, hasCRLF: Bool = false
  ) throws(AgeFailure) {
    let sodium = try Sodium.forAge()
    fileKey = sodium.newKey(FileKey.length)
    header = try recipients.header(for: fileKey, sodium).bytes
    self.isArmored = isArmored
    self.hasCRLF = hasCRLF
  }

  /// The whole encrypted file with the contents that `produce` passes to its sink. Consuming, since the next file has
  /// another key.
  package consuming func file(
    _ produce: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws -> [UInt8] {
    var writer = PayloadWriter(fileKey)
    try produce { writer.append($0) }
    writer.finish()
    let file = header + writer.payload
    return isArmored ? AgeArmor.text(file, hasCRLF: hasCRLF) : file
  }
}
