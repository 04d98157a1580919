import JSONTesting
import JSONText
import Records
import Testing

@Suite("What a journal adds to a file that others have changed, as it is written")
struct JournalStyleTests {
  private static let people = """
    [
        {"id": 1, "name": "Ada"},
        {"id": 2, "name": "Bo"}
    ]

    """
  private static let spread = """
    [
        {
            "name": "Ada"
        },
        {
            "name": "Bo"
        }
    ]

    """

  @Test("A record that was added and filled looks like the others", arguments: [people, spread])
  func added(text: String) throws {
    var kept = try KeptJournal(text)
    try kept.document.apply(
      .insert(Insertion([(try JSONSlice(parsing: "{}"), 2)], into: kept.document.table)), note: 0)
    kept.write()
    try kept.set(2, "name", #""Neu""#)
    let live = bytes(kept.document.table)
    let replay = try kept.replayed(over: text.replacing("Ada", with: "Eve"))
    #expect(bytes(replay.table) == live.replacing("Ada", with: "Eve"))
  }

  @Test("A copy has the indentation that the file has by now")
  func copied() throws {
    var kept = try KeptJournal(Self.spread)
    let table = kept.document.table
    try kept.document.apply(
      .insert(Insertion(copying: [table.id(at: 0)], to: 1, in: table)), note: 0)
    kept.write()
    let theirs = Self.spread.replacing("\n    ", with: "\n  ").replacing("Bo", with: "Bob")
    let replay = try kept.replayed(over: theirs)
    let ada = "  {\n      \"name\": \"Ada\"\n  },\n"
    #expect(bytes(replay.table) == theirs.replacing(ada, with: ada + ada))
  }
}
