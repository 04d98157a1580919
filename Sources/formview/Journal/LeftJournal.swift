import FormEditor
import Glibc
import JSONText
import Records
import Sealing
import SourceText
import Storage

/// A journal that was left: its writer did not end by itself.
struct LeftJournal {
  let path: String
  /// Which file it is of.
  let identity: String
  /// Seconds since 1970.
  let begun: Int
  /// Which version of the file its edits are over; nil where the writer did not get that far.
  private(set) var version: String?
  /// Which list of the file its records are, as the form said; nil where the journal doesn't say.
  let records: JournalRecords?
  private(set) var entries: [JournalEntry] = []
  /// The lines of the entries, as they are written.
  private var lines: [String] = []
  /// What the file is if it was saved after the last entry; nil where that was not tried.
  private var saving: String?
  /// Drafts, and what was being typed.
  private(set) var texts: [RescuedText] = []
  /// The line that says which version of the file it is of, as it is written.
  private var versionLine: String?
  /// Whether texts may not be written in clear.
  private var textsAreSealed = false

  /// Nil for a file that is no journal. A last line that was not written to its end is left out.
  init?(at path: String, seal: () -> SessionSeal?) {
    guard let text = try? FileReader.read(path).text else { return nil }
    let lines = withExtendedLifetime(text.buffer) {
      String(decoding: text.buffer.bytes, as: UTF8.self).utf8
        .split(separator: UInt8(ascii: "\n")).compactMap { line -> (String, JSONValue)? in
          let text = String(decoding: line, as: UTF8.self)
          return (try? JSONSlice(parsing: text)).map { (text, $0.value) }
        }
    }
    guard let header = lines.first?.1, header["formview"] == .string(JournalFolder.version),
      case .string(let identity)? = header["file"], case .number(let begun)? = header["begun"],
      let begun = Int(begun), begun > 0
    else { return nil }
    self.path = path
    self.identity = identity
    self.begun = begun
    records = JournalRecords(header)
    for (text, line) in lines.dropFirst() { take(line, text, seal) }
  }

  private mutating func take(_ line: JSONValue, _ text: String, _ seal: () -> SessionSeal?) {
    if case .string(let sealed)? = line["sealed"] {
      // Another key: the machine was started again. What was typed is written at each key.
      guard let opened = seal()?.opened(sealed),
        let inner = try? JSONSlice(parsing: opened).value
      else {
        if line["of"] != .string("texts") { add(.unknown, text) }
        return
      }
      take(inner, text, seal)
    } else if case .string(let version)? = line["version"] {
      self.version = version
      versionLine = text
    } else if case .string(let saving)? = line["saving"] {
      self.saving = saving
    } else if case .array(let texts)? = line["texts"] {
      self.texts = texts.compactMap {
        if case .string(let text) = $0 { RescuedText(jsonLine: text) } else { nil }
      }
      textsAreSealed = text.hasPrefix(JournalFolder.beginningOfSealed)
    } else if let entry = JournalEntry(line) {
      add(entry, text)
      saving = nil
    }
  }

  private mutating func add(_ entry: JournalEntry, _ line: String) {
    entries.append(entry)
    lines.append(line)
  }

  /// Whether there is something to be taken, or to be told.
  var isEmpty: Bool {
    editCount == 0 && unknownCount == 0 && texts.isEmpty && conflictCount == 0
  }

  /// Values that others had changed, too, with none of the two taken.
  private var conflictCount: Int {
    entries.reduce(0) { count, entry in
      if case .conflicts(let open) = entry { open.count } else { count }
    }
  }

  /// Whether neither the file is there, nor a database that it is a table of.
  var isOfMissingFile: Bool {
    FileStamp.current(of: identity) == nil && shownName == identity
  }

  /// The file that it is of, as a user names it.
  var shownName: String {
    guard FileStamp.current(of: identity) == nil else { return identity }
    // A database and a table.
    for dot in identity.indices.reversed() where identity[dot] == "." {
      let file = String(identity[..<dot])
      guard !file.hasSuffix("/"), FileStamp.current(of: file) != nil else { continue }
      return Environment.texts.tableInDatabase(
        file, String(identity[identity.index(after: dot)...]))
    }
    return identity
  }

  /// Edits that were done and not taken back.
  var editCount: Int {
    entries.reduce(0) { count, entry in
      switch entry {
      case .edit, .redo: count + 1
      case .undo: count - 1
      case .unknown, .marks, .conflicts: count
      }
    }
  }

  var unknownCount: Int { entries.count { $0 == .unknown } }

  /// What the editor asks about.
  var rescue: Rescue {
    Rescue(
      path: path, hasChanges: editCount > 0 || unknownCount > 0 || conflictCount > 0, texts: texts,
      journal: Rescue.Journal(
        editCount: editCount, since: since, unknownCount: unknownCount,
        conflictCount: conflictCount, version: version))
  }

  /// Its edits on the records of the file, and on what was done to them already; `identity`: where records have what tells
  /// them apart.
  func replayed(
    over base: RecordTable, to table: RecordTable, identity: [JSONStep]?
  ) -> JournalReplay {
    JournalReplay(
      entries, over: base, to: table, isSameVersion: isOver(base), identity: identity)
  }

  /// What is said of it where another form shows other records of the file.
  var wordsForOtherForm: String {
    Environment.texts.journalOfOtherForm(
      summary, form: records?.form, records: records?.path ?? "")
  }

  /// What is in it, as it is said of the file.
  var summary: String {
    let texts = Environment.texts
    return rescue.summary(in: texts)
  }

  /// The lines of a journal that has only what could not be taken; nil where that is nothing. What was sealed stays so.
  func rest(
    _ misfits: [JournalMisfit], _ texts: [RescuedText], in folder: JournalFolder
  ) -> [String]? {
    let kept = Set(misfits.map(\.index))
    guard !kept.isEmpty || !texts.isEmpty else { return nil }
    var rest = [JournalFolder.header(of: identity, begun: begun, records)]
    if let versionLine { rest.append(versionLine) }
    rest += lines.indices.filter(kept.contains).map { lines[$0] }
    if !texts.isEmpty {
      rest.append(
        folder.line([RescuedText.member(texts)], isSealed: textsAreSealed, of: "texts"))
    }
    return rest
  }

  /// Whether its last save has come to the file: there is nothing to take then but texts.
  func isSaved(in table: RecordTable) -> Bool { saving != nil && saving == table.sourceMark }

  private func isOver(_ table: RecordTable) -> Bool { version == table.sourceMark }

  /// The time of day, with the day before it where that is not today.
  var since: String {
    var then = time_t(begun)
    var parts = tm()
    localtime_r(&then, &parts)
    func text(_ format: String) -> String {
      String(unsafeUninitializedCapacity: 32) { buffer in
        buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, 32, format, &parts) }
      }
    }
    let day = text("%Y-%m-%d")
    return (day == Environment.locale.time.today ? "" : day + " ") + text("%H:%M")
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
