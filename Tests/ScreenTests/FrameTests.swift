import SeededRandom
import Testing

@testable import Screen

struct FrameTests {
  private let red = Style(foreground: .indexed(1), attributes: .bold)

  private func frame(_ width: Int = 8, _ height: Int = 1) -> Frame {
    Frame(size: Size(width: width, height: height))
  }

  @Test("Drawn text stands where it was drawn and its columns are returned")
  func draws() {
    var frame = frame(8, 2)
    let columns = frame.draw("a中b", at: Point(x: 1, y: 1), style: red)
    #expect(columns == 4)
    #expect(frame.lines == ["", " a中b"])
    #expect(frame[2, 1] == Glyph(text: "中", width: 2, style: red))
    #expect(frame[3, 1] == Glyph(text: "", width: 0, style: red))
    #expect(frame[0, 1] == Glyph(text: " ", width: 1, style: .plain))
  }

  @Test("A style is read back as it was drawn")
  func styles() {
    let style = Style(
      foreground: .rgb(red: 1, green: 2, blue: 255), background: .indexed(255),
      attributes: [.dim, .reverse])
    var frame = frame()
    frame.draw("x", at: Point(x: 0, y: 0), style: style)
    #expect(frame[0, 0].style == style)
  }

  @Test("A part of a frame is drawn elsewhere as it is; one with a long cluster is none")
  func part() throws {
    var frame = frame(8, 2)
    frame.draw("a中b👨‍👩‍👧‍👦", at: Point(x: 1, y: 1), style: red)
    let part = try #require(frame.part(Rect(x: 1, y: 1, width: 4, height: 1)))
    #expect(part.lines == ["a中b"])
    var other = self.frame(8, 2)
    other.draw(part, at: Point(x: 4, y: 0))
    #expect(other.lines == ["    a中b", ""])
    #expect(other[5, 0] == frame[2, 1])
    #expect(frame.part(frame.bounds) == nil)
    #expect(frame.part(Rect(x: 6, y: 0, width: 4, height: 1)) == nil)
  }

  @Test("A long cluster is kept whole")
  func longCluster() {
    var frame = frame()
    frame.draw("👨‍👩‍👧‍👦!", at: Point(x: 0, y: 0), style: .plain)
    #expect(frame[0, 0].text == "👨‍👩‍👧‍👦")
    #expect(frame.lines == ["👨‍👩‍👧‍👦!"])
  }

  @Test("Drawing over half of a wide cluster blanks the other half")
  func halves() {
    var left = frame()
    left.draw("中文", at: Point(x: 0, y: 0), style: .plain)
    left.draw("x", at: Point(x: 0, y: 0), style: .plain)
    #expect(left.lines == ["x 文"])
    var right = frame()
    right.draw("中文", at: Point(x: 0, y: 0), style: .plain)
    right.draw("x", at: Point(x: 1, y: 0), style: .plain)
    #expect(right.lines == [" x文"])
    var middle = frame()
    middle.draw("中文", at: Point(x: 0, y: 0), style: .plain)
    middle.draw("字", at: Point(x: 1, y: 0), style: .plain)
    #expect(middle.lines == [" 字"])
    var filled = frame()
    filled.draw("中文字", at: Point(x: 0, y: 0), style: .plain)
    filled.fill(Rect(x: 1, y: 0, width: 2, height: 1), style: red)
    #expect(filled.lines == ["    字"])
    #expect(filled[0, 0].style == .plain)
    #expect(filled[1, 0].style == red)
  }

  @Test("A wide cluster that would cross an edge becomes a blank")
  func edges() {
    var frame = frame(3)
    frame.draw("|||", at: Point(x: 0, y: 0), style: .plain)
    #expect(frame.draw("中文", at: Point(x: 0, y: 0), style: .plain) == 3)
    #expect(frame.lines == ["中"])
    frame.draw("|||", at: Point(x: 0, y: 0), style: .plain)
    frame.draw("中x", at: Point(x: -1, y: 0), style: .plain)
    #expect(frame.lines == [" x|"])
    frame.draw("abc", at: Point(x: 0, y: 5), style: .plain)
    frame.draw("abc", at: Point(x: 9, y: 0), style: .plain)
    #expect(frame.lines == [" x|"])
  }

