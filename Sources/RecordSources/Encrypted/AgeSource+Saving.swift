import AgeFile
import Records
import SourceText
import Storage
import Texts

extension AgeSource {
  /// Nothing is written to a disk unencrypted, and no current recipient is excluded by saving.
  func abilities(of file: StoredFile, _ opened: AgeContents) -> SourceAbilities {
    var abilities = SourceAbilities()
    abilities.refuse(.rescue, .editExternally) { $0.encryptedStaysEncrypted }
    if !file.canBeSaved {
      abilities.refuse(.save, .lock) { $0.notRegularFile }
    } else if keys.locksOut {
      abilities.refuse(.save, .saveAs) { $0.ageRecipientsLackYou }
    } else if keys.recipients == nil && opened.recipients == nil {
      abilities.refuse(.save, .saveAs, without: .recipients) { $0.ageRecipientsAreUnknown }
    }
    return abilities
  }

  func aim(at opened: AgeContents) {
    sealer.aim(
      at: keys.recipients.map { .keys($0) } ?? opened.recipients, isArmored: opened.isArmored,
      hasCRLF: opened.hasCRLF, recipientCount: opened.recipientCount)
  }

  package var isReadyToCommit: Bool { sealer.isReady }

  package func prepareCommit() { sealer.prepare() }

  package func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer {
    let refusals = commit.table.refusalsOfDocument
    guard refusals.isEmpty else { return .refused(refusals) }
    let file: ByteBuffer
    do {
      if case .anything = commit.expected { aimAtPresentFile() }
      file = ByteBuffer(try sealed(commit.table))
    } catch {
      return .failed(failure(sealing: error))
    }
    do throws(FileError) {
      let written = try AtomicFile.write(to: path, expecting: expected(by: commit)) { sink in
        try sink(file.bytes)
      }
      (lock as? FileLock)?.note(written)
      let version = SourceVersion(AgeVersion(stamp: written.stamp, file: file))
      let answer = CommitAnswer(written, as: version, at: path)
      // What else was lost is reported first, and this with the next save.
      guard case .saved = answer, let count = keys.recipients?.count,
        let former = sealer.takeFormerCount(writing: count), count < former
      else { return answer }
      return .savedWithout(
        version,
        SourceFailure(name: path, reason: Sentence { $0.ageHasFewerRecipients(count, of: former) }))
    } catch {
      return CommitAnswer(error, now: currentVersion)
    }
  }

  /// The encrypted file with these records, for another program: with the current recipients.
  package func encrypted(_ table: RecordTable) throws(SourceFailure) -> [UInt8] {
    guard !keys.locksOut else {
      throw SourceFailure(name: path, reason: Sentence { $0.asClause($0.ageRecipientsLackYou) })
    }
    do {
      return try sealed(table)
    } catch {
      throw failure(sealing: error)
    }
  }

  /// The bytes on the disk of a file with these records.
  private func sealed(_ table: RecordTable) throws -> [UInt8] {
    try sealer.take().file { sink in try write(table, to: sink) }
  }

  private func failure(sealing error: any Error) -> SourceFailure {
    let reason = (error as? AgeFailure)?.reason ?? Sentence(verbatim: "\(error)")
    return SourceFailure(name: path, reason: reason)
  }

  /// Reads the recipients of the file to be overwritten, which may differ from the file that was read.
  private func aimAtPresentFile() {
    guard let file = try? stored(), let opened = try? opened(file) else { return }
    aim(at: opened)
  }

  private func expected(by commit: RecordCommit) -> ExpectedFile {
    switch commit.expected {
    case .anything: .anything
    case .nothing: .nothing
    case .version(let version): (version.mark as? AgeVersion)?.expected ?? .nothing
    }
  }
}

/// A state of an encrypted file: its stamp, and its bytes if they were read or written.
struct AgeVersion: Equatable, Sendable {
  let stamp: FileStamp
  /// Bytes on the disk: encrypting the contents again gives other bytes.
  var file: ByteBuffer?

  /// Compares stamps only.
  static func == (a: Self, b: Self) -> Bool { a.stamp == b.stamp }

  /// The required state for a save without loss of others' work.
  var expected: ExpectedFile {
    .file(stamp, contents: file.map { file in FileContents { sink in try sink(file.bytes) } })
  }
}
