import FormEditor
import Forms
import Glibc
import Records
import Servers
import SourceText
import Storage

/// Unsaved changes when the program is ended, and from an earlier end.
extension SessionFiles {
  /// The next rescued changes that the user was not asked about; `table` are the current records, as shown by `form`.
  func rescue(over table: RecordTable, of form: Form) -> Rescue? {
    guard allowsRescue || source.isEncrypted else { return nil }
    let identity = journalIdentity
    let left =
      (journalFolder.left(of: identity)
      + journalFolder.left(of: identity, renamedTo: table) { _ in form.secrets })
      .withoutTaken()
    for journal in left where !journal.isEmpty && !askedJournals.contains(journal.path) {
      if journal.texts.isEmpty, table.isWhole, journal.isSaved(in: table, of: form) {
        for path in journal.paths { FileRemover.remove(path) }
        continue
      }
      askedJournals.insert(journal.path)
      guard journal.header.records?.isShown(by: form) ?? true,
        !journal.needsItsForm(for: table, besides: form)
      else {
        journalsOfOtherForms.append(journal)
        continue
      }
      leftJournal = journal
      var rescue = journal.rescue
      if journal.header.identity.file != identity.file {
        rescue.journal?.formerFile = journal.shownName
      }
      return rescue
    }
    leftJournal = nil
    guard allowsRescue, rescueFile == nil, let file = RescueFile.latest(for: rescuedPath)
    else { return nil }
    let texts = file.hasTexts ? Self.texts(at: file.textsPath) : []
    // A file of the name with nothing of ours in it is somebody else's.
    guard file.hasChanges || !texts.isEmpty else { return nil }
    rescueFile = file
    // A table of a database has no stamp of a file.
    let isUnknown =
      FileStamp.current(of: source.identity.path) == nil && source.currentVersion != nil
    return Rescue(
      path: file.path, hasChanges: file.hasChanges, texts: texts,
      fileIsNewer: file.isOlder || isUnknown)
  }

  var journalIdentity: SourceIdentity { source.identity.absolute }

  /// A journal for the coming edits; nil if nothing may be stored.
  func makeJournal() -> SessionJournal? {
    guard allowsRescue || source.isEncrypted else { return nil }
    let form =
      formFiles == nil
      ? nil : ServerURL.isAddress(formPath) ? formPath : AbsolutePath.of(formPath)
    return SessionJournal(
      of: journalIdentity, form: form, isEncrypted: source.isEncrypted, in: journalFolder)
  }

  /// Messages about journals of forms that show other records of the file, once.
  func takeWordsOfOtherForms() -> String? {
    defer { journalsOfOtherForms = [] }
    guard !journalsOfOtherForms.isEmpty else { return nil }
    return journalsOfOtherForms.map(\.wordsForOtherForm).joined(separator: "; ")
  }

  /// Reduces the adopted journal to the part that could not be applied; returns the reason if that can't be written.
  func reduceJournal(
    to misfits: [JournalMisfit], _ texts: [RescuedText], keptBy journal: SessionJournal?
  ) -> EditorAction? {
    guard let leftJournal else { return nil }
    self.leftJournal = nil
    do throws(FileError) {
      let rest = try journalFolder.keepRemainder(of: leftJournal, misfits, texts)
      if let rest { askedJournals.insert(rest.path) }
      journal?.replace(leftJournal.paths)
      return nil
    } catch {
      let texts = Environment.texts
      let reason = texts.line(error.path, error.reason.text(in: texts))
      return .noticed(texts.remainderNotKept(reason))
    }
  }

  private static func texts(at path: String) -> [RescuedText] {
    guard let text = try? FileReader.read(path).text else { return [] }
    return withExtendedLifetime(text.buffer) {
      RescuedText.all(in: String(decoding: text.buffer.bytes, as: UTF8.self))
    }
  }

