import Cells
import FormEditor
import Forms
import JSONText
import Records
import Rules
import Screen
import SourceText
import Testing
import Texts
import Values

@Suite("Edits of the file's records that their source refuses")
struct RefusedEditTests {
  private static func table(_ city: String) throws -> RecordTable {
    let source = SourceText(
      name: "staff.json",
      text: """
        [{"name": "Ada", "city": "\(city)", "tags": [{"tag": "x"}, {"tag": "y"}]}]
        """)
    var index = RecordIndexer(name: source.name)
    try index.advance(over: source.buffer.bytes, isWhole: true)
    return RecordTable(source: source, index: index, origin: StrictOrigin())
  }

  private func scenario() throws -> Scenario {
    let form = """
      { recordIdentity = name;
        rows = ( { key = City; valuePath = city; }, { key = Name; valuePath = name; },
                 { key = "Start over"; action = revert; },
                 { key = Tags; valuePath = tags; itemForm = ( { key = Tag; valuePath = tag; } ); } ); }
      """
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(
      SourceText(name: "form.plist", text: form))
    let size = Size(width: 90, height: 16)
    var scenario = Scenario(
      editor: Editor(
        FormPlan(
          try #require(decoded.form), FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX")),
        table: try Self.table("Bergen"),
        file: FileDescription(path: "staff.json"), size: size))
    scenario.send(.input(.resize(size)))
    scenario.press("Enter", "C-u")
    scenario.type("Lund")
    scenario.press("Enter")
    return scenario
  }

  @Test("A button that can't give the record back what was saved says why, and changes nothing")
  func revert() throws {
    var scenario = try scenario()
    scenario.press("j", "j", "Enter")
    #expect(scenario.helpLine.contains("Nothing was changed: the store is strict"))
    #expect(scenario.file.contains("Lund"))
  }

  @Test("Their value that can't be taken is refused with the reason, and the conflict stays open")
  func conflict() throws {
    var scenario = try scenario()
    scenario.send(.dataReloaded(try Self.table("Kiel")))
    scenario.finishJobs()
    scenario.press("Enter", "t")
    #expect(scenario.helpLine.contains("Nothing was changed: the store is strict"))
    #expect(scenario.line(of: "City").contains("Lund"))
    #expect(scenario.editor.document.openConflicts.count == 1)
    scenario.press("s", "t")
    #expect(scenario.helpLine.contains("Nothing was changed: the store is strict"))
    #expect(scenario.editor.document.openConflicts.count == 1)
  }

  @Test("A value for all selected items that the list's record can't hold stays in its field")
  func selectedItems() throws {
    var scenario = try scenario()
    scenario.press("j", "j", "j", "Enter", "*", "E", "C-u")
    scenario.type("z")
    scenario.press("Enter")
    scenario.finishJobs()
    #expect(scenario.text.contains("the store is strict"))
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.file.contains("{\"tag\": \"x\"}, {\"tag\": \"y\"}"))
  }
}
