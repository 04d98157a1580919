import Cells
import FormEditor
import Forms
import JSONText
import Records
import Rules
import Screen
import SeededRandom
import SourceText
import Testing
import Values

@Suite("A long file under random hands while it comes in")
struct LoadingPropertyTests {
  private static let form = "{ title = T; rows = ( { key = Name; valuePath = name; } ); }"
  private static let count = 400

  private static let file =
    "[\n" + (1...count).map { "  {\"name\": \"p\($0)\"}" }.joined(separator: ",\n") + "\n]\n"

  /// The file as far as so many records are known.
  private static func table(_ source: SourceText, upTo count: Int) throws -> RecordTable {
    var index = RecordIndexer(name: source.name)
    try index.advance(over: source.buffer.bytes, isWhole: true, upTo: count)
    return RecordTable(source: source, index: index)
  }

  private static func names(_ table: RecordTable) -> [String] {
    (0..<table.count).map { index in
      let text = table[table.id(at: index)].text
      return String(text.drop { $0 != ":" }.filter { $0.isLetter || $0.isNumber })
    }
  }

  @Test(
    "What is done stays done, in its place, and undoing all gives the file back", arguments: 0..<40)
  func model(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let source = SourceText(name: "t.json", text: Self.file)
    var known = 3
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(
      SourceText(name: "t.plist", text: Self.form))
    var scenario = Scenario(
      editor: Editor(
        FormPlan(
          try #require(decoded.form), FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX")),
        table: try Self.table(source, upTo: known),
        file: FileDescription(path: "t.json"), size: Size(width: 60, height: 12),
        opensTable: true))
    // What should be there after each step that can be undone.
    var versions = [(1...known).map { "p\($0)" }]
    var version = 0
    func push(_ change: (inout [String]) -> Void) {
      var next = versions[version]
      change(&next)
      versions.removeLast(versions.count - 1 - version)
      versions.append(next)
      version += 1
    }
    var step = 0
    while known < Self.count {
      step += 1
      let position =
        scenario.editor.record.flatMap { scenario.editor.documentTable.index(of: $0) } ?? 0
      let names = versions[version]
      let isEmpty = names.isEmpty
      switch Int.random(in: 0..<12, using: &dice) {
      case 0 where !isEmpty:
        let text = "e\(step)"
        scenario.press("e", "C-u", "C-k")
        scenario.type(text)
        scenario.press("Enter")
        push { $0[position] = text }
      case 1:
        scenario.press("a", "Esc")
        push { $0.insert("", at: isEmpty ? 0 : position + 1) }
      case 2 where !isEmpty:
        scenario.press("x")
        push { $0.remove(at: position) }
      case 3 where !isEmpty:
        scenario.press("c")
        push { $0.insert($0[position], at: position + 1) }
      case 4 where position + 1 < names.count:
        scenario.press("M-Down")
        push { $0.swapAt(position, position + 1) }
      case 8 where position + 1 < names.count:
        scenario.press("Space", "Space", "x")
        push { $0.removeSubrange(position...position + 1) }
      case 9 where position + 1 < names.count:
        scenario.press("Space", "Space", "c")
        push { $0.insert(contentsOf: $0[position...position + 1], at: position + 2) }
      case 5:
        if version > 0 { version -= 1 }
        scenario.undoEdit()
        // What comes back is selected as it was.
        scenario.press("Esc")
      case 6:
        if version < versions.count - 1 { version += 1 }
        scenario.redoEdit()
      case 7: scenario.press(["G", "g", "j", "k", "PgUp"].randomElement(using: &dice) ?? "j")
      default:
        let more = min(Self.count, known + Int.random(in: 1...60, using: &dice))
        for index in versions.indices { versions[index] += (known + 1...more).map { "p\($0)" } }
        known = more
        let isEnd = known == Self.count
        let table = try Self.table(source, upTo: isEnd ? .max : known)
        scenario.send(isEnd ? .loaded(table) : .grown(table))
      }
      _ = scenario.frame
      let isRight = Self.names(scenario.editor.documentTable) == versions[version]
      #expect(isRight, "seed \(seed), step \(step), \(known) known")
      guard isRight else { return }
    }
    for _ in 0..<version { scenario.undoEdit() }
    #expect(scenario.file == Self.file, "seed \(seed)")
    #expect(!scenario.editor.hasUnsavedWork, "seed \(seed)")
  }
}
