import Ciphers
import FormEditor
import Forms
import Glibc
import JSONText
import Records
import Storage
import Values

/// The journal of unsaved edits: a line for each edit, written before the next key is read, so that neither a crash
/// nor `kill -9` loses more than a text being typed.
///
/// It begins with the first edit after the file was read or saved, and is deleted when nothing is unsaved. Lines of a
/// form with secrets, and of an encrypted file, are sealed by a key that is lost when the machine restarts; without
/// such a key, an edit of a secret is recorded without contents.
final class SessionJournal {
  let identity: SourceIdentity
  private let isOfEncrypted: Bool
  /// True if it contains lines sealed for a form with possibly other secrets.
  private var hasSealed = false
  private let folder: JournalFolder
  private var file: JournalFile?
  private var scribe: JournalScribe?
  private var texts: [RescuedText] = []
  private var conflicts: [RecordConflict] = []
  private let form: String?
  private var lacksEdits = false
  /// True while the lack is to be reported; false once it was reported, nil if there is none.
  private var lackIsToReport: Bool?
  private var hasHeader = false
  private var namesVersion = false
  private var unwritten: [String] = []
  /// Deletions of journals whose edits were repeated on other records, until these are written.
  private var superseded: [() -> Void] = []
  private let background = JournalBackground()
  private var failure: FileError?
  private var isToReport = false
  /// Damage by others, after which the journal was written again; reported once.
  private var mended: JournalFile.Damage?

  init(of identity: SourceIdentity, form: String?, isEncrypted: Bool, in folder: JournalFolder) {
    self.identity = identity
    self.form = form
    isOfEncrypted = isEncrypted
    self.folder = folder
  }

  /// Writes the steps since the last call, and lines that could not be written before. O(steps).
  func record(_ steps: [DocumentStep], of editor: Editor) {
    let (texts, conflicts) = (editor.textsToRescue, editor.document.openConflicts)
    guard
      !steps.isEmpty || texts != self.texts || conflicts != self.conflicts
        || (hasHeader && !namesVersion)
    else { return }
    if steps.contains(.begun) {
      // What is made again on other records is written before what it was made from goes.
      if let file { superseded.append { file.delete() } }
      forget()
    }
    let secrets = secrets(of: editor)
    let begun = steps.lastIndex(of: .begun).map { $0 + 1 } ?? 0
    var later: [@Sendable () -> [JSONMember]] = []
    for step in steps[begun...] {
      write(step, of: editor, secrets)
      if let members = scribe?.laterMembers(for: step) { later.append(members) }
    }
    if conflicts != self.conflicts { write(conflicts, of: editor, secrets) }
    if scribe?.base.isWhole == false { scribe?.base = editor.savedTable }
    if let members = scribe?.takeComparison() { later.append(members) }
    if texts != self.texts {
      self.texts = texts
      begin(editor)
      append([RescuedText.member(openTexts(texts, secrets, of: editor))], secrets, of: "texts")
    }
    if !editor.hasUnsavedEdits && texts.isEmpty && conflicts.isEmpty {
      end()
    } else {
      writeLines()
      if let file {
        let line = folder.lines(of: "marks", areSealed: !secrets.isNone)
        for members in later { background.append({ line(members()) }, to: file) }
      }
      nameVersion(of: editor)
      if let file { background.synchronizeSoon(file) }
    }
  }

  var keepsEdits: Bool { failure == nil && canKeepSecrets && !lacksEdits }

  private var canKeepSecrets: Bool { !isOfEncrypted || folder.seal != nil }

  /// The reason why nothing can be recorded at present; nil if it was returned before.
  func takeFailure() -> FileError? {
    let late = background.takeFailure()
    defer { isToReport = false }
    return isToReport ? failure : late
  }

  /// The damage by others before the journal was written again; nil for none, and if it was returned before.
  func takeMended() -> JournalFile.Damage? {
    defer { mended = nil }
    return mended
  }

