import Ciphers
import SourceText

/// An age file with a parsed header and contents that are still encrypted.
package struct AgeEnvelope: Sendable {
  package let isArmored: Bool
  private let hasCRLF: Bool
  private let header: AgeHeader
  private let passphraseStanza: ScryptStanza?
  private let keyStanzas: [X25519Stanza]
  private let bytes: [UInt8]
  private let payloadStart: Int

  /// True if bytes begin like an age file of any version.
  package static func isRecognized(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: AgeHeader.name.utf8) || AgeArmor.isRecognized(head)
  }

  /// Parses the header of a whole file; nothing is decrypted yet, and no key is derived.
  package init(_ file: UnsafeRawBufferPointer) throws(AgeFailure) {
    isArmored = AgeArmor.isRecognized(file)
    hasCRLF = isArmored && file.contains(UInt8(ascii: "\r"))
    bytes = isArmored ? try AgeArmor.bytes(file) : Array(file)
    var reader = AgeHeaderReader(bytes)
    header = try reader.header()
    payloadStart = reader.offset
    var passphraseStanza: ScryptStanza?
    var keyStanzas: [X25519Stanza] = []
    for stanza in header.stanzas {
      if let scrypt = try ScryptStanza(stanza) { passphraseStanza = scrypt }
      if let key = try X25519Stanza(stanza) { keyStanzas.append(key) }
    }
    // Whoever knows the passphrase could else pretend to be one of the others.
    if passphraseStanza != nil, header.stanzas.count > 1 { throw .hasInvalidHeader }
    guard !header.stanzas.isEmpty else { throw .hasInvalidHeader }
    (self.passphraseStanza, self.keyStanzas) = (passphraseStanza, keyStanzas)
  }

  package var needsPassphrase: Bool { passphraseStanza != nil }

  /// True if bytes are a beginning of an age file that is too short to recognize.
  package static func isBeginning(_ head: [UInt8]) -> Bool {
    !head.isEmpty && AgeHeader.name.utf8.starts(with: head) || AgeArmor.isBeginning(head)
  }

  /// Decrypts the whole file. Takes about a second with a passphrase, unless its key is in the cache.
  package func open(
    _ credentials: AgeCredentials, _ cache: PassphraseCache? = nil
  ) throws(AgeFailure) -> AgeContents {
    let (fileKey, recipients) = try unlock(credentials, cache)
    guard header.isVouchedFor(by: fileKey) else { throw .hasChangedHeader }
    let contents = try PayloadReader.contents(of: bytes[payloadStart...], fileKey)
    return AgeContents(
      bytes: contents, isArmored: isArmored, hasCRLF: hasCRLF, recipients: recipients,
      recipientCount: header.recipientStanzas.count)
  }

  /// True if the passphrase is right; its key is then in the cache.
  package func check(_ credentials: AgeCredentials, _ cache: PassphraseCache) throws(AgeFailure) {
    _ = try unlock(credentials, cache)
  }

  private func unlock(
    _ credentials: AgeCredentials, _ cache: PassphraseCache?
  ) throws(AgeFailure) -> (CipherKey, AgeRecipients?) {
    let sodium = try Sodium.forAge()
    if let passphraseStanza {
      guard let passphrase = credentials.passphrase else { throw .needsPassphrase }
      var known = cache?.fileKey(of: passphraseStanza, passphrase)
      if known == nil { known = try passphraseStanza.fileKey(passphrase, sodium) }
      guard let fileKey = known else { throw .wrongPassphrase }
      cache?.keep(fileKey, of: passphraseStanza, passphrase)
      return (fileKey, .passphrase(passphrase, workFactor: passphraseStanza.workFactor))
    }
    guard !keyStanzas.isEmpty else { throw .hasOtherKinds(kinds) }
    guard !credentials.identities.isEmpty else { throw .needsIdentity }
    return try unlock(by: credentials.identities, sodium)
  }

  private var kinds: [String] {
    header.stanzas.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
  }

  /// The file key, and the recipients if each stanza was opened by one of the identities.
  private func unlock(
    by identities: [X25519Identity], _ sodium: Sodium
  ) throws(AgeFailure) -> (CipherKey, AgeRecipients?) {
    var found: CipherKey?
    var recipients: [X25519Recipient] = []
    var isKnown = keyStanzas.count == header.recipientStanzas.count
    for stanza in keyStanzas {
      var isOpened = false
      for identity in identities {
        guard let fileKey = try identity.fileKey(in: stanza, sodium) else { continue }
        found = found ?? fileKey
        isOpened = true
        if !recipients.contains(identity.recipient) { recipients.append(identity.recipient) }
        break
      }
      if !isOpened { isKnown = false }
    }
    guard let found else { throw .noIdentityFits }
    return (found, isKnown ? .keys(recipients) : nil)
  }
}