  @Test("Nothing is drawn outside of a clip")
  func clips() {
    var frame = frame(8, 3)
    let clip = Rect(x: 2, y: 1, width: 3, height: 1)
    for y in 0..<3 { frame.draw("abcdefgh", at: Point(x: 0, y: y), style: .plain, clip: clip) }
    #expect(frame.lines == ["", "  cde", ""])
  }

  @Test("Control characters are drawn in their visible forms")
  func controls() {
    var frame = frame(20)
    #expect(frame.draw("a\u{1B}[2J\u{202E}b", at: Point(x: 0, y: 0), style: .plain) == 14)
    #expect(frame.lines == ["a␛[2J‹U+202E›b"])
  }

  @Test("Spans are drawn one after the other")
  func spans() {
    var frame = frame()
    let columns = frame.draw([("ab", red), ("cd", .plain)], at: Point(x: 1, y: 0))
    #expect(columns == 4)
    #expect(ScreenDump(frame).description == " [bold fg=1]ab[/]cd")
  }

  @Test("A frame can be drawn into another, and a part be restyled")
  func composes() {
    var inner = frame(3, 1)
    inner.draw("中x", at: Point(x: 0, y: 0), style: .plain)
    var outer = frame(8, 2)
    outer.draw(inner, at: Point(x: 2, y: 1))
    outer.restyle(Rect(x: 2, y: 1, width: 3, height: 9)) { $0.attributes.insert(.reverse) }
    outer.drawHorizontalLine(at: Point(x: 0, y: 0), width: 3, style: .plain)
    outer.cursor = Point(x: 4, y: 1)
    #expect(ScreenDump(outer).description == "───\n  [reverse]中x[/]\ncursor 4,1")
  }

  @Test("Two frames are equal when they show the same, whatever was drawn before")
  func equality() {
    var first = frame()
    var second = frame()
    second.draw("👨‍👩‍👧‍👦👩🏻‍❤️‍💋‍👨🏿", at: Point(x: 0, y: 0), style: .plain)
    second.draw("👩🏻‍❤️‍💋‍👨🏿 ", at: Point(x: 0, y: 0), style: .plain)
    first.draw("👩🏻‍❤️‍💋‍👨🏿", at: Point(x: 0, y: 0), style: .plain)
    second.draw("  ", at: Point(x: 2, y: 0), style: .plain)
    #expect(first == second)
    second.draw("👨‍👩‍👧‍👦", at: Point(x: 0, y: 0), style: .plain)
    #expect(first != second)
    #expect(second.changedColumns(ofLine: 0, since: first) == 0..<1)
    second.cursor = Point(x: 0, y: 0)
    #expect(first != second)
  }

  @Test("A frame never holds half of a wide cluster, whatever is drawn over what")
  func wellFormed() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<300 {
      var frame = frame(12, 2)
      for _ in 0..<12 {
        let point = Point(
          x: Int.random(in: -3..<13, using: &random), y: Int.random(in: 0..<2, using: &random))
        if Bool.random(using: &random) {
          frame.draw(random.text(), at: point, style: .plain)
        } else {
          frame.fill(Rect(x: point.x, y: 0, width: 2, height: 2), style: .plain)
        }
      }
      for y in 0..<2 {
        var x = 0
        while x < 12 {
          let width = Int(frame[x, y].width)
          #expect(width > 0 && x + width <= 12)
          if width == 2 { #expect(frame[x + 1, y].width == 0) }
          x += max(1, width)
        }
      }
    }
  }
}
