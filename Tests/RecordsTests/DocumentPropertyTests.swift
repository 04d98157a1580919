import JSONTesting
import JSONText
import Records
import SourceText
import Testing

/// Random edits of random files, through the document that every edit goes through.
@Suite("A document's edits")
struct DocumentPropertyTests {
  /// A document, the lines of the edits that were made, and what the file was after each.
  private struct Run {
    var document: Document<Int>
    var lines: [String] = []
    var states: [String] = []

    init(_ text: String, lines isLines: Bool) throws {
      document = Document(try table(text, name: isLines ? "x.jsonl" : "x.json"))
    }

    /// Makes an edit and keeps its line; one that is refused or changes nothing leaves everything as it was.
    mutating func make(_ edit: Edit) throws {
      let line = EditLine.text(of: edit, before: document.table)
      let before = bytes(document.table)
      do throws(JSONEditError) {
        if try document.apply(edit, note: lines.count) != nil {
          lines.append(line)
          states.append(before)
        } else {
          #expect(bytes(document.table) == before)
        }
      } catch {
        #expect(bytes(document.table) == before)
      }
    }
  }

  private func runs(_ seeds: Range<UInt64>, _ check: (inout Run, String) throws -> Void) throws {
    for seed in seeds {
      var generator = Generator(seed: seed)
      let isLines = generator.random.below(3) == 0
      let text =
        isLines
        ? "{\"a\": 1, \"b\": [1, 2]}\n{\"a\": 2}\n\n{\"b\": [true]}\n" : generator.file()
      var run = try Run(text, lines: isLines)
      for _ in 0..<10 { try run.make(generator.edit(of: run.document.table)) }
      try check(&run, text)
    }
  }

  @Test("undone one by one they restore every state between, redone the last")
  func undo() throws {
    var count = 0
    try runs(0..<200) { run, text in
      let last = bytes(run.document.table)
      for state in run.states.reversed() {
        #expect(run.document.undo() != nil)
        #expect(bytes(run.document.table) == state)
        count += 1
      }
      #expect(run.document.undo() == nil)
      #expect(bytes(run.document.table) == text)
      #expect(!run.document.hasUnsavedEdits)
      #expect(run.document.changedRecords.isEmpty && run.document.deletedRecords.isEmpty)
      while run.document.redo() != nil {}
      #expect(bytes(run.document.table) == last)
      #expect(run.document.hasUnsavedEdits == (last != text))
    }
    #expect(count > 700)
  }

  @Test("written to lines and read again they do the same, and can be undone")
  func lines() throws {
    try runs(200..<400) { run, text in
      var again = Document<Int>(try table(text, name: run.document.table.source.name))
      for (line, state) in zip(run.lines, run.states) {
        #expect(!line.contains("\n"))
        #expect(bytes(again.table) == state)
        let edit = try #require(EditLine.edit(line), "\(line)")
        // What is written of the edit that was read is the same line.
        #expect(EditLine.text(of: edit, before: again.table) == line)
        #expect(try again.apply(edit, note: 0) != nil)
      }
      #expect(bytes(again.table) == bytes(run.document.table))
      while again.undo() != nil {}
      #expect(bytes(again.table) == text)
    }
  }

  @Test("of a file that is read again can be undone as before, record by record")
  func readAgain() throws {
    var count = 0
    try runs(800..<1100) { run, text in
      let first = records(try table(text, name: run.document.table.source.name))
      let last = records(run.document.table)
      for _ in 0..<run.lines.count / 3 { _ = run.document.undo() }
      run.document.didSave(run.document.table)
      let now = bytes(run.document.table)
      // A record that is the whole file may have become a list, or what holds no records.
      guard let again = try? table(now, name: run.document.table.source.name),
        again.layout == run.document.table.layout
      else { return }
      let matching = RecordMatching(
        of: run.document.recordsInSteps, from: run.document.saved, to: again)
      run.document.reload(again, matching: matching) { $0 }
      #expect(!run.document.hasUnsavedEdits)
      #expect(bytes(run.document.table) == now)
      while run.document.undo() != nil { count += 1 }
      #expect(records(run.document.table) == first, "\(text)")
      while run.document.redo() != nil {}
      #expect(records(run.document.table) == last, "\(text)")
    }
    #expect(count > 700)
  }

