import JSONTesting
import JSONText
import Records
import Testing

@Suite("Lines of a journal")
struct JournalEntryTests {
  @Test(
    "Lines with numbers that no record can have are left out of a journal",
    arguments: [
      #"{"do":{"edit":"move","record":0,"from":0,"to":9223372036854775807}}"#,
      #"{"do":{"edit":"replace","record":0,"path":["n"],"set":"2"},"had":{"9223372036854775807":"{}"}}"#,
      #"{"marks":[{"first":9223372036854775807,"marks":"1-a 1-b"}]}"#,
      #"{"was":{"-9223372036854775808":"1-a"}}"#,
    ])
  func hugeNumbers(line: String) throws {
    let entry = JournalEntry(try JSONSlice(parsing: line).value)
    let replay = JournalReplay(
      [entry].compactMap(\.self), over: try table(KeptJournal.people), isSameVersion: false)
    #expect(replay.table.count == 3)
  }

  @Test("What records were is read again as it is written")
  func marks() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(0, "n", "7")
    let line = try #require(kept.lines.first)
    guard case .edit(_, let marks)? = JournalEntry(try JSONSlice(parsing: line).value) else {
      Issue.record("no edit")
      return
    }
    #expect(marks.records.count == 1)
    #expect(JournalEntry(.object(marks.members)) == .marks(marks))
  }

  @Test("What was undone is not counted, whether the journal has it or not")
  func undoneUnknown() throws {
    var kept = try KeptJournal(KeptJournal.people)
    try kept.set(0, "n", "7")
    let edit = try #require(JournalEntry(try JSONSlice(parsing: kept.lines[0]).value))
    let steps = JournalSteps([edit, .unknown, .undo])
    #expect(steps.editCount == 1 && steps.unknownCount == 0)
  }
}
