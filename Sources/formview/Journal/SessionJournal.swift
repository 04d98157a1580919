import FormEditor
import Forms
import Glibc
import JSONText
import Records
import Sealing
import Storage
import Values

/// The journal of what is not saved: a line for each edit, written before the next key is read, so that neither a crash nor
/// `kill -9` loses more than a text being typed.
///
/// It begins with the first edit after the file was read or saved, and goes when nothing is unsaved. Lines of a form with
/// secrets, and of an encrypted file, are sealed by a key that the machine forgets when it is started again; where there is
/// no such key, an edit of a secret is only said to have been made.
final class SessionJournal {
  /// The file that it is of.
  let identity: SourceIdentity
  /// Whether all that the file holds is secret.
  private let isOfEncrypted: Bool
  /// Whether it has what was sealed for a form that may have had other secrets.
  private var hasSealed = false
  private let folder: JournalFolder
  private var file: JournalFile?
  private var scribe: JournalScribe?
  private var texts: [RescuedText] = []
  /// What others have changed, too, with none of the two taken.
  private var conflicts: [RecordConflict] = []
  /// The form's file.
  private let form: String?
  /// Whether an edit was made that may not be written.
  private var lacksEdits = false
  /// Whether that is to be said still: it is said once.
  private var lackIsToReport: Bool?
  private var hasHeader = false
  private var namesVersion = false
  /// Lines that could not be written yet.
  private var unwritten: [String] = []
  /// What deletes those of edits that were made again on other records, as long as that is not written.
  private var superseded: [() -> Void] = []
  private let background = JournalBackground()
  /// Why lines can't be written at present; and whether that is to be said still.
  private var failure: FileError?
  private var isToReport = false
  /// What others have done to the journal, which was written again since; said once.
  private var mended: JournalFile.Damage?

  init(of identity: SourceIdentity, form: String?, isEncrypted: Bool, in folder: JournalFolder) {
    self.identity = identity
    self.form = form
    isOfEncrypted = isEncrypted
    self.folder = folder
  }

  /// Writes what was done since the last call, and what could not be written before. O(what was done).
  func record(_ steps: [DocumentStep], of editor: Editor) {
    let (texts, conflicts) = (editor.textsToRescue, editor.openConflicts)
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

  /// Whether edits are written down, as far as is known.
  var keepsEdits: Bool { failure == nil && canKeepSecrets && !lacksEdits }

  private var canKeepSecrets: Bool { !isOfEncrypted || folder.seal != nil }

  /// Why nothing can be kept at present; nil where that was said already.
  func takeFailure() -> FileError? {
    let late = background.takeFailure()
    defer { isToReport = false }
    return isToReport ? failure : late
  }

  /// What others have done to the journal before it was written again; nil where nothing was, and where it was said.
  func takeMended() -> JournalFile.Damage? {
    defer { mended = nil }
    return mended
  }

  /// Why edits of secrets are not written; nil where they are, and where it was said.
  func takeReasonAgainstSecrets() -> String? {
    guard lackIsToReport == true else { return nil }
    lackIsToReport = false
    return Environment.texts.secretsNotKept(
      areAll: isOfEncrypted, hasFolder: folder.hasPlaceForKey)
  }

  /// Whether what is not saved is in it; on the disk by then.
  var isKept: Bool {
    writeLines()
    guard keepsEdits, let file, file.damage == nil else { return false }
    return file.synchronize() == nil
  }

  /// Says what the file will be if it is saved now: should the program end before the journal is deleted, what is in it is
  /// in the file.
  func willSave(_ table: RecordTable, of editor: Editor) {
    guard failure == nil, let file, let line = line(naming: "saving", table, secrets(of: editor))
    else { return }
    try? file.append(line())
  }

  /// Seals all from here on: what is taken of a journal is written here as well.
  func sealAll() { hasSealed = true }

  /// Deletes the files at paths once all that was done since they were begun is written here.
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

  /// Deletes it: nothing is unsaved, or what was is kept elsewhere.
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

  /// Writes what is to be written still, and all of it again where others have removed or cut the journal; where that fails, it
  /// is tried again.
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

  /// Appends the lines; where they can't be, the journal continues in another folder.
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

  /// Something that was done may not be written.
  private func noteLack() {
    lacksEdits = true
    if lackIsToReport == nil { lackIsToReport = true }
  }

  /// Says what is in conflict from here on, where that may be written.
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

  /// `kind`: what may be said of a line that is sealed.
  private func append(
    _ members: [JSONMember], _ secrets: JournalSecrets, of kind: String? = nil
  ) {
    unwritten.append(folder.line(members, isSealed: !secrets.isNone, of: kind))
  }

  /// What makes the line that identifies a version of the file: sealed where there are secrets, of what is none where nothing
  /// seals it; nil where that is nothing.
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

  /// Where nothing seals them, secrets are not written: neither texts of them, nor what identifies a record.
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

  /// Says over which version of the file the edits are: in the background where the file is long.
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

  /// Bytes that are marked in some milliseconds.
  private static let longestMarkedAtOnce = 4 << 20
}

extension SessionJournal {
  private func secrets(of editor: Editor) -> JournalSecrets {
    JournalSecrets(paths: editor.documentForm.secrets, isAll: isOfEncrypted || hasSealed)
  }
}
