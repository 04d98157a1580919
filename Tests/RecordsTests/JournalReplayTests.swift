import JSONText
import Records
import Testing

@Suite("A journal of edits, done again on the file")
struct JournalReplayTests {
  /// A document with its journal.
  private struct Kept {
    var document: Document<Int>
    var scribe: JournalScribe
    var lines: [String] = []

    init(_ text: String, name: String = "x.json") throws {
      document = Document(try table(text, name: name))
      scribe = JournalScribe(from: document.table)
    }

    mutating func write() {
      for step in document.takeLog() {
        if case .begun = step {
          scribe = JournalScribe(from: document.saved)
          lines = []
        } else {
          lines.append(JSONValue.object(scribe.members(for: step)).jsonText())
        }
      }
    }

    mutating func set(_ place: Int, _ name: String, _ text: String) throws {
      let id = document.table.id(at: place)
      var before: JSONSlice?
      if case .found(let slice) = document.table[id].lookup(path(name)) { before = slice }
      let after = try JSONSlice(parsing: text).value
      try document.apply(
        .replace(ValueEdit(record: id, path: path(name), before: before, after: .value(after))),
        note: 0)
      write()
    }

    func replayed(over text: String? = nil) throws -> JournalReplay {
      var kept = document
      let now = try table(text ?? bytes(kept.saved), name: kept.table.source.name)
      _ = kept.takeLog()
      var replay = JournalReplay(over: now, isSameVersion: text == nil)
      for line in lines {
        let entry = JournalEntry(try JSONSlice(parsing: line).value)
        replay.take(try #require(entry, "\(line)"))
      }
      return replay
    }
  }

  private static let people = #"""
    [
      {"name": "Ada", "n": 1},
      {"name": "Bob", "n": 2},
      {"name": "Cyd", "n": 3}
    ]
    """#

  @Test("Values, additions, deletions, moves and what was taken back come out as they were")
  func all() throws {
    var kept = try Kept(Self.people)
    try kept.set(1, "n", "20")
    let new = try JSONSlice(parsing: #"{"name": "Dan"}"#)
    try kept.document.apply(
      .insert(Insertion([(slice: new, place: 1)], into: kept.document.table)), note: 0)
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
    var kept = try Kept(Self.people)
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

  @Test("A value set in many records is one line, however many they are")
  func many() throws {
    let count = 5_000
    var kept = try Kept("[" + (0..<count).map { #"{"n": \#($0)}"# }.joined(separator: ",") + "]")
    var edits = BulkEdits(path: path("n"))
    for place in 0..<count { edits.add(.number("7"), to: kept.document.table.id(at: place)) }
    try kept.document.apply(.replaceInMany(edits.edits), note: 0)
    kept.write()
    #expect(kept.lines.map(\.utf8.count).reduce(0, +) < 200)
    #expect(bytes(try kept.replayed().table) == bytes(kept.document.table))
  }

  @Test("In a changed file a record is found by what it was, wherever it is now")
  func insertedAbove() throws {
    var kept = try Kept(Self.people)
    try kept.set(1, "n", "20")
    try kept.set(1, "name", #""Bea""#)
    let replay = try kept.replayed(
      over: #"[{"name": "New", "n": 2}, {"name": "Ada", "n": 1}, {"name": "Bob", "n": 2}]"#)
    #expect(
      bytes(replay.table)
        == #"[{"name": "New", "n": 2}, {"name": "Ada", "n": 1}, {"name": "Bea", "n": 20}]"#)
    #expect(replay.edits.count == 2 && replay.misfits.isEmpty)
  }

  @Test("What others have changed, too, is left as it is and listed")
  func conflict() throws {
    var kept = try Kept(#"{"a": 1, "b": 2}"#)
    try kept.set(0, "a", "10")
    try kept.set(0, "b", "20")
    let replay = try kept.replayed(over: #"{"a": 1, "b": 3}"#)
    #expect(bytes(replay.table) == #"{"a": 10, "b": 3}"#)
    #expect(replay.edits.count == 1 && replay.misfits.count == 1)
  }

  @Test("What others have set to the same is no conflict")
  func same() throws {
    var kept = try Kept(#"{"a": 1}"#)
    try kept.set(0, "a", "10")
    let replay = try kept.replayed(over: #"{"a":10}"#)
    #expect(replay.edits.count == 0 && replay.misfits.isEmpty)
  }

  @Test("A record that is gone or another one now is not edited, moved or deleted")
  func gone() throws {
    var kept = try Kept(Self.people)
    try kept.set(1, "n", "20")
    try kept.document.apply(
      .delete([RecordPlacement(kept.document.table.id(at: 2), at: 2)]), note: 0)
    kept.write()
    let text = #"[{"name": "Ada", "n": 1}, {"name": "Eve", "n": 2}]"#
    let replay = try kept.replayed(over: text)
    #expect(bytes(replay.table) == text)
    #expect(replay.misfits.count == 2)
  }

  @Test("Of an edit that may not be written the next ones keep their meaning")
  func unknown() throws {
    var kept = try Kept(Self.people)
    let new = try JSONSlice(parsing: #"{"name": "Dan"}"#)
    try kept.document.apply(
      .insert(Insertion([(slice: new, place: 0)], into: kept.document.table)), note: 0)
    kept.write()
    kept.lines = [#"{"unknown":true}"#]
    try kept.document.apply(
      .insert(Insertion([(slice: new, place: 1)], into: kept.document.table)), note: 0)
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

  @Test("A long record that others have changed behind its beginning is another one")
  func longRecords() throws {
    let long = String(repeating: "x", count: 10_000)
    var kept = try Kept(#"[{"a": 1, "t": "\#(long)1"}, {"a": 2}]"#)
    try kept.document.apply(
      .delete([RecordPlacement(kept.document.table.id(at: 0), at: 0)]), note: 0)
    kept.write()
    let text = #"[{"a": 1, "t": "\#(long)2"}, {"a": 2}]"#
    let replay = try kept.replayed(over: text)
    #expect(bytes(replay.table) == text)
    #expect(replay.misfits.count == 1)
  }
}
