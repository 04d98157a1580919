import JSONText
import Records
import Testing

@Suite("What another program saved, merged with what is unsaved here")
struct TableMergeTests: MergesTables {
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

  @Test("One object as the file is merged by its members")
  func single() throws {
    let text = #"{"a": 1, "b": {"c": 1, "d": [1, 2]}}"#
    let theirs = #"{"a": 2, "b": {"c": 1, "d": [0, 1, 2]}, "e": null}"#
    let (document, conflicts) = try merge(text, theirs: theirs) { try set(&$0, 0, "b.d.1", "3") }
    #expect(conflicts.isEmpty)
    #expect(bytes(document.table) == #"{"a": 2, "b": {"c": 1, "d": [0, 1, 3]}, "e": null}"#)
  }
}