  @Test("in a journal, with what was taken back and saved between, they come out the same")
  func journal() throws {
    for seed in UInt64(1100)..<1400 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var document = Document<Int>(try table(text))
      var scribe = JournalScribe(from: document.table)
      var lines: [String] = []
      for _ in 0..<14 {
        switch generator.random.below(6) {
        case 0: _ = document.undo()
        case 1: _ = document.redo()
        case 2 where generator.random.below(3) == 0: document.didSave(document.table)
        default: _ = try? document.apply(generator.edit(of: document.table), note: 0)
        }
        for step in document.takeLog() {
          if case .begun = step {
            (scribe, lines) = (JournalScribe(from: document.saved), [])
          } else {
            lines.append(JSONValue.object(scribe.members(for: step)).jsonText())
          }
        }
      }
      // A record that is the whole file may have become a list.
      guard let saved = try? table(bytes(document.saved)), saved.layout == document.saved.layout
      else { continue }
      let entries = try lines.map { line in
        try #require(JournalEntry(try JSONSlice(parsing: line).value), "\(line)")
      }
      let replay = JournalReplay(entries, over: saved, isSameVersion: true)
      // What it says to do is what has it done.
      var again = Document<Int>(saved)
      for edit in replay.edits { try again.apply(edit, note: 0) }
      #expect(bytes(again.table) == bytes(replay.table), "seed \(seed): \(lines)")
      // A file that was saved between may have another style than the one that was read.
      if bytes(document.saved) == text {
        #expect(bytes(replay.table) == bytes(document.table), "seed \(seed): \(lines)")
      }
      #expect(values(replay.table) == values(document.table), "seed \(seed): \(lines)")
      #expect(replay.misfits.isEmpty)
    }
  }

  private func values(_ table: RecordTable) -> [JSONValue] {
    (0..<table.count).map { table[table.id(at: $0)].value }
  }
}

@Suite("A written edit")
struct EditLineTests {
  private func table() throws -> RecordTable {
    try RecordsTests.table(#"[{"name": "Ada", "n": 1}, {"name": "Bob"}, {"name": "Cyd", "n": 1}]"#)
  }

  @Test("of many records names records, path and value, and what each had before")
  func bulk() throws {
    let table = try table()
    var edits = BulkEdits(path: path("n"))
    for index in 0..<3 { edits.add(.number("2"), to: table.id(at: index)) }
    #expect(
      EditLine.text(of: .replaceInMany(edits.edits), before: table)
        == #"{"edit":"replaceInMany","changes":[{"path":["n"],"set":"2","records":[[0,2]],"#
        + #""before":[{"value":"1","records":[[0,0],[2,2]]},{"records":[[1,1]]}]}]}"#)
  }

  @Test("of a deleted record has its bytes; of an added one its number counts down from -1")
  func deletionAndInsertion() throws {
    var document = Document<Int>(try table())
    let bob = RecordPlacement(document.table.id(at: 1), at: 1)
    #expect(
      EditLine.text(of: .delete([bob]), before: document.table)
        == #"{"edit":"delete","records":[{"record":1,"place":1,"bytes":"{\"name\": \"Bob\"}"}]}"#)
    let copy = Insertion(copying: [bob.id], to: 2, in: document.table)
    #expect(
      EditLine.text(of: .insert(copy), before: document.table)
        == #"{"edit":"insert","records":[{"record":-1,"place":2,"bytes":"{\"name\": \"Bob\"}"}]}"#)
    try document.apply(.insert(copy), note: 0)
    try document.apply(.delete([bob]), note: 0)
    #expect(records(document.table).map(\.count) == [23, 15, 23])
  }

  @Test("of several, one after the other, is written with the records that those before it leave")
  func batch() throws {
    let table = try table()
    func set(_ index: Int, _ value: String) -> Edit {
      .replace(
        ValueEdit(
          record: table.id(at: index), path: path("name"), before: nil,
          after: .value(.string(value))))
    }
    let edit = Edit.batch([
      set(1, "Bo"), .delete([RecordPlacement(table.id(at: 1), at: 1)]), set(0, "A"),
    ])
    #expect(
      EditLine.text(of: edit, before: table)
        == #"{"edit":"batch","edits":["#
        + #"{"edit":"replace","record":1,"path":["name"],"set":"\"Bo\""},"#
        + #"{"edit":"delete","records":[{"record":1,"place":1,"bytes":"{\"name\": \"Bo\"}"}]},"#
        + #"{"edit":"replace","record":0,"path":["name"],"set":"\"A\""}]}"#)
  }

  @Test(
    "that is none is not read",
    arguments: [
      "", "{}", "[1]", #"{"edit":"replace"}"#, #"{"edit":"replace","record":0,"path":["a"]}"#,
      #"{"edit":"replace","record":0,"path":[true],"set":"1"}"#,
      #"{"edit":"replace","record":0,"path":["a"],"set":"01"}"#,
      #"{"edit":"move","record":0,"from":1}"#, #"{"edit":"delete","records":[{"record":0}]}"#,
      #"{"edit":"replaceInMany","changes":[{"path":[],"set":"1","records":[[0]]}]}"#,
      #"{"edit":"replace","record":99999999999,"path":["a"],"set":"1"}"#,
    ])
  func broken(line: String) { #expect(EditLine.edit(line) == nil) }
}
