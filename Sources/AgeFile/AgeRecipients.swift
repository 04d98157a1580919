import Ciphers

/// The recipients that a file is encrypted to.
package enum AgeRecipients: Equatable, Sendable {
  /// The work factor is the binary logarithm of the work.
  case passphrase(SecretBytes, workFactor: Int)
  case keys([X25519Recipient])

  /// Work factor that `age` uses: about a second, and 256 MiB.
  package static let usualWorkFactor = 18

  func header(for fileKey: CipherKey, _ sodium: Sodium) throws(AgeFailure) -> AgeHeader {
    var stanzas: [AgeStanza] = []
    switch self {
    case .passphrase(let passphrase, let workFactor):
      stanzas = [
        try ScryptStanza.new(for: fileKey, passphrase, workFactor: workFactor, sodium)
      ]
    case .keys(let recipients):
      guard !recipients.isEmpty else { throw .noRecipients }
      for recipient in recipients { stanzas.append(try recipient.stanza(for: fileKey, sodium)) }
    }
    return AgeHeader(stanzas, fileKey: fileKey)
  }
}
