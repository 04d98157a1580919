import Cells
import FormEditor
import Forms
import JSONText
import Records
import Rules
import Screen
import SourceText
import Testing
import Values

/// A file that is longer than what was read of it so far.
enum LongFile {
  static let whole =
    "[\n"
    + (1...50).map { #"  { "id": \#($0), "name": "Person \#($0)" }"# }.joined(separator: ",\n")
    + "\n]\n"

  /// The state with the first records, as if the rest were still being read.
  static func beginning() throws -> Scenario {
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(
      SourceText(name: "person.plist", text: Scenario.personForm))
    let table = try table(ofFirst: 400)
    let form = try #require(decoded.form).inferringKinds(
      from: [table[table.id(at: 0)]], among: CellCatalog.core.table)
    return Scenario(
      editor: Editor(
        FormPlan(form, FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX")), table: table,
        file: FileDescription(path: "people.json"), size: Size(width: 110, height: 16),
        opensTable: true))
  }

  /// The records in the first bytes of the file.
  static func table(ofFirst count: Int) throws -> RecordTable {
    let bytes = ByteBuffer(whole.utf8.prefix(count))
    let source = SourceText(name: "people.json", buffer: bytes)
    var index = RecordIndexer(name: source.name)
    try index.advance(over: bytes.bytes, isWhole: false)
    return RecordTable(source: source, index: index)
  }

  static func wholeTable() throws -> RecordTable {
    try RecordTable(parsing: SourceText(name: "people.json", text: whole))
  }

  /// A state in which one of the first records was edited.
  static func editedBeginning() throws -> Scenario {
    var scenario = try beginning()
    scenario.press("l", "e")
    scenario.type("!")
    scenario.press("Enter")
    return scenario
  }
}
