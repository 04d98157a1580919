import JSONText
import Records
import Testing

@Suite("What is in conflict when the program is killed, over a file that others change again")
struct JournalConflictTests {
  private static let changed = KeptJournal.people.replacing(#""n": 2"#, with: #""n": 22"#)

  /// The same with another record before the first one.
  private func inserted(_ text: String) -> String {
    text.replacing("[\n", with: "[\n  {\"name\": \"New\", \"n\": 0},\n")
  }

  @Test("A record that was deleted here and changed there is in conflict again")
  func deletedRecord() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.delete(1)
    try kept.mergeOthers(Self.changed)
    for text in [nil, inserted(Self.changed), Self.changed.replacing("22", with: "23")] {
      let replay = try kept.replayed(over: text)
      #expect(replay.conflicts.count == 1, "\(text ?? "")")
      #expect(replay.conflicts.first?.path == [] && replay.conflicts.first?.ours == nil)
      #expect(replay.conflicts.first?.theirs?.text.contains("Bob") == true)
      #expect(replay.edits.isEmpty && replay.misfits.isEmpty)
    }
    let gone = KeptJournal.people.replacing("  {\"name\": \"Bob\", \"n\": 2},\n", with: "")
    #expect(try kept.replayed(over: gone).conflicts.isEmpty, "others have deleted it, too")
  }

  @Test(
    "A record that was changed here and deleted there is one record again where others restore it")
  func restoredRecord() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(1, "n", "20")
    try kept.mergeOthers(
      KeptJournal.people.replacing("  {\"name\": \"Bob\", \"n\": 2},\n", with: ""))
    #expect(try kept.replayed().conflicts.count == 1)
    let replay = try kept.replayed(over: KeptJournal.people)
    #expect(bytes(replay.table) == KeptJournal.people.replacing(": 2", with: ": 20"))
    #expect(replay.conflicts.isEmpty && replay.misfits.isEmpty)
  }

  @Test("An item that was deleted here and changed there is in conflict again")
  func deletedItem() throws {
    let text =
      #"[{"name": "Ada", "tags": [{"t": "a", "n": 1}, {"t": "b", "n": 1}]}, {"name": "Bob"}]"#
    let theirs = text.replacing(#""b", "n": 1"#, with: #""b", "n": 2"#)
    var kept = try KeptJournal(text)
    try kept.set(0, "tags", #"[{"t": "a", "n": 1}]"#)
    try kept.mergeOthers(theirs)
    for text in [
      nil, theirs.replacing("[{\"name\": \"Ada", with: "[{\"name\": \"New\"}, {\"name\": \"Ada"),
    ] {
      let replay = try kept.replayed(over: text)
      #expect(replay.conflicts.map(\.path) == [path("tags") + [.index(1)]], "\(text ?? "")")
      #expect(replay.conflicts.first?.ours == nil)
      #expect(replay.conflicts.first?.theirs?.text == #"{"t": "b", "n": 2}"#)
    }
  }

  @Test("Where nothing tells which of equal records it is, the deletion is listed, and stays so")
  func undecidable() throws {
    let text = #"[{"t": "a", "n": 1}, {"t": "b", "n": 7}, {"t": "c", "n": 2}]"#
    var kept = try KeptJournal(text)
    try kept.delete(1)
    try kept.mergeOthers(text.replacing("7", with: "8"))
    let replay = try kept.replayed(over: #"[{"t": "b", "n": 8}, {"x": 0}, {"t": "b", "n": 8}]"#)
    #expect(replay.conflicts.isEmpty)
    let misfit = try #require(replay.misfits.first)
    guard case .delete(let records) = misfit.edit else {
      Issue.record("\(replay.misfits)")
      return
    }
    #expect(records.map(\.id.number) == [1])
    let entries = try kept.lines.map {
      try #require(JournalEntry(try JSONSlice(parsing: $0).value), "\($0)")
    }
    let steps = JournalSteps(entries)
    let members = try #require(steps.members(for: [misfit], of: misfit.index))
    #expect(JSONValue.object(members).jsonText().contains(#""record":1"#))
  }

  @Test("Of a value set in several records only those are kept that could not be found")
  func partOfEdit() throws {
    func edit(_ number: Int) -> String {
      #"{"edit":"replace","record":\#(number),"path":["n"],"set":"9"}"#
    }
    let line =
      #"{"do":{"edit":"batch","edits":[\#(edit(0)),\#(edit(1))]},"#
      + #""had":{"0":"{\"name\": \"Ada\", \"n\": 1}"}}"#
    var kept = try KeptJournal(KeptJournal.people)
    kept.lines = [line]
    let replay = try kept.replayed(over: #"[{"name": "Ada", "n": 1}, {"name": "Eve", "n": 2}]"#)
    #expect(bytes(replay.table) == #"[{"name": "Ada", "n": 9}, {"name": "Eve", "n": 2}]"#)
    let misfit = try #require(replay.misfits.first)
    let entry = try #require(JournalEntry(try JSONSlice(parsing: line).value))
    let rest = try #require(JournalSteps([entry]).members(for: [misfit], of: 0))
    #expect(
      JSONValue.object(rest).jsonText() == #"{"do":{"edit":"batch","edits":[\#(edit(1))]}}"#)
  }
}
