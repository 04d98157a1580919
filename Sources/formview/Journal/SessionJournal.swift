import FormEditor
import Forms
import Glibc
import JSONText
import Records
import Sealing
import Storage
import Threads
import Values

/// The journal of what is not saved: a line for each edit, written before the next key is read, so that neither a crash nor
/// `kill -9` loses more than a text being typed.
///
/// It begins with the first edit after the file was read or saved, and goes when nothing is unsaved. Lines of a form with
/// secrets, and of an encrypted file, are sealed by a key that the machine forgets when it is started again; where there is
/// no such key, an edit of a secret is only said to have been made.
final class SessionJournal {
  /// The file that it is of.
  let identity: String
  /// Whether all that the file holds is secret.
  private let isOfEncrypted: Bool
  private let folder: JournalFolder
  private var file: JournalFile?
  private var scribe: JournalScribe?
  private var texts: [RescuedText] = []
  private var namesVersion = false
  private let isSynchronizing = Locked(false)
  /// Why nothing can be kept, once that was found; and whether it is to be said still.
  private var failure: FileError?
  private var isToReport = false

  init(of identity: String, isEncrypted: Bool, in folder: JournalFolder) {
    self.identity = identity
    isOfEncrypted = isEncrypted
    self.folder = folder
  }

  /// Writes what was done since the last call. O(what was done).
  func record(_ steps: [DocumentStep], of editor: Editor) {
    let texts = editor.textsToRescue
    guard !steps.isEmpty || texts != self.texts || (file != nil && !namesVersion) else { return }
    // What is made again on other records is written before what it was made from goes.
    let former = steps.contains(.begun) ? file : nil
    if steps.contains(.begun) { forget() }
    guard failure == nil else { return }
    let secrets = secrets(of: editor)
    do throws(FileError) {
      let begun = steps.lastIndex(of: .begun).map { $0 + 1 } ?? 0
      for step in steps[begun...] { try write(step, of: editor, secrets) }
      if texts != self.texts {
        self.texts = texts
        try begin(editor)
        try append([member("texts", texts, secrets)], secrets)
      }
      former?.delete()
      if !editor.hasUnsavedEdits && texts.isEmpty {
        end()
      } else {
        nameVersion(of: editor)
        synchronizeSoon()
      }
    } catch {
      // What is in it stays there.
      (failure, isToReport) = (error, true)
    }
  }

  /// Why nothing can be kept; nil where that was said already.
  func takeFailure() -> FileError? {
    defer { isToReport = false }
    return isToReport ? failure : nil
  }

  /// Whether what is not saved is in it; on the disk by then.
  var isKept: Bool {
    guard failure == nil, let file, !isOfEncrypted || folder.seal != nil else { return false }
    file.synchronize()
    return true
  }

  /// Says what the file will be if it is saved now: should the program end before the journal is deleted, what is in it is
  /// in the file.
  func willSave(_ table: RecordTable) {
    guard failure == nil, let file, let line = line(marking: "saving", table.writtenMark) else {
      return
    }
    try? file.append(line)
  }

  /// Deletes it: nothing is unsaved, or what was is kept elsewhere.
  func end() {
    file?.delete()
    forget()
  }

  private func forget() {
    (file, scribe, texts, namesVersion, failure) = (nil, nil, [], false, nil)
    CrashWords.set(nil)
  }

  private func begin(_ editor: Editor) throws(FileError) {
    guard file == nil else { return }
    let file = try folder.begin(of: identity)
    self.file = file
    let header: [JSONMember] = [
      JSONMember(name: "formview", value: .string(JournalFolder.version)),
      JSONMember(name: "file", value: .string(identity)),
      JSONMember(name: "begun", value: .number(String(time(nil)))),
    ]
    try file.append(JSONValue.object(header).jsonText())
    CrashWords.set(
      Environment.texts.crashed(identity.split(separator: "/").last.map(String.init) ?? identity))
  }

  private func write(
    _ step: DocumentStep, of editor: Editor, _ secrets: Secrets
  ) throws(FileError) {
    try begin(editor)
    let isOpen = secrets.isNone || folder.seal != nil
    var scribe = scribe ?? JournalScribe(from: editor.savedTable, marksRecords: isOpen)
    scribe.base = editor.savedTable
    let members = scribe.members(for: step)
    self.scribe = scribe
    let edit: Edit? =
      switch step {
      case .edited(let edit, _), .carried(let edit, _): edit
      case .undone, .redone, .begun: nil
      }
    // What was taken back from before the last save is written with whole records.
    let isSecret =
      edit?.touches(secrets) ?? (members.first?.name != "undo" && members.first?.name != "redo")
    if !isOpen, isSecret {
      try append([JSONMember(name: "unknown", value: .bool(true))], secrets)
    } else {
      try append(members, secrets)
    }
  }

