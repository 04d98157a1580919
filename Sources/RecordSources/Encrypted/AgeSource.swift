import AgeFile
import Ciphers
import JSONText
import Records
import SourceText
import Storage
import Texts

/// Records in an encrypted file (https://age-encryption.org/v1), whose contents are of any text format.
///
/// Other code works on the decrypted contents in memory; locks, stamps and comparisons on the disk concern the
/// encrypted file.
package struct AgeSource: RecordSource {
  let path: String
  /// The format of the contents named by the user; nil to detect it.
  private let format: TextFormat?
  package let keys: AgeKeys
  let sealer: AgeSealer
  private let cache: PassphraseCache

  package init(_ path: String, format: TextFormat? = nil, keys: AgeKeys = AgeKeys()) {
    self.init(path, format, keys, AgeSealer(), PassphraseCache())
  }

  private init(
    _ path: String, _ format: TextFormat?, _ keys: AgeKeys, _ sealer: AgeSealer,
    _ cache: PassphraseCache
  ) {
    (self.path, self.format, self.keys) = (path, format, keys)
    (self.sealer, self.cache) = (sealer, cache)
    CoreDump.forbid()
  }

  /// A source of this file that is opened with other keys.
  package func with(_ keys: AgeKeys) -> AgeSource { AgeSource(path, format, keys, sealer, cache) }

  package static let ending = ".age"

  static func isShown(by name: String) -> Bool { name.utf8.suffix(4).elementsEqual(ending.utf8) }

  /// The name of the contents: `staff.plist` for `staff.plist.age`.
  private var shownName: String {
    Self.isShown(by: path) ? String(path.dropLast(Self.ending.count)) : path
  }

  // MARK: The file

  package var name: String { path }
  package var currentVersion: SourceVersion? {
    FileStamp.current(of: path).map { SourceVersion(AgeVersion(stamp: $0)) }
  }
  package var watch: SourceWatch { FileReader.isStream(path) ? .never : .files([path]) }
  package var identity: SourceIdentity { SourceIdentity(file: path) }
  package var canBegin: Bool { FileReader.canBegin(path) }
  /// True if a new file needs a passphrase, since no keys determine its recipients.
  package var beginsWithPassphrase: Bool {
    canBegin && keys.credentials.passphrase == nil && newRecipients == nil
  }
  package var isEncrypted: Bool { true }

  /// Size in bytes; nil if it is unknown, and with a passphrase, which takes as long as
  /// reading a large file.
  package var size: Int? {
    guard keys.credentials.passphrase == nil, !FileReader.isStream(path),
      let size = FileStamp.current(of: path)?.size, size > 0
    else { return nil }
    return Int(size)
  }

  package func lock(
    patience: Duration, isStopped: @escaping @Sendable () -> Bool, onWait: () -> Void
  ) throws(SourceFailure) -> any SourceLock {
    do {
      return try FileLock(path, patience: patience, isStopped: isStopped, onWait: onWait)
    } catch {
      throw SourceFailure(error)
    }
  }

  /// Writes the decrypted contents, for users who requested them.
  package func write(
    _ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws { try FileSource(path, format: format).write(table, to: sink) }

  /// Another encrypted file with the same recipients.
  package func elsewhere(_ path: String) -> (any RecordSource)? {
    AgeSource(path, format, keys, sealer, cache)
  }

  package func needsReload(_ table: RecordTable, savedAs version: SourceVersion) -> Bool {
    table.needsReload
  }

  // MARK: Reading

  /// Nil: nothing is authenticated before all is decrypted.
  package func beginning(
    of request: RecordRequest
  ) throws(RecordReadingError) -> SourceContents? { nil }

  package func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents {
    guard let recipients = newRecipients else {
      throw .usage(SourceFailure(name: path, reason: Sentence { $0.ageNewNeedsKeys }))
    }
    // What is encrypted is a new file of its own name.
    let begun = try FileSource(shownName, format: format)
      .begin(request, asList: asList, defaults: defaults)
    sealer.aim(at: recipients, isArmored: false)
    var abilities = begun.abilities
    abilities.refuse(.rescue, .editExternally) { $0.encryptedStaysEncrypted }
    if keys.locksOut { abilities.refuse(.save, .saveAs) { $0.ageRecipientsLackYou } }
    return SourceContents(table: begun.table, version: nil, abilities: abilities)
  }

  /// The recipients of a new file: the listed ones, else the owner of the passphrase or the identities; nil if
  /// unknown.
  private var newRecipients: AgeRecipients? {
    if let recipients = keys.recipients { return .keys(recipients) }
    let credentials = keys.credentials
    if let passphrase = credentials.passphrase {
      return .passphrase(passphrase, workFactor: AgeRecipients.usualWorkFactor)
    }
    let own = credentials.identities.map(\.recipient)
    return own.isEmpty ? nil : .keys(own)
  }

  package func open(
    _ request: RecordRequest, readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery {
    let file = try stored()
    let opened = try opened(file)
    let plain = SourceText(name: path, buffer: opened.bytes.buffer)
    if DataAppearance.isDatabase(plain) { throw failure(Sentence { $0.databaseIsEncrypted }) }
    if DataAppearance.isEncrypted(plain) { throw failure(Sentence { $0.ageIsInsideAge }) }
    aim(at: opened)
    return try AgeDelivery(
      plain, shownAs: shownName, request, format: format,
      version: SourceVersion(AgeVersion(stamp: file.stamp, file: file.text.buffer)),
      abilities: abilities(of: file, opened))
  }

  /// True if the file requires a passphrase that was not given.
  package func needsPassphrase() throws(RecordReadingError) -> Bool {
    guard keys.credentials.passphrase == nil, !FileReader.isStream(path) else { return false }
    return try envelope(of: stored()).needsPassphrase
  }

  /// True if the passphrase opens the file; its derived key is kept.
  package func accepts(_ passphrase: SecretBytes) throws(RecordReadingError) -> Bool {
    let envelope = try envelope(of: stored())
    do throws(AgeFailure) {
      try envelope.check(AgeCredentials(passphrase: passphrase), cache)
      return true
    } catch AgeFailure.wrongPassphrase {
      return false
    } catch {
      throw failure(error)
    }
  }

  func stored() throws(RecordReadingError) -> StoredFile {
    do throws(FileError) {
      return try FileReader.read(path)
    } catch {
      throw .unreadable(SourceFailure(error))
    }
  }

  private func envelope(of file: StoredFile) throws(RecordReadingError) -> AgeEnvelope {
    guard DataAppearance.isEncrypted(file.text) else {
      let isCut = withExtendedLifetime(file) {
        DataAppearance.isCutEncrypted(file.text.buffer.bytes, named: path)
      }
      throw isCut ? failure(AgeFailure.isCutShort) : failure(Sentence { $0.ageFileIsNone })
    }
    defer { withExtendedLifetime(file) {} }
    do throws(AgeFailure) {
      return try AgeEnvelope(file.text.buffer.bytes)
    } catch {
      throw failure(error)
    }
  }

  func opened(_ file: StoredFile) throws(RecordReadingError) -> AgeContents {
    let envelope = try envelope(of: file)
    do throws(AgeFailure) {
      return try envelope.open(keys.credentials, cache)
    } catch {
      switch error {
      case .wrongPassphrase, .noIdentityFits, .needsIdentity, .needsPassphrase:
        // What fitted before no longer does: somebody has encrypted it for others.
        if sealer.hasTarget { throw failure(Sentence { $0.ageKeysNoLongerFit }) }
        throw failure(error)
      default: throw failure(error)
      }
    }
  }

  func failure(_ reason: Sentence) -> RecordReadingError {
    .unreadable(SourceFailure(name: path, reason: reason))
  }

  /// A usage error if an option would help.
  private func failure(_ error: AgeFailure) -> RecordReadingError {
    switch error {
    case .needsPassphrase, .needsIdentity:
      .usage(SourceFailure(name: path, reason: error.reason))
    default: failure(error.reason)
    }
  }
}

extension AgeSource {
  /// The file with listed recipients for saving; nil if they exclude the user who opened it.
  package func saving(for recipients: [X25519Recipient]) -> AgeSource? {
    var keys = keys
    keys.recipients = recipients
    guard !keys.locksOut else { return nil }
    sealer.aim(at: .keys(recipients))
    return with(keys)
  }
}
