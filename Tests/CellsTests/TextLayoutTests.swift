import Screen
import SeededRandom
import Testing

@testable import Cells

@Suite("A text laid out for editing")
struct TextLayoutTests {
  private static func lines(_ text: String, _ width: Int) -> [String] {
    let clusters = Array(text)
    let layout = TextLayout(clusters, width: width)
    return layout.lines.indices.map { String(clusters[layout.content(of: $0, in: clusters)]) }
  }

  @Test("Lines wrap behind white space, one column before the edge")
  func wraps() { #expect(Self.lines("ab cd ef", 6) == ["ab cd ", "ef"]) }

  @Test("A word longer than the line is parted")
  func longWord() { #expect(Self.lines("abcdefgh", 5) == ["abcd", "efgh"]) }

  @Test("CJK text wraps anywhere, with words of other scripts kept whole")
  func wideText() { #expect(Self.lines("你好世界 hello", 8) == ["你好世", "界 ", "hello"]) }

  @Test("Line breaks end lines, a last one begins an empty line")
  func lineBreaks() { #expect(Self.lines("a\n\r\nb\n", 9) == ["a", "", "b", ""]) }

  @Test("Every cluster is on one line, and no line is wider than the field", arguments: 1...40)
  func whole(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces: [Character] = ["a", "b", " ", "\n", "你", "é", "👨‍👩‍👧", "-", "\u{1B}", "\r\n"]
    for width in 2...24 {
      let clusters = (0..<80).compactMap { _ in pieces.randomElement(using: &random) }
      let layout = TextLayout(clusters, width: width)
      #expect(layout.lines.flatMap { Array($0) } == Array(clusters.indices))
      for line in layout.lines.indices {
        let content = layout.content(of: line, in: clusters)
        #expect(clusters[content].columns <= max(width, 2))
      }
      for cursor in 0...clusters.count {
        let line = layout.line(of: cursor)
        #expect(layout.lines[line].lowerBound <= cursor)
        #expect(cursor <= layout.end(of: line, in: clusters))
      }
    }
  }

  @Test("A line ends before a wide character that does not fit after a word")
  func wideAfterWord() { #expect(Self.lines(" xxxx世", 6) == [" xxxx", "世"]) }

  @Test("No line of Chinese text begins with closing punctuation or ends with opening")
  func punctuation() {
    #expect(Self.lines("你好，世界", 5) == ["你", "好，", "世界"])
    #expect(Self.lines("你好（好）吗", 7) == ["你好", "（好）", "吗"])
    #expect(Self.lines("他说“好”", 7) == ["他说", "“好”"])
  }

  @Test("Spaces at which a line is wrapped hang after it, and those beyond the field are not drawn")
  func hangingSpaces() {
    #expect(Self.lines("ab     cd", 4) == ["ab  ", "cd"])
    let clusters = Array("ab     cd")
    let layout = TextLayout(clusters, width: 4)
    #expect((0...7).map { layout.line(of: $0) } == [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(layout.end(of: 0, in: clusters) == 6)
  }

  @Test("A text being edited has the lines that it has at rest", arguments: 1...40)
  func asAtRest(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "a", "word", "longer-word", " ", "  ", "\n", "\r\n", "\r", "\t", "é", "你", "好", "世界", "，",
      "。",
      "、", "！", "（", "）", "「", "」", "“", "”", "…", "(", ")", ",", "3.14", "\u{3000}", "👨‍👩‍👧", "🇩🇪", "🇩",
      "\u{301}", "\u{FE0F}", "\u{1B}", "\u{202E}", "\u{2028}", "か", "한",
    ]
    for width in 1...120 {
      let text = random.text(of: pieces, length: 60)
      let clusters = Array(text)
      let layout = TextLayout(clusters, width: width + 1)
      let edited = layout.lines.indices.map { line in
        String(clusters[layout.lines[line]].filter { !$0.endsLine })
      }
      let resting = DisplayText.wrapped(text, to: width).map(String.init)
      #expect(edited.count == resting.count, "\(text.debugDescription) in \(width)")
      for (edited, resting) in zip(edited, resting) {
        // At rest the spaces between two lines are on neither.
        #expect(
          edited.hasPrefix(resting) && edited.dropFirst(resting.count).allSatisfy { $0 == " " },
          "\(text.debugDescription) in \(width)")
      }
    }
  }

  @Test("After each change of a text it is laid out as from the start", arguments: 1...60)
  func followsChanges(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces: [Character] = ["a", "b", " ", "\n", "你", "é", "👨‍👩‍👧", "🇩🇪", "-", "\r\n"]
    func text(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in
          pieces.randomElement(using: &random)
        })
    }
    for width in [1, 2, 3, 6, 11, 24] {
      var buffer = TextBuffer(text(120))
      var layout = TextLayout(buffer.clusters, width: width)
      for _ in 0..<60 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let start = Int.random(in: 0...buffer.clusters.count, using: &random)
          let end = min(start + Int.random(in: 0...9, using: &random), buffer.clusters.count)
          switch Int.random(in: 0..<6, using: &random) {
          case 0: _ = buffer.undo()
          case 1: _ = buffer.redo()
          default: buffer.replace(start..<end, with: text(6))
          }
        }
        if let damage = buffer.takeDamage() {
          layout = TextLayout(layout, after: damage, buffer.clusters)
        }
        #expect(layout == TextLayout(buffer.clusters, width: width))
      }
    }
  }
}
