import Ciphers
import SourceText

/// A file of identities as `age-keygen` writes it: one per line, with comments and empty lines.
package enum IdentityFile {
  /// The identities of a file, at least one. Other programs' kinds of identities are skipped.
  package static func identities(
    _ file: UnsafeRawBufferPointer
  ) throws(AgeFailure) -> [X25519Identity] {
    if AgeEnvelope.isRecognized(file) { throw .identitiesAreEncrypted }
    let sodium = try Sodium.forAge()
    var identities: [X25519Identity] = []
    var firstOther: Int?
    // An SSH key goes over several lines.
    var isInBlock = false
    for (number, line) in KeyLines(file).lines {
      if line.hasPrefix("-----BEGIN ") { isInBlock = true }
      if let identity = isInBlock ? nil : X25519Identity(line, sodium) {
        identities.append(identity)
      } else if isInBlock || line.hasPrefix("AGE-PLUGIN-") || line.hasPrefix("AGE-SECRET-KEY-PQ-") {
        firstOther = firstOther ?? number
      } else {
        throw .invalidIdentity(line: number)
      }
      if line.hasPrefix("-----END ") { isInBlock = false }
    }
    if let firstOther, identities.isEmpty { throw .otherKindOfIdentity(line: firstOther) }
    guard !identities.isEmpty else { throw .noIdentities }
    return identities
  }
}
