import FormEditor
import Forms
import JSONText
import Records
import Sealing
import SourceText
import Storage

/// A journal that was left: its writer did not end by itself.
struct LeftJournal {
  private(set) var path: String
  let header: JournalHeader
  /// Which version of the file its edits are over; nil where the writer did not get that far.
  private(set) var version: VersionMark?
  private(set) var entries: [JournalEntry] = []
  /// What was done and not undone.
  private(set) var steps = JournalSteps([])
  /// Drafts, and what was being typed.
  private(set) var texts: [RescuedText] = []
  /// The lines of the entries, as they are written.
  private(set) var lines: [String] = []
  /// The line that says which version of the file it is of, as it is written.
  private(set) var versionLine: String?
  /// Whether texts may not be written in clear.
  private(set) var textsAreSealed = false
  /// Whether some entries may not.
  private(set) var entriesAreSealed = false
  /// Whether it is of an encrypted file: what identifies a version of that is sealed, too.
  private(set) var isOfEncrypted = false
  /// The entries that are sealed by a key that is not there.
  private(set) var unreadable: Set<Int> = []
  /// The other lines that are.
  private(set) var unreadableLines: [String] = []
  /// The journals whose edits this one has: they were taken, and not deleted yet.
  private(set) var taken: Set<String> = []
  /// What the file is if it was saved after the last entry; nil where that was not tried.
  private var saving: VersionMark?

  /// Nil for a file that is not a journal, and for one that `isWanted` excludes. Lines that were not written to their end are left
  /// out, the first one, too: it is written again. Of the journals that it names those in `folders` count. O(bytes).
  init?(
    at path: String, among folders: [PrivateFolder], seal: () -> SessionSeal?,
    where isWanted: (JournalHeader) -> Bool
  ) {
    guard let lines = try? JournalFile.lines(of: path) else { return nil }
    guard let first = lines.firstIndex(where: { Self.value(of: $0) != nil }),
      let header = Self.value(of: lines[first]).flatMap(JournalHeader.init), isWanted(header)
    else { return nil }
    (self.path, self.header) = (path, header)
    for line in lines[(first + 1)...] {
      if let value = Self.value(of: line) { take(value, line, seal) }
    }
    taken = taken.filter { JournalFile.isName($0, in: folders) }
    steps = JournalSteps(entries)
  }

  private static func value(of line: String) -> JSONValue? {
    (try? JSONSlice(parsing: line))?.value
  }

  private mutating func take(
    _ line: JSONValue, _ text: String, _ seal: () -> SessionSeal?, isSealed: Bool = false
  ) {
    if case .string(let sealed)? = line["sealed"] {
      if let opened = seal()?.opened(sealed).flatMap(Self.value) {
        take(opened, text, seal, isSealed: true)
      } else if line["of"] != nil {
        unreadableLines.append(text)
      } else {
        // Another key: the machine was started again.
        unreadable.insert(entries.count)
        add(.unknown, text, isSealed: true)
      }
    } else if let version = Self.mark("version", in: line) {
      self.version = version
      versionLine = text
      isOfEncrypted = isSealed && line["encrypted"] == .bool(true)
    } else if case .string(let path)? = line["taken"] {
      taken.insert(path)
    } else if let saving = Self.mark("saving", in: line) {
      self.saving = saving
    } else if case .array(let texts)? = line["texts"] {
      self.texts = texts.compactMap {
        if case .string(let text) = $0 { RescuedText(jsonLine: text) } else { nil }
      }
      textsAreSealed = isSealed
    } else if let entry = JournalEntry(line) {
      add(entry, text, isSealed: isSealed)
      saving = nil
    }
  }

  /// The version that a line names; nil for another line.
  private static func mark(_ name: String, in line: JSONValue) -> VersionMark? {
    guard case .string(let text)? = line[name] else { return nil }
    return VersionMark(text, isOpen: line["open"] == .bool(true))
  }

  private mutating func add(_ entry: JournalEntry, _ line: String, isSealed: Bool) {
    entries.append(entry)
    lines.append(line)
    entriesAreSealed = entriesAreSealed || isSealed
  }

  /// The same with the name that it has for who takes it.
  func claimed(_ claim: JournalClaim) -> LeftJournal {
    var journal = self
    journal.path = claim.path
    return journal
  }

  /// The files that are of no use once it was taken: its own, and those that it has taken.
  var paths: [String] { [path] + taken.sorted() }

  /// Whether anything of it may not be written in clear.
  var isSealed: Bool { entriesAreSealed || textsAreSealed }

  /// Whether there is nothing to restore or report.
  var isEmpty: Bool { steps.done.isEmpty && texts.isEmpty && steps.conflicts.isEmpty }

  /// What the editor asks about.
  var rescue: Rescue {
    Rescue(
      path: path, hasChanges: !steps.done.isEmpty || !steps.conflicts.isEmpty, texts: texts,
      journal: Rescue.Journal(
        editCount: steps.editCount, since: since, unknownCount: steps.unknownCount,
        conflictCount: steps.conflicts.count, version: version))
  }

  /// Its edits on the records of the file, and on what was done to them already, as a form shows them.
  func replayed(
    over base: RecordTable, to table: RecordTable, of form: Form
  ) -> JournalReplay {
    JournalReplay(
      entries, over: base, to: table,
      isSameVersion: version?.isOf(base, leaving: form.secrets.open(_:)) ?? false,
      identity: form.recordIdentity?.steps)
  }

  /// Whether its last save has come to the file, by a form that shows its records: there is nothing to take then but texts.
  func isSaved(in table: RecordTable, of form: Form) -> Bool {
    guard let saving, saving.isOf(table, leaving: form.secrets.open(_:)) else { return false }
    // Where only secrets were changed, the mark of what is none is the same before and after.
    return !saving.isOpen || steps.unknownCount == 0
  }
}