  /// The records of the rescue file, or the journal's result for the current ones.
  func readRescue(
    to purpose: Rescue.Purpose, in editor: Editor, keptBy journal: SessionJournal?
  ) -> EditorAction {
    if let leftJournal {
      if purpose == .adopt, let obstacle = claim(leftJournal, for: journal) { return obstacle }
      let replay = leftJournal.replayed(
        over: editor.savedTable, to: editor.documentTable, of: editor.documentForm)
      return .journalRead(replay, to: purpose)
    }
    guard let rescueFile else { return .failed(Environment.texts.nothingToTake) }
    do {
      let form = editor.documentForm
      let records = try table(at: rescueFile.path, of: form)
      let base = rescueFile.hasBase ? try? table(at: rescueFile.basePath, of: form) : nil
      return .rescueRead(RescuedRecords(records, base: base), to: purpose)
    } catch let error as FileError {
      let texts = Environment.texts
      return .failed(texts.line(error.path, error.reason.text(in: texts)))
    } catch {
      return .failed(Environment.texts.rescueIsInvalid(rescueFile.path))
    }
  }

  /// Claims a journal, which is included in `journal`; returns the reason if it can't be taken here.
  private func claim(_ left: LeftJournal, for journal: SessionJournal?) -> EditorAction? {
    do throws(FileError) {
      guard let claim = try JournalClaim(left.path, patience: .zero) else {
        leftJournal = nil
        return .rescueTaken
      }
      journalClaims.append(claim)
      leftJournal = left.claimed(claim)
    } catch {
      let texts = Environment.texts
      return .failed(texts.line(error.path, error.reason.text(in: texts)))
    }
    if left.isSealed { journal?.sealAll() }
    return nil
  }

  private func table(at path: String, of form: Form) throws -> RecordTable {
    // What a file's lines mean is for the name of the data file to say.
    let text = SourceText(name: source.name, buffer: try FileReader.read(path).text.buffer)
    return try RecordTable(parsing: text, recordsPath: form.recordsPath?.steps ?? [])
  }

  /// Path of the data with symbolic links resolved.
  private var rescuedPath: String { AbsolutePath.target(of: source.identity.path) }

  /// The reason why it could not be deleted; nil if it is deleted, or will be once `journal` includes it.
  func deleteRescue(withTexts: Bool, keptBy journal: SessionJournal?) -> EditorAction? {
    if let leftJournal {
      journal?.replace(leftJournal.paths)
      self.leftJournal = nil
      return nil
    }
    do throws(FileError) {
      try rescueFile?.delete(withTexts: withTexts)
      if withTexts { rescueFile = nil }
      return nil
    } catch {
      let texts = Environment.texts
      return .failed(texts.cannotBeDeleted(error.path, error.reason.text(in: texts)))
    }
  }

  private func rescueFile(replacing: Bool) throws(FileError) -> RescueFile {
    if replacing, let rescueFile { return rescueFile }
    return try .claim(for: rescuedPath)
  }

  /// The message if nothing may be stored.
  private var lostForEncryption: String {
    let texts = Environment.texts
    return texts.notSavedAndLost(source.name, texts.asClause(texts.encryptedStaysEncrypted))
  }

  /// Stores unsaved changes in the data file's folder, as the program has to end; returns the location or the reason,
  /// and true if a journal can be recovered.
  ///
  /// `base`: the records in the file. With `replacing` the earlier rescue file is overwritten: all of it is in the
  /// records.
  func rescue(
    _ table: RecordTable?, over base: RecordTable, _ texts: [RescuedText], replacing: Bool,
    attempts: Int = 10
  ) -> (line: String, isKept: Bool)? {
    guard table != nil || !texts.isEmpty else { return nil }
    guard allowsRescue else {
      guard source.isEncrypted else { return nil }
      return (lostForEncryption, false)
    }
    do throws(FileError) {
      let file = try rescueFile(replacing: replacing)
      do throws(FileError) {
        if let table {
          try file.write(table.write, base: base.write, replacing: file == rescueFile)
        }
        try file.write(texts: texts.map { $0.jsonLine + "\n" }.joined())
      } catch {
        file.releaseClaim()
        throw error
      }
      let line = Environment.texts.notSaved(
        source.name, changes: table == nil ? nil : file.path,
        texts: texts.isEmpty ? nil : file.textsPath, textCount: texts.count)
      return (line, table == nil || file.hasBase)
    } catch {
      // Another session has taken the name meanwhile, or somebody else.
      if error.cause == .changed, attempts > 1 {
        return rescue(table, over: base, texts, replacing: false, attempts: attempts - 1)
      }
      let words = Environment.texts
      let reason = words.line(error.path, error.reason.text(in: words))
      return (words.notSavedAndLost(source.name, reason), false)
    }
  }
}
