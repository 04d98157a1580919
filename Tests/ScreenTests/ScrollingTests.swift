import SeededRandom
import Testing

@testable import Screen

@Suite("Finding lines that moved")
struct ScrollingTests {
  private let size = Size(width: 40, height: 20)

  /// A table of random lines from `first` on, with a bar above and below.
  private func table(from first: Int, selected: Int? = nil) -> Frame {
    var frame = Frame(size: size)
    for y in 1..<size.height - 1 {
      var random = SeededGenerator(seed: UInt64(first + y))
      let letters = (0..<26).map { _ in String("abcdefgh".randomElement(using: &random) ?? "a") }
      let style = y == selected ? Style(attributes: .reverse) : .plain
      frame.draw("\(first + y) 中文 👨‍👩‍👧‍👦 \(letters.joined())", at: Point(x: 0, y: y), style: style)
    }
    frame.draw("title", at: Point(x: 0, y: 0), style: .plain)
    frame.draw("keys that work", at: Point(x: 0, y: size.height - 1), style: .plain)
    return frame
  }

  @Test("Lines between two bars are found where they went, up or down", arguments: [1, -1, 3, -5])
  func found(distance: Int) {
    let scroll = table(from: 50 + distance).scroll(since: table(from: 50))
    #expect(scroll == ScrolledLines(lines: 1..<19, distance: distance))
  }

  @Test("A selection that stays in its line does not hide that the others moved")
  func selection() throws {
    let former = table(from: 10, selected: 18)
    let next = table(from: 11, selected: 18)
    let scroll = try #require(next.scroll(since: former))
    #expect(scroll.distance == 1)
    // What is left to draw: the new line, and the one that is no longer selected.
    let scrolled = former.scrolled(scroll)
    let changed = (0..<size.height).filter {
      next.changedColumns(ofLine: $0, since: scrolled) != nil
    }
    #expect(changed == [17, 18])
  }

  @Test("Nothing is scrolled where nothing moved, little would be saved, or the size is another")
  func none() {
    #expect(table(from: 1).scroll(since: table(from: 1)) == nil)
    #expect(table(from: 1, selected: 4).scroll(since: table(from: 1, selected: 5)) == nil)
    #expect(table(from: 1).scroll(since: table(from: 900)) == nil)
    #expect(table(from: 1).scroll(since: Frame(size: size)) == nil)
    #expect(table(from: 1).scroll(since: Frame(size: Size(width: 40, height: 19))) == nil)
  }

  @Test("Whatever is scrolled, less is left to draw than before")
  func gain() {
    var random = SeededGenerator(seed: 3)
    func cells(_ frame: Frame, _ former: Frame) -> Int {
      (0..<size.height).reduce(0) { count, y in
        count + (0..<size.width).count { frame[$0, y] != former[$0, y] }
      }
    }
    for _ in 0..<300 {
      var former = Frame(size: size)
      for y in 0..<size.height {
        former.draw(random.text().filter { $0 != "\n" }, at: Point(x: 0, y: y), style: .plain)
      }
      var next = former
      let distance = Int.random(in: -4...4, using: &random)
      for y in 3..<15 where (0..<size.height).contains(y + distance) {
        next.fill(next.bounds.line(y), style: .plain)
        next.draw(former.line(y + distance), at: Point(x: 0, y: y), style: .plain)
      }
      guard let scroll = next.scroll(since: former) else { continue }
      #expect(cells(next, former.scrolled(scroll)) < cells(next, former))
    }
  }
}
