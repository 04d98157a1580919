import JSONText
import Records
import SourceText

/// Lines of a journal, whoever wrote them.
enum JournalFuzzing {
  /// What they do to records leaves records, over the version that they were written on and over another one; what is
  /// done can be done again edit by edit.
  static func read(_ input: UnsafeBufferPointer<UInt8>) {
    let entries = input.split(separator: UInt8(ascii: "\n")).compactMap {
      (try? JSONSlice(parsing: String(decoding: $0, as: UTF8.self))).flatMap {
        JournalEntry($0.value)
      }
    }
    guard let table = FuzzForm.table, !entries.isEmpty else { return }
    for isSameVersion in [true, false] {
      let replay = JournalReplay(entries, over: table, isSameVersion: isSameVersion)
      let text = self.text(of: replay.table)
      precondition(FuzzForm.records(text) != nil, "a journal leaves no records")
      var document = Document<Int>(table)
      for edit in replay.edits { _ = try? document.apply(edit, note: 0) }
      precondition(self.text(of: document.table) == text, "the edits are not what was done")
    }
  }

  private static func text(of table: RecordTable) -> String {
    var bytes: [UInt8] = []
    table.write { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
