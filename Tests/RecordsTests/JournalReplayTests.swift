import JSONTesting
import JSONText
import Records
import Testing

@Suite("A journal of edits, done again on the file")
struct JournalReplayTests {
  @Test("Values, additions, deletions, moves and what was taken back come out as they were")
  func all() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(1, "n", "20")
    let new = try JSONSlice(parsing: #"{"name": "Dan"}"#)
    try kept.document.apply(
      .insert(Insertion([(slice: new, index: 1)], into: kept.document.table)), note: 0)
    kept.write()
    try kept.set(1, "n", "4")
    _ = kept.document.undo()
    try kept.document.apply(.move(kept.document.table.id(at: 3), from: 3, to: 0), note: 0)
    try kept.document.apply(
      .delete([RecordPlacement(kept.document.table.id(at: 1), at: 1)]), note: 0)
    kept.write()
    let replay = try kept.replayed()
    #expect(bytes(replay.table) == bytes(kept.document.table))
    #expect(replay.edits.count == 4)
    #expect(replay.misfits.isEmpty)
  }

  @Test("What was taken back from before a save is in it, too")
  func undoBeforeSaving() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(1, "n", "20")
    try kept.document.apply(
      .delete([RecordPlacement(kept.document.table.id(at: 0), at: 0)]), note: 0)
    let copies = Insertion(
      copying: [kept.document.table.id(at: 1)], to: 0, in: kept.document.table)
    try kept.document.apply(.insert(copies), note: 0)
    kept.document.didSave(kept.document.table)
    kept.write()
    #expect(kept.lines.isEmpty)
    try kept.set(0, "n", "30")
    _ = kept.document.undo()
    _ = kept.document.undo()
    _ = kept.document.undo()
    _ = kept.document.undo()
    _ = kept.document.redo()
    kept.write()
    #expect(bytes(try kept.replayed().table) == bytes(kept.document.table))
  }

  @Test("A value set in many records is one short line where these are too long to be in it")
  func many() throws {
    let (count, long) = (5_000, String(repeating: "x", count: 250))
    var kept = try KeptJournal(
      "[" + (0..<count).map { #"{"n": \#($0), "t": "\#(long)"}"# }.joined(separator: ",") + "]")
    var edits = BulkEdits(path: path("n"))
    for index in 0..<count { edits.add(.number("7"), to: kept.document.table.id(at: index)) }
    try kept.document.apply(.replaceInMany(edits.edits), note: 0)
    kept.write()
    #expect(kept.lines.map(\.utf8.count).reduce(0, +) < 10_000)
    #expect(bytes(try kept.replayed().table) == bytes(kept.document.table))
  }

  @Test("Records that are added after an addition was taken back get their values")
  func addedAgain() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(0, "n", "10")
    let new = try JSONSlice(parsing: #"{"name": "Dan"}"#)
    func add() throws {
      try kept.document.apply(
        .insert(Insertion([(slice: new, index: 1)], into: kept.document.table)), note: 0)
    }
    try add()
    _ = kept.document.undo()
    try add()
    kept.write()
    try kept.set(1, "name", #""Eve""#)
    let replay = try kept.replayed()
    var again = Document<Int>(try table(KeptJournal.people))
    for edit in replay.edits { try again.apply(edit, note: 0) }
    #expect(bytes(again.table) == bytes(kept.document.table))
    #expect(replay.misfits.isEmpty)
  }

  @Test("Of an edit that may not be written the next ones keep their meaning")
  func unknown() throws {
    var kept = try KeptJournal(KeptJournal.people)
    let new = try JSONSlice(parsing: #"{"name": "Dan"}"#)
    try kept.document.apply(
      .insert(Insertion([(slice: new, index: 0)], into: kept.document.table)), note: 0)
    kept.write()
    kept.lines = [#"{"unknown":true}"#]
    try kept.document.apply(
      .insert(Insertion([(slice: new, index: 1)], into: kept.document.table)), note: 0)
    kept.write()
    try kept.set(1, "name", #""Eve""#)
    try kept.set(0, "name", #""Fay""#)
    try kept.set(2, "n", "5")
    _ = kept.document.undo()
    kept.write()
    let replay = try kept.replayed()
    #expect(bytes(replay.table).contains("Eve") && !bytes(replay.table).contains("Fay"))
    #expect(bytes(replay.table).contains(#"{"name": "Ada", "n": 1}"#))
    #expect(replay.unknownCount == 1 && replay.misfits.count == 1)
  }

  @Test("A part of a record that an edit not written has made is listed where it has no place")
  func withoutPlace() throws {
    var kept = try KeptJournal(#"[{"a": 1}]"#)
    try kept.setRecord(0, #"{"a": {"b": 1}}"#)
    kept.lines = [#"{"unknown":true}"#]
    // As undo and other programs give whole records back: the line has the member that differs.
    try kept.setRecord(0, #"{"a": {"b": 2}}"#)
    let replay = try kept.replayed()
    #expect(bytes(replay.table) == #"[{"a": 1}]"#)
    #expect(replay.unknownCount == 1 && replay.misfits.count == 1)
  }

  @Test("A part of a record that an edit not written has made is set where it can be")
  func withoutContainer() throws {
    var kept = try KeptJournal(#"[{"a": 1}]"#)
    try kept.setRecord(0, #"{"a": 1, "c": {"b": 1}}"#)
    kept.lines = [#"{"unknown":true}"#]
    try kept.setRecord(0, #"{"a": 1, "c": {"b": 2}}"#)
    let replay = try kept.replayed()
    #expect(bytes(replay.table) == #"[{"a": 1, "c": {"b": 2}}]"#)
    #expect(replay.unknownCount == 1 && replay.misfits.isEmpty)
  }
}
