import Screen
import SeededRandom
import Testing

@testable import Cells

@Suite("A line editor against an array of characters")
struct LineEditorPropertyTests {
  private static let pieces: [Character] = [
    "a", "Z", "7", " ", "-", "é", "你", "\u{301}", "👍🏽", "🇩", "🇪", "\u{200D}", "ᄀ", "ᅡ",
  ]

  @Test("After any keys the text is what a plain string would hold", arguments: 1...60)
  func model(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var line = LineEditor("Straße 12")
    var model = Array("Straße 12")
    var cursor = model.count
    for _ in 0..<120 {
      // Clusters split again after every change; the cursor goes behind what it would part.
      func splice(_ range: Range<Int>, _ text: String) {
        let head = String(model[..<range.lowerBound]) + text
        model = Array(head + String(model[range.upperBound...]))
        var offset = 0
        cursor = 0
        while cursor < model.count, offset < head.utf8.count {
          offset += model[cursor].utf8.count
          cursor += 1
        }
      }
      let key: KeyPress
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        key = KeyPress(.left)
        cursor = max(cursor - 1, 0)
      case 1:
        key = KeyPress(.right)
        cursor = min(cursor + 1, model.count)
      case 2:
        key = KeyPress(.backspace)
        if cursor > 0 { splice(cursor - 1..<cursor, "") }
      case 3:
        key = KeyPress(.delete)
        if cursor < model.count { splice(cursor..<cursor + 1, "") }
      case 4 where Bool.random(using: &random):
        key = KeyPress(named: "C-a")
        cursor = 0
      default:
        let typed = Self.pieces.randomElement(using: &random) ?? "x"
        key = KeyPress(.character(typed))
        splice(cursor..<cursor, String(typed))
      }
      _ = line.handle(.key(key), width: 10)
      #expect(Array(line.text.unicodeScalars) == Array(String(model).unicodeScalars))
      #expect(line.buffer.clusters.count == line.text.count)
      #expect(line.cursor == cursor)
    }
  }

  @Test("Undoing everything gives the first text, redoing everything the last", arguments: 1...40)
  func undoAll(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var line = LineEditor("🇩🇪 first")
    let script = ["Left", "Home", "C-w", "C-k", "Backspace", "Delete", "M-b", "End", "M-d"]
    for _ in 0..<80 {
      let typed = Self.pieces.randomElement(using: &random) ?? "x"
      let name = script.randomElement(using: &random) ?? "Left"
      let key = Bool.random(using: &random) ? KeyPress(.character(typed)) : KeyPress(named: name)
      _ = line.handle(.key(key), width: 10)
    }
    let last = line.text
    while line.handle(.key(KeyPress(named: "C-z")), width: 10) == .handled {}
    #expect(line.text == "🇩🇪 first")
    while line.handle(.key(KeyPress(named: "C-y")), width: 10) == .handled {}
    #expect(Array(line.text.unicodeScalars) == Array(last.unicodeScalars))
  }

  @Test("At any width the cursor is in the field and the line no wider", arguments: 1...40)
  func viewFits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var line = LineEditor("abc 你好世界 \u{202E}def \u{1B} 👨‍👩‍👧 ghij", isMasked: seed % 5 == 0)
    for _ in 0..<100 {
      let width = Int.random(in: 1...20, using: &random)
      let typed = Self.pieces.randomElement(using: &random) ?? "x"
      let moves = [KeyPress(.left), KeyPress(.right), KeyPress(.home), KeyPress(.end)]
      let key =
        Bool.random(using: &random)
        ? KeyPress(.character(typed)) : moves.randomElement(using: &random) ?? KeyPress(.left)
      _ = line.handle(.key(key), width: width)
      let drawn = Int.random(in: 1...20, using: &random)
      let view = line.view(width: drawn, style: .plain, markStyle: .plain)
      #expect(view.line.columns <= drawn)
      #expect((0..<drawn).contains(view.cursorColumn))
    }
  }
}
