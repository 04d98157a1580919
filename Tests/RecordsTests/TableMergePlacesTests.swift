import JSONText
import Records
import Testing

@Suite("Records added, deleted and moved here, merged with what another program saved")
struct TableMergePlacesTests: MergesTables {
  @Test("Records added here come where they were added, those added there stay")
  func added() throws {
    let theirs = Self.people.replacing(
      "  {\"id\": 3", with: "  {\"id\": 9, \"name\": \"Eva\", \"city\": \"Bern\"},\n  {\"id\": 3")
    var (document, conflicts) = try merge(theirs: theirs) { document in
      let slices = try ["Fay", "Gus"].map {
        try JSONSlice(parsing: #"{"id": 5, "name": "\#($0)"}"#)
      }
      let new = slices.enumerated().map { (slice: $1, index: 1 + $0) }
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

  private func dropped(
    _ theirs: String, identity: String? = "id", _ edit: (Document<Int>) -> Edit
  ) throws -> DroppedEdits {
    let identity = identity.map { path($0) }
    var document = Document<Int>(try table(Self.people))
    try document.apply(edit(document), note: 0)
    let now = try table(theirs, name: document.table.source.name)
    let matching = RecordMatching(
      of: document.recordsInSteps, from: document.saved, to: now, identity: identity)
    return TableMerge(
      base: document.saved, ours: document.table, theirs: now, matching: matching,
      identity: identity
    ).dropped
  }

  private func move(_ document: Document<Int>) -> Edit {
    .move(document.table.id(at: 2), from: 2, to: 0)
  }

  private func delete(_ indices: Int...) -> (Document<Int>) -> Edit {
    { document in
      .delete(indices.map { RecordPlacement(document.table.id(at: $0), at: $0) })
    }
  }

  @Test("A move or a deletion of a record that is another one there is counted, not if it is gone")
  func dropped() throws {
    let renamed = Self.people.replacing("\"id\": 3", with: "\"id\": 9")
    #expect(try dropped(renamed, move) == DroppedEdits(moves: 1))
    #expect(try dropped(renamed, delete(2)) == DroppedEdits(deletions: 1))
    let gone = #"[{"id": 1, "name": "Ada"}, {"id": 2, "name": "Bob"}]"#
    #expect(try dropped(gone, move) == DroppedEdits())
    #expect(try dropped(gone, delete(2)) == DroppedEdits())
    let changed = Self.people.replacing("Bonn", with: "Kiel")
    #expect(try dropped(changed, move) == DroppedEdits())
  }

  @Test(
    "A record that others added where ours was deleted is not the one that was meant",
    arguments: ["id", nil])
  func addedInPlace(identity: String?) throws {
    let added = Self.people.replacing(
      #"{"id": 3, "name": "Cyd", "city": "Bonn"}"#,
      with: #"{"id": 9, "name": "Zoe", "city": "Bonn"}"#)
    #expect(try dropped(added, identity: identity, move) == DroppedEdits())
    #expect(try dropped(added, identity: identity, delete(2)) == DroppedEdits())
    let renamed = Self.people.replacing(
      #""id": 3, "name": "Cyd""#, with: #""id": 9, "name": "Cyd""#)
    #expect(try dropped(renamed, identity: identity, delete(2)) == DroppedEdits(deletions: 1))
  }

  @Test("What they deleted elsewhere does not hide that a record is another one there")
  func droppedBesideDeletion() throws {
    let theirs = #"[{"id": 1, "name": "Ada"}, {"id": 9, "name": "Cyd"}]"#
    #expect(try dropped(theirs, move) == DroppedEdits(moves: 1))
    #expect(try dropped(theirs, delete(2)) == DroppedEdits(deletions: 1))
    #expect(try dropped(theirs, delete(1, 2)) == DroppedEdits(deletions: 1))
  }

  @Test("What they deleted, too, is not counted, whatever they have added elsewhere")
  func deletedByBoth() throws {
    let theirs = #"[{"id": 3, "name": "Cyd"}, {"id": 8}, {"id": 9}]"#
    #expect(try dropped(theirs, delete(0, 1)) == DroppedEdits())
    let below = #"[{"id": 8}, {"id": 1, "name": "Ada"}, {"id": 2, "name": "Bob"}]"#
    #expect(try dropped(below, move) == DroppedEdits())
  }
}