  /// The reason why edits of secrets are not recorded; nil if they are, and if it was returned before.
  func takeReasonAgainstSecrets() -> String? {
    guard lackIsToReport == true else { return nil }
    lackIsToReport = false
    return Environment.texts.secretsNotKept(
      areAll: isOfEncrypted, hasFolder: folder.canStoreKey, missingLibrary: Sodium.failure)
  }

  /// True if unsaved edits are in it, and on the disk.
  var isKept: Bool {
    writeLines()
    guard keepsEdits, let file, file.damage == nil else { return false }
    return file.synchronize() == nil
  }

  /// Records the file's version after a save: if the program ends before the journal is deleted, its edits are in the
  /// file.
  func willSave(_ table: RecordTable, of editor: Editor) {
    guard failure == nil, let file, let line = line(naming: "saving", table, secrets(of: editor))
    else { return }
    try? file.append(line())
  }

  /// Seals all lines from here on: edits of another journal are included here.
  func sealAll() { hasSealed = true }

  /// Deletes the files at paths once all steps since then are written here.
  func replace(_ paths: [String]) {
    superseded += paths.map { path in { FileRemover.remove(path) } }
    // Should the program end before they are deleted, their edits are here.
    if hasHeader { unwritten += paths.map { folder.line(taking: $0) } }
    writeLines()
    if unwritten.isEmpty { deleteSuperseded() }
  }

  private func deleteSuperseded() {
    for delete in superseded { delete() }
    superseded = []
  }

  /// Deletes it: nothing is unsaved, or the edits are stored elsewhere.
  func end() {
    file?.delete()
    deleteSuperseded()
    forget()
  }

  private func forget() {
    (file, scribe, texts, conflicts, hasHeader, namesVersion) = (nil, nil, [], [], false, false)
    (unwritten, failure, isToReport, lacksEdits) = ([], nil, false, false)
    CrashWords.set(nil)
  }

  private func begin(_ editor: Editor) {
    guard !hasHeader else { return }
    hasHeader = true
    let records = JournalRecords(form: form, editor.documentForm)
    let header = JournalHeader(of: identity, begun: time(nil), records)
    unwritten.append(folder.line(header.members, isSealed: false))
  }

  /// Writes pending lines, and all of them again if others have removed or cut the journal; retries after a failure.
  func writeLines() {
    let damage = file?.damage
    guard !unwritten.isEmpty || damage != nil else { return }
    do throws(FileError) {
      if let file, let damage {
        try continueElsewhere(file)
        mended = damage
      } else if let file {
        try append(to: file)
      } else {
        try makeFile()
      }
      (failure, isToReport) = (nil, false)
      deleteSuperseded()
    } catch {
      isToReport = isToReport || failure == nil
      failure = error
    }
  }

  /// Appends the lines; on failure the journal continues in another folder.
  private func append(to file: JournalFile) throws(FileError) {
    while let line = unwritten.first {
      do throws(FileError) {
        try file.append(line)
      } catch {
        guard (try? continueElsewhere(file)) != nil else { throw error }
        return
      }
      unwritten.removeFirst()
    }
  }

  private func continueElsewhere(_ former: JournalFile) throws(FileError) {
    file = try folder.begin(of: identity, continuing: former, with: unwritten)
    former.delete()
    unwritten = []
    // It may have been on its way to the former one.
    namesVersion = false
  }

  private func makeFile() throws(FileError) {
    file = try folder.begin(of: identity, with: unwritten)
    unwritten = []
    CrashWords.set(Environment.texts.crashed(FileName.withoutFolder(identity.path)))
  }

  private func write(
    _ step: DocumentStep, of editor: Editor, _ secrets: JournalSecrets
  ) {
    begin(editor)
    let isOpen = secrets.isNone || folder.seal != nil
    var scribe = scribe ?? JournalScribe(from: editor.savedTable, marksRecords: isOpen)
    scribe.base = editor.savedTable
    let open = isOpen ? nil : secrets.opened(step)
    let step = open ?? step
    let members = scribe.members(for: step)
    self.scribe = scribe
    if case .edited(.insert, _)? = open { noteLack() }
    if !isOpen, secrets.areShown(by: step, members) {
      noteLack()
      append([JSONMember(name: "unknown", value: .bool(true))], secrets)
    } else {
      append(members, secrets)
    }
  }

