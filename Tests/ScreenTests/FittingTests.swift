import SeededRandom
import Testing

@testable import Screen

struct FittingTests {
  @Test(
    "Text is cut with an ellipsis where it does not fit",
    arguments: [
      ("Ada Lovelace", 20, "Ada Lovelace"), ("Ada Lovelace", 12, "Ada Lovelace"),
      ("Ada Lovelace", 5, "Ada …"), ("中文字", 6, "中文字"), ("中文字", 5, "中文…"),
      ("中文字", 4, "中…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
      ("e\u{301}bc", 2, "e\u{301}…"),
    ])
  func truncation(text: String, width: Int, expected: String) {
    #expect(DisplayText.truncated(text, to: width) == expected)
  }

  @Test("Cut text never takes more columns than there are, and begins like the text")
  func truncationProperty() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      let text = random.text()
      let width = Int.random(in: 0..<30, using: &random)
      let cut = DisplayText.truncated(text, to: width)
      #expect(DisplayText.width(cut) <= width)
      #expect(cut == text || cut.isEmpty || text.hasPrefix(String(cut.dropLast())))
    }
  }

  @Test(
    "Text wraps at spaces, long words and CJK anywhere",
    arguments: [
      ("", 10, [""]), ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]),
      ("one\ntwo\n", 10, ["one", "two", ""]), ("a\r\n\r\nb", 10, ["a", "", "b"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
      ("中文字", 4, ["中文", "字"]), ("中文。字", 4, ["中", "文。", "字"]), ("一（二", 4, ["一", "（二"]),
      ("a中b", 2, ["a", "中", "b"]), ("one   two", 4, ["one", "two"]), ("  in", 10, ["  in"]),
    ])
  func wrapping(text: String, width: Int, expected: [String]) {
    #expect(DisplayText.wrapped(text, to: width).map(String.init) == expected)
  }

  @Test("A wrapped line never takes more columns than there are, but for a single cluster")
  func wrappingWidth() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<3000 {
      let text = random.text()
      let width = Int.random(in: 8..<30, using: &random)
      for line in DisplayText.wrapped(text, to: width) {
        #expect(
          DisplayText.width(line) <= width || line.count == 1,
          "\(text.debugDescription) to \(width)")
      }
    }
  }

  @Test("Wrapping leaves out nothing but line ends and the spaces at which it wrapped")
  func wrappingLosesNothing() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<3000 {
      let text = random.text()
      let lines = DisplayText.wrapped(text, to: Int.random(in: 1..<30, using: &random))
      var end = text.startIndex
      for (number, line) in lines.enumerated() {
        let gap = text[end..<line.startIndex]
        #expect(gap.allSatisfy { $0 == " " || $0 == "\n" || $0 == "\r\n" })
        #expect(gap.filter { $0 != " " }.count <= 1)
        #expect(number == 0 || line.startIndex >= end)
        end = line.endIndex
      }
      #expect(text[end...].allSatisfy { $0 == " " })
    }
  }

  @Test("Only so many lines are wrapped as are asked for")
  func wrappingLimit() {
    #expect(DisplayText.wrapped("a b c d", to: 1, limit: 2).map(String.init) == ["a", "b"])
  }
}
