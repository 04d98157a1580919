import JSONTesting
import JSONText
import Records
import Testing

@Suite("A journal of a value set in many records, over a file that others have changed")
struct JournalManyTests {
  private static func records(_ count: Int) -> [String] {
    (0..<count).map { #"{"id": \#($0), "name": "N\#($0)", "n": 1}"# }
  }

  private func list(_ records: [String]) -> String { "[" + records.joined(separator: ",") + "]" }

  /// A journal of `n` set to 7 in all records. `withRecords`: with the line that is written by a thread behind the edit.
  private func kept(_ records: [String], withRecords: Bool = true) throws -> KeptJournal {
    var kept = try KeptJournal(list(records))
    var edits = BulkEdits(path: path("n"))
    for id in kept.document.table.records { edits.add(.number("7"), to: id) }
    try kept.document.apply(.replaceInMany(edits.edits), note: 0)
    var copy = kept.document
    kept.write()
    for step in copy.takeLog() where withRecords {
      if let later = kept.scribe.laterMembers(for: step) {
        kept.lines.append(JSONValue.object(later()).jsonText())
      }
    }
    return kept
  }

  private func count(of text: String, in table: RecordTable) -> Int {
    bytes(table).split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  @Test(
    "What others have changed beside it stays, and the value is set in all",
    arguments: ["id", nil])
  func changedBeside(identity: String?) throws {
    var theirs = Self.records(1_001)
    theirs[700] = #"{"id": 700, "name": "Other", "n": 1}"#
    theirs.insert(#"{"id": -1, "name": "New", "n": 1}"#, at: 0)
    let replay = try kept(Self.records(1_001)).replayed(over: list(theirs), identity: identity)
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
    #expect(count(of: #""n": 7"#, in: replay.table) == 1_001)
    #expect(bytes(replay.table).contains(#"{"id": 700, "name": "Other", "n": 7}"#))
  }

  @Test("What others have set, too, or deleted, is a conflict")
  func conflicts() throws {
    var theirs = Self.records(1_001)
    theirs[700] = #"{"id": 700, "name": "N700", "n": 2}"#
    theirs.remove(at: 300)
    let replay = try kept(Self.records(1_001)).replayed(over: list(theirs), identity: "id")
    #expect(replay.misfits.isEmpty)
    #expect(replay.conflicts.count == 2)
    #expect(replay.conflicts.contains { $0.path == path("n") && $0.theirs?.text == "2" })
    #expect(replay.conflicts.contains { $0.path.isEmpty && $0.theirs == nil })
  }

  @Test("A journal that begins with redo has the edit, not all records that it changes")
  func redone() throws {
    var kept = try kept(Self.records(1_001), withRecords: false)
    let first = try #require(kept.lines.last)
    #expect(kept.document.undo() != nil)
    kept.write()
    kept.scribe = JournalScribe(from: kept.document.saved)
    kept.lines = []
    #expect(kept.document.redo() != nil)
    kept.write()
    #expect(kept.lines == [first])
    let replay = try kept.replayed(over: list(Self.records(1_001)), identity: nil)
    #expect(count(of: #""n": 7"#, in: replay.table) == 1_001)
  }

  @Test("Records that are too many to be written are found by their marks; others are named")
  func marks() throws {
    let long = String(repeating: "x", count: 4_000)
    let records = (0..<1_500).map { #"{"id": \#($0), "n": 1, "t": "\#(long)"}"# }
    let kept = try kept(records)
    #expect(kept.lines.map(\.utf8.count).reduce(0, +) < 10_000_000)
    var theirs = records
    theirs[1_400] = #"{"id": 1400, "n": 2}"#
    theirs.insert(#"{"id": -1, "n": 1}"#, at: 0)
    let replay = try kept.replayed(over: list(theirs))
    #expect(count(of: #""n": 7"#, in: replay.table) == 1_499)
    guard case .replaceInMany(let edits)? = replay.misfits.first?.edit else {
      Issue.record("\(replay.misfits)")
      return
    }
    #expect(edits.flatMap { $0.records.members.map(\.number) } == [1_400])
  }

  @Test("Of few bytes the records are written with the edit")
  func atOnce() throws {
    let records = Self.records(1_500)
    let kept = try kept(records, withRecords: false)
    var theirs = records
    theirs[700] = #"{"id": 700, "name": "N700", "n": 2}"#
    theirs.insert(#"{"id": -1, "name": "New", "n": 1}"#, at: 0)
    let replay = try kept.replayed(over: list(theirs))
    #expect(count(of: #""n": 7"#, in: replay.table) == 1_500)
    #expect(replay.conflicts.map(\.theirs?.text) == ["2"] && replay.misfits.isEmpty)
  }

  @Test(
    "Killed before the records are written, the value is listed for what others may have changed")
  func killedEarly() throws {
    let long = String(repeating: "x", count: 1_000)
    let records = (0..<1_500).map { #"{"id": \#($0), "n": 1, "t": "\#(long)"}"# }
    let kept = try kept(records, withRecords: false)
    #expect(kept.lines.map(\.utf8.count).reduce(0, +) < 100_000)
    var theirs = records
    theirs[700] = theirs[700].replacing(#""n": 1"#, with: #""n": 2"#)
    let replay = try kept.replayed(over: list(theirs), identity: "id")
    #expect(bytes(replay.table) == list(theirs) && replay.conflicts.isEmpty)
    guard case .replaceInMany(let edits)? = replay.misfits.first?.edit else {
      Issue.record("\(replay.misfits)")
      return
    }
    #expect(edits.map(\.records.count) == [1_500])
  }
}