  private func append(_ members: [JSONMember], _ secrets: Secrets) throws(FileError) {
    try file?.append(line(members, isSealed: !secrets.isNone))
  }

  /// As it is written; `isSealed`: encrypted, where there is a key.
  private func line(_ members: [JSONMember], isSealed: Bool) -> String {
    let line = JSONValue.object(members).jsonText()
    guard isSealed, let seal = folder.seal else { return line }
    let sealed = seal.sealed(line).map { JSONMember(name: "sealed", value: .string($0)) }
    let members = [sealed ?? JSONMember(name: "unknown", value: .bool(true))]
    return JSONValue.object(members).jsonText()
  }

  /// The line that tells a version of the file from others; nil where that would tell too much of what is encrypted.
  private func line(marking name: String, _ mark: String) -> String? {
    guard !isOfEncrypted || folder.seal != nil else { return nil }
    return line([JSONMember(name: name, value: .string(mark))], isSealed: isOfEncrypted)
  }

  private func member(
    _ name: String, _ texts: [RescuedText], _ secrets: Secrets
  ) -> JSONMember {
    // Where nothing seals them, texts of secrets are not written.
    let kept =
      secrets.isNone || folder.seal != nil
      ? texts : texts.filter { !secrets.isAll && $0.isOpen }
    return JSONMember(name: name, value: .array(kept.map { .string($0.jsonLine) }))
  }

  /// Says over which version of the file the edits are: in the background, as the file may be long.
  private func nameVersion(of editor: Editor) {
    guard !namesVersion, let file, editor.savedTable.isWhole else { return }
    namesVersion = true
    let table = editor.savedTable
    // Of what is encrypted the mark is sealed, which is done here: such a file is read as a whole, and not as long.
    if isOfEncrypted {
      if let line = line(marking: "version", table.sourceMark) { try? file.append(line) }
      return
    }
    @Sendable func write() {
      let version = JSONMember(name: "version", value: .string(table.sourceMark))
      try? file.append(JSONValue.object([version]).jsonText())
    }
    if table.source.buffer.count <= Self.longestMarkedAtOnce {
      write()
    } else {
      Workers.detach(write)
    }
  }

  /// Bytes that are marked in some milliseconds.
  private static let longestMarkedAtOnce = 4 << 20

  /// Has what was written brought to the disk within a second, while keys are answered.
  private func synchronizeSoon() {
    guard let file else { return }
    let isSynchronizing = isSynchronizing
    let isUnderWay = isSynchronizing.withLock { isUnderWay in
      defer { isUnderWay = true }
      return isUnderWay
    }
    guard !isUnderWay else { return }
    Workers.detach {
      usleep(Self.delay)
      isSynchronizing.withLock { $0 = false }
      file.synchronize()
    }
  }

  /// Microseconds.
  private static let delay: UInt32 = 300_000
}

/// What may not be written in clear of a file.
private struct Secrets {
  let paths: SecretPaths
  /// Whether that is everything.
  let isAll: Bool

  var isNone: Bool { !isAll && paths.isEmpty }
}

extension SessionJournal {
  private func secrets(of editor: Editor) -> Secrets {
    Secrets(paths: editor.documentForm.secrets, isAll: isOfEncrypted)
  }
}

extension Edit {
  /// Whether it has values of secrets, before or after.
  fileprivate func touches(_ secrets: Secrets) -> Bool {
    secrets.isAll || touches(secrets.paths)
  }

  private func touches(_ secrets: SecretPaths) -> Bool {
    switch self {
    case .replace(let edit): secrets.areTouched(at: edit.path)
    case .replaceInMany(let edits): edits.contains { secrets.areTouched(at: $0.path) }
    case .insert, .delete: true
    case .move: false
    case .batch(let edits): edits.contains { $0.touches(secrets) }
    }
  }
}

extension SecretPaths {
  fileprivate func areTouched(at path: [JSONStep]) -> Bool {
    let path = ValuePath(steps: path)
    return path.steps.isEmpty || hides(path) || areInside(path)
  }
}
