import SourceText

/// A file of identities as `age-keygen` writes it: one each line, comments, empty lines.
package enum IdentityFile {
  /// The identities of a file, at least one.
  package static func identities(
    _ file: UnsafeRawBufferPointer
  ) throws(AgeFailure) -> [X25519Identity] {
    if AgeEnvelope.isRecognized(file) { throw .identitiesAreEncrypted }
    var identities: [X25519Identity] = []
    for (number, line) in KeyLines(file).lines {
      guard let identity = X25519Identity(line) else {
        let isOther =
          line.hasPrefix("AGE-PLUGIN-") || line.hasPrefix("AGE-SECRET-KEY-PQ-")
          || line.hasPrefix("-----BEGIN ")
        throw isOther ? .otherKindOfIdentity(line: number) : .invalidIdentity(line: number)
      }
      identities.append(identity)
    }
    guard !identities.isEmpty else { throw .noIdentities }
    return identities
  }
}