  /// Records that an edit may not be written.
  private func noteLack() {
    lacksEdits = true
    if lackIsToReport == nil { lackIsToReport = true }
  }

  /// Records the current conflicts, if they may be written.
  private func write(
    _ conflicts: [RecordConflict], of editor: Editor, _ secrets: JournalSecrets
  ) {
    self.conflicts = conflicts
    let isOpen = secrets.isNone || folder.seal != nil
    let written = isOpen ? conflicts : conflicts.filter { !secrets.areShown(by: $0) }
    if written.count < conflicts.count { noteLack() }
    begin(editor)
    var scribe = scribe ?? JournalScribe(from: editor.savedTable, marksRecords: isOpen)
    scribe.base = editor.savedTable
    let members = scribe.members(for: written)
    self.scribe = scribe
    append(members, secrets, of: "conflicts")
  }

  /// `kind`: the unencrypted kind of a sealed line.
  private func append(
    _ members: [JSONMember], _ secrets: JournalSecrets, of kind: String? = nil
  ) {
    unwritten.append(folder.line(members, isSealed: !secrets.isNone, of: kind))
  }

  /// A closure that creates the line with a version of the file: sealed if there are secrets, without these if
  /// nothing can be sealed; nil for an empty line.
  private func line(
    naming name: String, _ table: RecordTable, _ secrets: JournalSecrets
  ) -> (@Sendable () -> String)? {
    guard canKeepSecrets else { return nil }
    let isOpen = !secrets.isNone && folder.seal == nil
    let line = folder.lines(of: name, areSealed: !secrets.isNone)
    let (paths, isOfEncrypted) = (secrets.paths, isOfEncrypted)
    return {
      let mark = isOpen ? VersionMark(of: table, leaving: paths.open(_:)) : VersionMark(of: table)
      let flags = (isOpen ? ["open"] : []) + (isOfEncrypted ? ["encrypted"] : [])
      return line(
        [JSONMember(name: name, value: .string(mark.text))]
          + flags.map { JSONMember(name: $0, value: .bool(true)) })
    }
  }

  /// Texts without secrets, for a journal that can't be sealed: neither secret texts, nor a record's identity.
  private func openTexts(
    _ texts: [RescuedText], _ secrets: JournalSecrets, of editor: Editor
  ) -> [RescuedText] {
    guard !secrets.isNone, folder.seal == nil else { return texts }
    let identity = editor.documentForm.recordIdentity
    let namesRecords = identity.map { !secrets.paths.conceal($0) } ?? false
    return texts.filter { !secrets.isAll && $0.isOpen }.map { text in
      var text = text
      if !namesRecords { text.identity = nil }
      return text
    }
  }

  /// Records the file's version before the edits: in the background if the file is long.
  private func nameVersion(of editor: Editor) {
    if background.takeWhetherLinesFailed() { namesVersion = false }
    let table = editor.savedTable
    guard hasHeader, !namesVersion, table.isWhole else { return }
    guard let line = line(naming: "version", table, secrets(of: editor)) else {
      namesVersion = true
      return
    }
    // What is encrypted is read as a whole, and not as long.
    if isOfEncrypted || table.source.buffer.count <= Self.longestMarkedAtOnce {
      namesVersion = true
      unwritten.append(line())
      writeLines()
    } else if let file {
      namesVersion = true
      background.append(line, to: file)
    }
  }

  /// Maximum number of bytes hashed at once, which takes some milliseconds.
  private static let longestMarkedAtOnce = 4 << 20
}

extension SessionJournal {
  private func secrets(of editor: Editor) -> JournalSecrets {
    JournalSecrets(paths: editor.documentForm.secrets, isAll: isOfEncrypted || hasSealed)
  }
}
