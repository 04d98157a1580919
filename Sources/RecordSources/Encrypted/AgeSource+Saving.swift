import AgeFile
import Records
import SourceText
import Storage
import Texts

/// Saving encrypts again, for those who could read the file.
extension AgeSource {
  /// Nothing of it goes to a disk in clear; and nobody who can read the file now is left out by saving it.
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
    let refusals = commit.refusalsOfDocument
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

  /// What the file is with these records, for another program: encrypted for whom it was.
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

  /// The bytes of a file with these records, as they are written to the disk.
  private func sealed(_ table: RecordTable) throws -> [UInt8] {
    try sealer.take().file { sink in try write(table, to: sink) }
  }

  private func failure(sealing error: any Error) -> SourceFailure {
    let reason = (error as? AgeFailure)?.reason ?? Sentence(verbatim: "\(error)")
    return SourceFailure(name: path, reason: reason)
  }

  /// What is overwritten may be for others than what was read.
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
