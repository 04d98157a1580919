import JSONTesting
import JSONText
import Records
import SourceText
import Testing

@Suite("What another program saved, merged with what is unsaved here")
struct TableMergeTests {
  private static let people = #"""
    [
      {"id": 1, "name": "Ada", "city": "Rome"},
      {"id": 2, "name": "Bob", "city": "Oslo"},
      {"id": 3, "name": "Cyd", "city": "Bonn"}
    ]

    """#

  /// The file as they have saved it, with what was done here.
  private func merge(
    _ text: String = people, theirs: String, identity: String? = nil,
    _ edit: (inout Document<Int>) throws -> Void
  ) throws -> (document: Document<Int>, conflicts: [RecordConflict]) {
    var document = Document<Int>(try table(text))
    try edit(&document)
    return try merged(document, theirs, identity)
  }

  private func merged(
    _ document: Document<Int>, _ theirs: String, _ identity: String? = nil
  ) throws -> (document: Document<Int>, conflicts: [RecordConflict]) {
    var document = document
    let now = try table(theirs, name: document.table.source.name)
    let steps = identity.map { path($0) }
    let matching = RecordMatching(
      of: document.recordsInSteps, from: document.saved, to: now, identity: steps)
    let merge = TableMerge(
      base: document.saved, ours: document.table, theirs: now, matching: matching, identity: steps)
    document.take(merge) { $0 }
    return (document, merge.conflicts)
  }

  private func set(
    _ document: inout Document<Int>, _ place: Int, _ name: String, _ text: String
  ) throws {
    let id = document.table.id(at: place)
    let value = try JSONSlice(parsing: text)
    try document.apply(
      .replace(
        ValueEdit(
          record: id, path: path(name), before: document.table[id].lookup(path(name)).slice,
          after: .value(value.value))),
      note: 0)
  }

  @Test("Their insertion above does not shift our edits; the rest keeps their bytes")
  func insertion() throws {
    let theirs = Self.people.replacing("[\n", with: "[\n  { \"id\":0 },\n")
      .replacing("Bonn", with: "Kiel")
    var (document, conflicts) = try merge(theirs: theirs) { try set(&$0, 1, "city", #""Lund""#) }
    #expect(conflicts.isEmpty)
    #expect(bytes(document.table) == theirs.replacing("Oslo", with: "Lund"))
    #expect(bytes(document.saved) == theirs)
    #expect(document.hasUnsavedEdits)
    _ = document.undo()
    #expect(bytes(document.table) == theirs)
    #expect(!document.hasUnsavedEdits)
    _ = document.redo()
    #expect(bytes(document.table) == theirs.replacing("Oslo", with: "Lund"))
  }

  @Test("Both changed the same record in different places: it has both, written as theirs is")
  func sameRecord() throws {
    let theirs = Self.people.replacing(
      #"{"id": 2, "name": "Bob", "city": "Oslo"}"#, with: #"{"id":2,"city":"Oslo","name":"Rob"}"#)
    let (document, conflicts) = try merge(theirs: theirs) { try set(&$0, 1, "city", #""Lund""#) }
    #expect(conflicts.isEmpty)
    #expect(bytes(document.table) == theirs.replacing("Oslo", with: "Lund"))
  }

  @Test(
    "Both changed the same value: ours stays, with theirs beside it; undo takes it back to theirs")
  func conflict() throws {
    let theirs = Self.people.replacing("Oslo", with: "Kiel")
    var (document, conflicts) = try merge(theirs: theirs) {
      try set(&$0, 1, "city", #""Paris""#)
      try set(&$0, 1, "city", #""Lund""#)
    }
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(conflict.path == path("city"))
    #expect(conflict.base?.text == "\"Oslo\"" && conflict.ours?.text == "\"Lund\"")
    #expect(conflict.theirs?.text == "\"Kiel\"" && conflict.shown?.text == "\"Lund\"")
    #expect(bytes(document.table).contains("Lund"))
    _ = document.undo()
    #expect(bytes(document.table).contains("Paris"))
    _ = document.undo()
    #expect(bytes(document.table) == theirs)
    #expect(!document.hasUnsavedEdits)
  }

  @Test("What both set to the same is neither a conflict nor unsaved")
  func alike() throws {
    let theirs = Self.people.replacing("Oslo", with: "Kiel")
    let (document, conflicts) = try merge(theirs: theirs) { try set(&$0, 1, "city", #""Kiel""#) }
    #expect(conflicts.isEmpty && !document.hasUnsavedEdits)
    #expect(bytes(document.table) == theirs)
  }

  @Test("Records added here come where they were added, those added there stay")
  func added() throws {
    let theirs = Self.people.replacing(
      "  {\"id\": 3", with: "  {\"id\": 9, \"name\": \"Eva\", \"city\": \"Bern\"},\n  {\"id\": 3")
    var (document, conflicts) = try merge(theirs: theirs) { document in
      let slices = try ["Fay", "Gus"].map {
        try JSONSlice(parsing: #"{"id": 5, "name": "\#($0)"}"#)
      }
      let new = slices.enumerated().map { (slice: $1, place: 1 + $0) }
      try document.apply(.insert(Insertion(new, into: document.table)), note: 0)
    }
    #expect(conflicts.isEmpty)
    #expect(names(document.table) == ["Ada", "Fay", "Gus", "Bob", "Eva", "Cyd"])
    _ = document.undo()
    #expect(bytes(document.table) == theirs)
    _ = document.redo()
    #expect(names(document.table) == ["Ada", "Fay", "Gus", "Bob", "Eva", "Cyd"])
  }

  @Test("A record deleted here goes, unless they have changed it")
  func deletedHere() throws {
    let theirs = Self.people.replacing("Rome", with: "Kiel")
    func delete(_ document: inout Document<Int>) throws {
      let gone = [0, 1].map { RecordPlacement(document.table.id(at: $0), at: $0) }
      try document.apply(.delete(gone), note: 0)
    }
    var (document, conflicts) = try merge(theirs: theirs, delete)
    #expect(names(document.table) == ["Ada", "Cyd"])
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(conflict.path.isEmpty && conflict.ours == nil)
    #expect(conflict.theirs?.text.contains("Kiel") == true)
    (document, conflicts) = try merge(theirs: Self.people.replacing("Bonn", with: "Kiel"), delete)
    #expect(conflicts.isEmpty)
    #expect(names(document.table) == ["Cyd"])
    _ = document.undo()
    #expect(bytes(document.table) == Self.people.replacing("Bonn", with: "Kiel"))
    #expect(!document.hasUnsavedEdits)
  }

  @Test("A record that they deleted goes, unless it was changed here: then it stays at its place")
  func deletedThere() throws {
    let theirs = #"[{"id": 1, "name": "Ada", "city": "Rome"}]"#
    let (document, conflicts) = try merge(theirs: theirs) { try set(&$0, 1, "city", #""Lund""#) }
    #expect(names(document.table) == ["Ada", "Bob"])
    let conflict = try #require(conflicts.first)
    #expect(conflict.path.isEmpty && conflict.theirs == nil)
    #expect(conflict.ours?.text.contains("Lund") == true)
    #expect(document.hasUnsavedEdits)
  }

  @Test("A record moved here is behind the one that it follows, whatever came between")
  func moved() throws {
    let theirs = Self.people.replacing("[\n", with: "[\n  {\"id\": 0, \"name\": \"Eva\"},\n")
      .replacing("Rome", with: "Kiel")
    let (document, conflicts) = try merge(theirs: theirs) { document in
      try document.apply(.move(document.table.id(at: 2), from: 2, to: 0), note: 0)
    }
    #expect(conflicts.isEmpty)
    #expect(names(document.table) == ["Eva", "Cyd", "Ada", "Bob"])
    #expect(bytes(document.table).contains("Kiel"))
  }

  @Test("A record moved and changed here that is another one there stays, with what was changed")
  func movedAndChanged() throws {
    let theirs = Self.people.replacing("\"id\": 3", with: "\"id\": 9")
    let (document, conflicts) = try merge(theirs: theirs, identity: "id") { document in
      try set(&document, 2, "city", #""Lund""#)
      try document.apply(.move(document.table.id(at: 2), from: 2, to: 0), note: 0)
    }
    #expect(names(document.table) == ["Cyd", "Ada", "Bob", "Cyd"])
    #expect(bytes(document.table).contains("Lund"))
    #expect(conflicts.count == 1)
  }

  @Test("A move or a deletion of a record that is another one there is counted, not if it is gone")
  func dropped() throws {
    func dropped(_ theirs: String, _ edit: (Document<Int>) -> Edit) throws -> DroppedEdits {
      var document = Document<Int>(try table(Self.people))
      try document.apply(edit(document), note: 0)
      let now = try table(theirs, name: document.table.source.name)
      let matching = RecordMatching(
        of: document.recordsInSteps, from: document.saved, to: now, identity: path("id"))
      return TableMerge(
        base: document.saved, ours: document.table, theirs: now, matching: matching,
        identity: path("id")
      ).dropped
    }
    func move(_ document: Document<Int>) -> Edit {
      .move(document.table.id(at: 2), from: 2, to: 0)
    }
    func delete(_ document: Document<Int>) -> Edit {
      .delete([RecordPlacement(document.table.id(at: 2), at: 2)])
    }
    let renamed = Self.people.replacing("\"id\": 3", with: "\"id\": 9")
    #expect(try dropped(renamed, move) == DroppedEdits(moves: 1))
    #expect(try dropped(renamed, delete) == DroppedEdits(deletions: 1))
    let gone = #"[{"id": 1, "name": "Ada"}, {"id": 2, "name": "Bob"}]"#
    #expect(try dropped(gone, move) == DroppedEdits())
    #expect(try dropped(gone, delete) == DroppedEdits())
    let changed = Self.people.replacing("Bonn", with: "Kiel")
    #expect(try dropped(changed, move) == DroppedEdits())
  }

  @Test(
    "With a path that tells records apart, what both have added with one identity is one record")
  func sameIdentity() throws {
    let eva = #"{"id": 9, "name": "Eva"}"#
    let theirs = Self.people.replacing("[\n", with: "[\n  \(eva),\n")
    for (name, count) in [("Eva", 0), ("Uma", 1)] {
      let added = try JSONSlice(parsing: #"{"id": 9, "name": "\#(name)"}"#)
      let (document, conflicts) = try merge(theirs: theirs, identity: "id") { document in
        try document.apply(
          .insert(Insertion([(slice: added, place: 3)], into: document.table)), note: 0)
      }
      #expect(names(document.table) == [name, "Ada", "Bob", "Cyd"])
      #expect(conflicts.count == count)
      #expect(document.hasUnsavedEdits == (count > 0))
    }
  }

  @Test("A copy of a record stays a record of its own, whatever its identity is")
  func copy() throws {
    let theirs = Self.people.replacing("Cyd", with: "Cid")
    for place in [1, 3] {
      let (document, conflicts) = try merge(theirs: theirs, identity: "id") { document in
        let copies = Insertion(copying: [document.table.id(at: 0)], to: place, in: document.table)
        try document.apply(.insert(copies), note: 0)
      }
      #expect(conflicts.isEmpty && document.hasUnsavedEdits)
      var expected = ["Ada", "Bob", "Cid"]
      expected.insert("Ada", at: place)
      #expect(names(document.table) == expected)
    }
  }

  @Test("With an identity, records that were exchanged and edited are those with their numbers")
  func identity() throws {
    let theirs =
      #"[{"id": 2, "name": "Rob", "city": "Oslo"}, {"id": 1, "name": "Adi", "city": "Rome"}]"#
    let (document, conflicts) = try merge(theirs: theirs, identity: "id") {
      try set(&$0, 1, "city", #""Lund""#)
    }
    #expect(conflicts.isEmpty)
    #expect(bytes(document.table) == theirs.replacing("Oslo", with: "Lund"))
  }

  @Test("One object as the file is merged by its members")
  func single() throws {
    let text = #"{"a": 1, "b": {"c": 1, "d": [1, 2]}}"#
    let theirs = #"{"a": 2, "b": {"c": 1, "d": [0, 1, 2]}, "e": null}"#
    let (document, conflicts) = try merge(text, theirs: theirs) { try set(&$0, 0, "b.d.1", "3") }
    #expect(conflicts.isEmpty)
    #expect(bytes(document.table) == #"{"a": 2, "b": {"c": 1, "d": [0, 1, 3]}, "e": null}"#)
  }

  // MARK: Properties

  @Test("Whatever was done here: without their changes it stays, and undone it is theirs")
  func onlyOurs() throws {
    var merged = 0
    for seed in UInt64(2_000)..<2_300 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var document = Document<Int>(try table(text))
      for _ in 0..<8 { _ = try? document.apply(generator.edit(of: document.table), note: 0) }
      let last = bytes(document.table)
      var (now, conflicts) = try self.merged(document, text)
      #expect(conflicts.isEmpty, "seed \(seed)")
      #expect(bytes(now.table) == last, "seed \(seed)")
      merged += now.hasUnsavedEdits ? 1 : 0
      while now.undo() != nil {}
      #expect(bytes(now.table) == text, "seed \(seed)")
    }
    #expect(merged > 150)
  }

  @Test(
    "Whatever both did: what only they have changed is as they have it, and the edits make the rest of it"
  )
  func both() throws {
    var unsaved = 0
    for seed in UInt64(2_300)..<2_700 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var (ours, theirs) = (Document<Int>(try table(text)), Document<Int>(try table(text)))
      for _ in 0..<4 { _ = try? theirs.apply(generator.edit(of: theirs.table), note: 0) }
      let other = bytes(theirs.table)
      guard let saved = try? table(other), saved.layout == ours.table.layout else { continue }
      #expect(bytes(try self.merged(ours, other).document.table) == other, "seed \(seed)")
      for _ in 0..<4 { _ = try? ours.apply(generator.edit(of: ours.table), note: 0) }
      var (now, _) = try self.merged(ours, other)
      #expect(bytes(now.saved) == other, "seed \(seed)")
      unsaved += now.hasUnsavedEdits ? 1 : 0
      // The journal that begins with the merge has all of it.
      var again = Document<Int>(saved)
      for case .carried(let edit, _) in now.takeLog() { try again.apply(edit, note: 0) }
      #expect(bytes(again.table) == bytes(now.table), "seed \(seed)")
    }
    #expect(unsaved > 200)
  }

  @Test("A journal that begins with a merge has what is done, taken back and done again after it")
  func journal() throws {
    var steps = 0
    for seed in UInt64(2_700)..<3_000 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var (ours, theirs) = (Document<Int>(try table(text)), Document<Int>(try table(text)))
      for _ in 0..<3 { _ = try? theirs.apply(generator.edit(of: theirs.table), note: 0) }
      for _ in 0..<4 { _ = try? ours.apply(generator.edit(of: ours.table), note: 0) }
      let other = bytes(theirs.table)
      guard let saved = try? table(other), saved.layout == ours.table.layout else { continue }
      var (now, _) = try self.merged(ours, other)
      var scribe = JournalScribe(from: now.saved)
      var entries: [JournalEntry] = []
      for _ in 0..<8 {
        switch generator.random.below(4) {
        case 0, 1: _ = now.undo()
        case 2: _ = now.redo()
        default: _ = try? now.apply(generator.edit(of: now.table), note: 0)
        }
      }
      for step in now.takeLog() where step != .begun {
        let line = JSONValue.object(scribe.members(for: step)).jsonText()
        entries.append(try #require(JournalEntry(try JSONSlice(parsing: line).value), "\(line)"))
        steps += 1
      }
      let replay = JournalReplay(entries, over: saved, isSameVersion: true)
      #expect(
        records(replay.table).map { try? JSONSlice(parsing: $0).value }
          == records(now.table).map { try? JSONSlice(parsing: $0).value }, "seed \(seed)")
      #expect(replay.misfits.isEmpty, "seed \(seed)")
    }
    #expect(steps > 1_000)
  }

  private func names(_ table: RecordTable) -> [String] {
    (0..<table.count).map { place in
      table[table.id(at: place)].lookup(path("name")).slice?.text.replacing("\"", with: "") ?? ""
    }
  }
}
