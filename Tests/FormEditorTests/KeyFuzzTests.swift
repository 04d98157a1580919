import FormEditor
import JSONText
import Records
import Screen
import SeededRandom
import SourceText
import Testing

@Suite("The screen under any input")
struct KeyFuzzTests {
  private static let keys =
    Array("abcdeghijklmnopqrstuvwxyzAEGHJKNOPSVXY!/?&=<>[]0123456789 ").map(String.init) + [
      "Enter", "Esc", "Tab", "S-Tab", "Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDn",
      "Backspace", "Delete", "Space", "C-u", "C-k", "C-r", "C-s", "C-l", "C-x", "C-e", "C-c", "C-w",
      "M-b", "M-f", "F2", "F1", "C-a", "C-z",
    ]
  private static let texts = [
    "12", "Ada", "张伟", "👩‍👩‍👧‍👦", "e\u{301}", "\u{202E}x", "{\"a\": 1}", "[", "\u{1B}[2J", "2026-02-30",
    String(repeating: "long ", count: 20), "= salary > 1", "name ~ a or",
  ]

  /// What is opened: a form, a table, lists inside of a record.
  private static func scenario(_ kind: Int) throws -> Scenario {
    switch kind {
    case 0: try Scenario()
    case 1: try Scenario.table()
    default: try Scenario.services()
    }
  }

  @Test(
    "Keys, texts, the mouse, sizes and other programs' saves never trap it, and the records stay JSON",
    arguments: 0..<18)
  func anything(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    var scenario = try Self.scenario(seed % 3)
    let original = scenario.file
    for step in 0..<150 {
      switch Int.random(in: 0..<40, using: &dice) {
      case 0..<28: scenario.press(Self.keys.randomElement(using: &dice) ?? "j")
      case 28..<31: scenario.type(Self.texts.randomElement(using: &dice) ?? "x")
      case 31: scenario.paste(Self.texts.randomElement(using: &dice) ?? "x")
      case 32:
        let size = Size(
          width: Int.random(in: 1...140, using: &dice), height: Int.random(in: 1...50, using: &dice)
        )
        scenario.send(.input(.resize(size)))
      case 33..<35: scenario.send(.input(.mouse(Self.mouse(&dice))))
      case 35: scenario.send(.dataChanged(Bool.random(using: &dice) ? .gone : .version))
      case 36: try Self.reload(&scenario, original, &dice)
      case 37: if (try? scenario.finishSave()) == nil { scenario.send(.failed("no")) }
      default: scenario.finishJobs()
      }
      if scenario.isJudging { scenario.finishJudging() }
      if step % 4 == 0 {
        #expect(scenario.screen.count == scenario.editor.size.height)
      }
    }
    let last = SourceText(name: "x.json", text: scenario.file)
    #expect(throws: Never.self) { try RecordTable(parsing: last) }
    #expect(!scenario.text.contains("\u{1B}"))
  }

  private static func mouse(_ dice: inout SeededGenerator) -> MouseEvent {
    let actions: [MouseEvent.Action] = [.press, .doublePress, .wheelUp, .wheelDown]
    return MouseEvent(
      action: actions.randomElement(using: &dice) ?? .press,
      point: Point(
        x: Int.random(in: 0..<140, using: &dice), y: Int.random(in: 0..<50, using: &dice)))
  }

  /// Another program has saved the original, with some of its digits others.
  private static func reload(
    _ scenario: inout Scenario, _ original: String, _ dice: inout SeededGenerator
  ) throws {
    let text = String(
      original.map {
        $0.isNumber && $0 != "0" && Int.random(in: 0..<6, using: &dice) == 0 ? "7" : $0
      })
    let table = try RecordTable(parsing: SourceText(name: "x.json", text: text))
    if scenario.editor.accepts(table) {
      scenario.send(.dataReloaded(table))
    } else {
      scenario.send(.dataChanged())
    }
  }
}
