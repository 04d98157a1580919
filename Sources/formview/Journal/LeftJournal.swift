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
  private(set) var entries: [JournalEntry] = []
  /// What the file is if it was saved after the last entry; nil where that was not tried.
  private var saving: String?
  /// Drafts, and what was being typed.
  private(set) var texts: [RescuedText] = []

  /// Nil for a file that is no journal. A last line that was not written to its end is left out.
  init?(at path: String, seal: () -> SessionSeal?) {
    guard let text = try? FileReader.read(path).text else { return nil }
    let lines = withExtendedLifetime(text.buffer) {
      String(decoding: text.buffer.bytes, as: UTF8.self).utf8
        .split(separator: UInt8(ascii: "\n")).compactMap {
          try? JSONSlice(parsing: String(decoding: $0, as: UTF8.self)).value
        }
    }
    guard let header = lines.first, header["formview"] == .string(JournalFolder.version),
      case .string(let identity)? = header["file"], case .number(let begun)? = header["begun"]
    else { return nil }
    self.path = path
    self.identity = identity
    self.begun = Int(begun) ?? 0
    for line in lines.dropFirst() { take(line, seal) }
  }

  private mutating func take(_ line: JSONValue, _ seal: () -> SessionSeal?) {
    if case .string(let sealed)? = line["sealed"] {
      // Another key: the machine was started again.
      guard let text = seal()?.opened(sealed), let line = try? JSONSlice(parsing: text).value else {
        entries.append(.unknown)
        return
      }
      take(line, seal)
    } else if case .string(let version)? = line["version"] {
      self.version = version
    } else if case .string(let saving)? = line["saving"] {
      self.saving = saving
    } else if case .array(let texts)? = line["texts"] {
      self.texts = texts.compactMap {
        if case .string(let text) = $0 { RescuedText(jsonLine: text) } else { nil }
      }
    } else if let entry = JournalEntry(line) {
      entries.append(entry)
      saving = nil
    }
  }

  /// Whether there is something to be taken, or to be told.
  var isEmpty: Bool { editCount == 0 && unknownCount == 0 && texts.isEmpty }

  /// Edits that were done and not taken back.
  var editCount: Int {
    entries.reduce(0) { count, entry in
      switch entry {
      case .edit, .redo: count + 1
      case .undo: count - 1
      case .unknown: count
      }
    }
  }

  var unknownCount: Int { entries.count { $0 == .unknown } }

  /// What the editor asks about; `table` are the records as they are now.
  func rescue(over table: RecordTable) -> Rescue {
    Rescue(
      path: path, hasChanges: editCount > 0 || unknownCount > 0, texts: texts,
      fileIsNewer: version != nil && !isOver(table),
      journal: Rescue.Journal(editCount: editCount, since: since, unknownCount: unknownCount))
  }

  /// Its edits on the records of the file, and on what was done to them already.
  func replayed(over base: RecordTable, to table: RecordTable) -> JournalReplay {
    var replay = JournalReplay(over: base, to: table, isSameVersion: isOver(base))
    for entry in entries { replay.take(entry) }
    return replay
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
