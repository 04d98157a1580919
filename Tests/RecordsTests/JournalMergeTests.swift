import JSONTesting
import JSONText
import Records
import Testing

@Suite("A journal of edits, over a file that others have changed")
struct JournalMergeTests {
  @Test("In a changed file a record is found by what it was, wherever it is now")
  func insertedAbove() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(1, "n", "20")
    try kept.set(1, "name", #""Bea""#)
    let replay = try kept.replayed(
      over: #"[{"name": "New", "n": 2}, {"name": "Ada", "n": 1}, {"name": "Bob", "n": 2}]"#)
    #expect(
      bytes(replay.table)
        == #"[{"name": "New", "n": 2}, {"name": "Ada", "n": 1}, {"name": "Bea", "n": 20}]"#)
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test(
    "A record in which others have changed something else gets its values, however it is written",
    arguments: [
      (
        #"[{"name": "Ada", "n": 1}, {"name": "Bob", "n": 2, "x": 7}]"#,
        #"[{"name": "Ada", "n": 1}, {"name": "Bob", "n": 20, "x": 7}]"#
      ),
      (
        #"[{"name":"Bob","n":  2},{"name":"Ada","n":1}]"#,
        #"[{"name":"Bob","n":  20},{"name":"Ada","n":1}]"#
      ),
      (#"[{"n": 2, "name": "Bob"}]"#, #"[{"n": 20, "name": "Bob"}]"#),
    ])
  func changedBeside(theirs: String, result: String) throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(1, "n", "20")
    let replay = try kept.replayed(over: theirs)
    #expect(bytes(replay.table) == result)
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test("A record is found by its identity, where the form names one")
  func identity() throws {
    var kept = try KeptJournal(#"[{"id": 1, "t": "a", "n": 1}, {"id": 2, "t": "b", "n": 2}]"#)
    try kept.set(1, "n", "20")
    let theirs = #"[{"id": 2, "t": "a", "n": 2}, {"id": 1, "t": "b", "n": 1}]"#
    let replay = try kept.replayed(over: theirs, identity: "id")
    #expect(
      bytes(replay.table)
        == theirs.replacing("2, \"t\": \"a\", \"n\": 2", with: "2, \"t\": \"a\", \"n\": 20"))
    #expect(replay.misfits.isEmpty)
  }

  @Test(
    "What others have changed, too, is a conflict, and has the journal's value until one is chosen")
  func conflict() throws {
    var kept = try KeptJournal(#"{"a": 1, "b": 2}"#)
    try kept.set(0, "a", "10")
    try kept.set(0, "b", "20")
    try kept.set(0, "b", "21")
    let replay = try kept.replayed(over: #"{"a": 1, "b": 3}"#)
    #expect(bytes(replay.table) == #"{"a": 10, "b": 21}"#)
    let conflict = try #require(replay.conflicts.first)
    #expect(replay.conflicts.count == 1 && replay.misfits.isEmpty)
    #expect(conflict.path == path("b") && conflict.base?.text == "2")
    #expect(conflict.ours?.text == "21" && conflict.theirs?.text == "3")
  }

  @Test("What was in conflict when it ended is so again")
  func openConflict() throws {
    var kept = try KeptJournal(#"[{"name": "Ada", "n": 3}, {"name": "Bob", "n": 2}]"#)
    try kept.set(0, "n", "10")
    kept.lines.append(
      #"{"conflicts":[{"record":0,"path":["n"],"base":"1","ours":"10","theirs":"3"}]}"#)
    for text in [nil, #"[{"name": "Ada", "n": 3, "x": 1}, {"name": "Bob", "n": 2}]"#] {
      let replay = try kept.replayed(over: text)
      #expect(replay.conflicts.map(\.path) == [path("n")], "\(text ?? "")")
      #expect(replay.conflicts.first?.theirs?.text == "3")
    }
    try kept.set(0, "n", "11")
    #expect(try kept.replayed().conflicts.isEmpty, "another value was entered")
  }

  @Test(
    "What was in conflict is so with what others have by now, unless that is ours or as it was",
    arguments: [("4", true), ("10", false), ("1", false)])
  func openConflictChangedAgain(now: String, isOpen: Bool) throws {
    var kept = try KeptJournal(#"[{"name": "Ada", "n": 3}, {"name": "Bob", "n": 2}]"#)
    try kept.set(0, "n", "10")
    kept.lines.append(
      #"{"conflicts":[{"record":0,"path":["n"],"base":"1","ours":"10","theirs":"3"}]}"#)
    let replay = try kept.replayed(
      over: #"[{"name": "Ada", "n": \#(now)}, {"name": "Bob", "n": 2}]"#)
    #expect(
      bytes(replay.table) == #"[{"name": "Ada", "n": 10}, {"name": "Bob", "n": 2}]"#)
    #expect(replay.conflicts.map(\.theirs?.text) == (isOpen ? ["4"] : []))
    #expect(replay.conflicts.allSatisfy { $0.base?.text == "1" })
  }

  @Test("What was added or moved is in its place among its neighbors, wherever they are now")
  func places() throws {
    var kept = try KeptJournal(KeptJournal.people)
    let new = try JSONSlice(parsing: #"{"name": "Dan"}"#)
    try kept.document.apply(
      .insert(Insertion([(slice: new, index: 2)], into: kept.document.table)), note: 0)
    try kept.document.apply(.move(kept.document.table.id(at: 3), from: 3, to: 0), note: 0)
    kept.write()
    let replay = try kept.replayed(
      over:
        #"[{"name": "X"}, {"name": "Ada", "n": 1}, {"name": "Bob", "n": 2}, {"name": "Cyd", "n": 3}]"#
    )
    let names = (0..<replay.table.count).map {
      replay.table[replay.table.id(at: $0)].lookup(path("name")).slice?.stringValue ?? ""
    }
    #expect(names == ["X", "Cyd", "Ada", "Bob", "Dan"])
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test("What others have set to the same is no conflict")
  func same() throws {
    var kept = try KeptJournal(#"{"a": 1}"#)
    try kept.set(0, "a", "10")
    let replay = try kept.replayed(over: #"{"a":10}"#)
    #expect(replay.edits.count == 0 && replay.misfits.isEmpty)
  }

  @Test(
    "What was edited of a record that is gone is a conflict; another one is not deleted in its place"
  )
  func gone() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(1, "n", "20")
    try kept.document.apply(
      .delete([RecordPlacement(kept.document.table.id(at: 2), at: 2)]), note: 0)
    kept.write()
    let text = #"[{"name": "Ada", "n": 1}, {"name": "Eve", "n": 2}]"#
    let replay = try kept.replayed(over: text)
    #expect(bytes(replay.table).contains(#"{"name": "Eve", "n": 2}"#))
    #expect(bytes(replay.table).contains("20"), "what was edited stays beside it, as a conflict")
    #expect(replay.conflicts.count == 1 && replay.conflicts.first?.theirs == nil)
    #expect(replay.misfits.count == 1)
  }

  @Test("A long record that others have changed behind its beginning is another one")
  func longRecords() throws {
    let long = String(repeating: "x", count: 10_000)
    var kept = try KeptJournal(#"[{"a": 1, "t": "\#(long)1"}, {"a": 2}]"#)
    try kept.document.apply(
      .delete([RecordPlacement(kept.document.table.id(at: 0), at: 0)]), note: 0)
    kept.write()
    let text = #"[{"a": 1, "t": "\#(long)2"}, {"a": 2}]"#
    let replay = try kept.replayed(over: text)
    #expect(bytes(replay.table) == text)
    #expect(replay.conflicts.count == 1 && replay.conflicts.first?.ours == nil)
  }

  @Test("What is merged from a journal is what the screen merges while it is open")
  func likeMerging() throws {
    var (same, all) = (0, 0)
    for seed in UInt64(4_000)..<4_400 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var (ours, theirs) = (try KeptJournal(text), Document<Int>(try table(text)))
      for _ in 0..<3 { _ = try? theirs.apply(generator.edit(of: theirs.table), note: 0) }
      for _ in 0..<4 {
        _ = try? ours.document.apply(generator.edit(of: ours.document.table), note: 0)
      }
      ours.write()
      let other = bytes(theirs.table)
      guard let saved = try? table(other), saved.layout == ours.document.table.layout else {
        continue
      }
      let replay = try ours.replayed(over: other)
      #expect(replay.misfits.count <= 1, "seed \(seed)")
      var again = Document<Int>(saved)
      for edit in replay.edits { try again.apply(edit, note: 0) }
      #expect(bytes(again.table) == bytes(replay.table), "seed \(seed)")
      let live = ours.document
      let matching = RecordMatching(of: live.recordsInSteps, from: live.saved, to: saved)
      let merge = TableMerge(base: live.saved, ours: live.table, theirs: saved, matching: matching)
      all += 1
      // Where the journal doesn't know what is around a record, that may be in another place, and in another style.
      same += values(merge.table) == values(replay.table) ? 1 : 0
    }
    #expect(all > 300 && same > all * 95 / 100, "\(same) of \(all)")
  }

  @Test("Records that were deleted together are known in a changed file, too")
  func deletedTogether() throws {
    var kept = try KeptJournal(KeptJournal.people)
    let table = kept.document.table
    try kept.document.apply(
      .batch([0, 1].map { .delete([RecordPlacement(table.id(at: $0), at: 0)]) }), note: 0)
    kept.write()
    let replay = try kept.replayed(over: KeptJournal.people.replacing("3", with: "4"))
    #expect(replay.misfits.isEmpty && values(replay.table) == [#"{"name":"Cyd","n":4}"#])
  }

  @Test("A copy stays a record of its own in a changed file, wherever it was pasted")
  func copied() throws {
    for index in [1, 3] {
      var kept = try KeptJournal(KeptJournal.people)
      let table = kept.document.table
      try kept.document.apply(
        .insert(Insertion(copying: [table.id(at: 0)], to: index, in: table)), note: 0)
      kept.write()
      let replay = try kept.replayed(
        over: KeptJournal.people.replacing("3", with: "4"), identity: "name")
      #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty && replay.table.count == 4)
    }
  }
}
