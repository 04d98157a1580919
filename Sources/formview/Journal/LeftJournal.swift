import Ciphers
import FormEditor
import Forms
import JSONText
import Records
import SourceText
import Storage

/// A journal whose writer did not end normally.
struct LeftJournal {
  private(set) var path: String
  let header: JournalHeader
  /// The file's version before its edits; nil if the writer did not get that far.
  private(set) var version: VersionMark?
  private(set) var entries: [JournalEntry] = []
  private(set) var steps = JournalSteps([])
  private(set) var texts: [RescuedText] = []
  private(set) var lines: [String] = []
  private(set) var versionLine: String?
  private(set) var textsAreSealed = false
  private(set) var entriesAreSealed = false
  /// True for an encrypted file: its version is sealed, too.
  private(set) var isOfEncrypted = false
  /// Indices of entries that are sealed by a lost key.
  private(set) var unreadable: Set<Int> = []
  /// Other lines that are sealed by a lost key.
  private(set) var unreadableLines: [String] = []
  /// Journals whose edits this one includes: they were adopted, and not deleted yet.
  private(set) var taken: Set<String> = []
  /// The file's version if it was saved after the last entry; nil if that was not tried.
  private var saving: VersionMark?

  /// Nil for a file that is not a journal, and for one that `isWanted` excludes. Incomplete lines are ignored,
  /// including the first one, which is written again. Of the journals that it names only the ones in `folders` count.
  /// O(bytes).
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
      if let value = Self.value(of: line) { read(value, line, seal) }
    }
    taken = taken.filter { JournalFile.isName($0, in: folders) }
    steps = JournalSteps(entries)
  }

  private static func value(of line: String) -> JSONValue? {
    (try? JSONSlice(parsing: line))?.value
  }

  private mutating func read(
    _ line: JSONValue, _ text: String, _ seal: () -> SessionSeal?, isSealed: Bool = false
  ) {
    if case .string(let sealed)? = line["sealed"] {
      if let opened = seal()?.opened(sealed).flatMap(Self.value) {
        read(opened, text, seal, isSealed: true)
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

  /// The version in a line; nil for another line.
  private static func mark(_ name: String, in line: JSONValue) -> VersionMark? {
    guard case .string(let text)? = line[name] else { return nil }
    return VersionMark(text, isOpen: line["open"] == .bool(true))
  }

  private mutating func add(_ entry: JournalEntry, _ line: String, isSealed: Bool) {
    entries.append(entry)
    lines.append(line)
    entriesAreSealed = entriesAreSealed || isSealed
  }

  /// The journal with its name after the claim.
  func claimed(_ claim: JournalClaim) -> LeftJournal {
    var journal = self
    journal.path = claim.path
    return journal
  }

  /// Files to delete once the journal was adopted: its own, and the ones that it includes.
  var paths: [String] { [path] + taken.sorted() }

  var isSealed: Bool { entriesAreSealed || textsAreSealed }

  var isEmpty: Bool { steps.done.isEmpty && texts.isEmpty && steps.conflicts.isEmpty }

  var rescue: Rescue {
    Rescue(
      path: path, hasChanges: !steps.done.isEmpty || !steps.conflicts.isEmpty, texts: texts,
      journal: Rescue.Journal(
        editCount: steps.editCount, since: since, unknownCount: steps.unknownCount,
        conflictCount: steps.conflicts.count, version: version))
  }

  /// Its edits on the records of the file, and on earlier edits, for a form.
  func replayed(
    over base: RecordTable, to table: RecordTable, of form: Form
  ) -> JournalReplay {
    JournalReplay(
      entries, over: base, to: table,
      isSameVersion: version?.isOf(base, leaving: form.secrets.open(_:)) ?? false,
      identity: form.recordIdentity?.steps)
  }

  /// Secrets of the form in which the edits were made; nil if that form is missing.
  var secretsOfForm: SecretPaths? {
    guard let path = header.records?.form else { return nil }
    return (try? OpenedForm(path: path, warns: false))?.form.secrets
  }

  /// True if the file is the one of the edits, which only their own form can tell: it has secrets that the given form has
  /// not, and its journal leaves them out.
  func needsItsForm(for table: RecordTable, besides form: Form) -> Bool {
    guard let version, version.isOpen, !version.isOf(table, leaving: form.secrets.open(_:)) else {
      return false
    }
    return secretsOfForm.map { version.isOf(table, leaving: $0.open(_:)) } ?? false
  }

  /// True if its last save has reached the file, by a form that shows its records: only texts can be restored then.
  func isSaved(in table: RecordTable, of form: Form) -> Bool {
    guard let saving, saving.isOf(table, leaving: form.secrets.open(_:)) else { return false }
    // Where only secrets were changed, the mark of what is none is the same before and after.
    return !saving.isOpen || steps.unknownCount == 0
  }
}
