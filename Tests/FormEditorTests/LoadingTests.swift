import Cells
import FormEditor
import FormEngine
import JSONText
import Screen
import SourceText
import Testing

@Suite("A long file, of which the beginning is shown first")
struct LoadingTests {
  private static let whole =
    "[\n"
    + (1...50).map { #"  { "id": \#($0), "name": "Person \#($0)" }"# }.joined(separator: ",\n")
    + "\n]\n"

  /// The state with the first records, as if the rest were still being read.
  private static func beginning() throws -> Scenario {
    let bytes = ByteBuffer(whole.utf8.prefix(400))
    let source = SourceText(name: "people.json", buffer: bytes)
    var index = RecordIndexer(name: source.name)
    try index.advance(over: bytes.bytes, isWhole: false)
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(
      SourceText(name: "person.plist", text: Scenario.personForm))
    let table = RecordTable(source: source, index: index)
    return Scenario(
      state: EditorState(
        form: try #require(decoded.form), table: table,
        file: FileDescription(path: "people.json"), size: Size(width: 72, height: 16),
        locale: FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX"), opensTable: true))
  }

  private static func wholeTable() throws -> RecordTable {
    try RecordTable(parsing: SourceText(name: "people.json", text: whole))
  }

  @Test("The first records are there at once, with a mark that the rest is coming")
  func beginning() throws {
    var scenario = try Self.beginning()
    #expect(scenario.text.contains("Person 1"))
    scenario.send(.loadProgressed(0.43))
    #expect(scenario.screen[0].contains("reading 43 %"))
  }

  @Test("When all is read the mark goes, and every record can be reached")
  func loaded() throws {
    var scenario = try Self.beginning()
    scenario.send(.loaded(try Self.wholeTable()))
    #expect(!scenario.screen[0].contains("reading"))
    #expect(scenario.screen[0].contains("50 records"))
    scenario.press("G")
    #expect(scenario.text.contains("Person 50"))
  }

  @Test("What was edited meanwhile stays edited and can be undone")
  func editedMeanwhile() throws {
    var scenario = try Self.beginning()
    scenario.press("Down", "l", "e")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.loaded(try Self.wholeTable()))
    #expect(scenario.file == Self.whole.replacing("\"Person 2\"", with: "\"Person 2!\""))
    #expect(scenario.screen[0].contains("● unsaved"))
    scenario.press("u")
    #expect(scenario.file == Self.whole)
  }

  @Test("Nothing is saved or sorted before all is read")
  func notYet() throws {
    var scenario = try Self.beginning()
    scenario.press("l", "e")
    scenario.type("!")
    scenario.press("Enter", "s")
    #expect(scenario.helpLine.contains("still being read"))
    scenario.press("o")
    #expect(scenario.helpLine.contains("still being read"))
    #expect(scenario.effects.isEmpty)
  }

  @Test("A fault further down is shown with its place, and nothing can be saved any more")
  func fault() throws {
    var scenario = try Self.beginning()
    scenario.press("l", "e")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.loadFailed("people.json:49:3: error JSON: expected \",\" or \"]\""))
    #expect(scenario.text.contains("people.json:49:3"))
    scenario.press("s")
    #expect(scenario.helpLine.contains("broken further down"))
    #expect(scenario.effects.isEmpty)
  }
}
