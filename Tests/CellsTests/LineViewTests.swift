import Screen
import Testing

@testable import Cells

private func view(_ line: LineEditor, _ width: Int) -> LineView {
  line.view(width: width, style: .plain, markStyle: .plain)
}

@Suite("A long line in a narrow field")
struct LineViewTests {
  @Test("A text that fits is shown whole, the cursor behind it")
  func fits() {
    let view = view(LineEditor("abc"), 4)
    #expect(view.line.text == "abc")
    #expect(view.cursorColumn == 3)
  }

  @Test("A longer text shows its end and a mark for what hides on the left")
  func end() {
    let view = view(LineEditor("abcdefghij"), 6)
    #expect(view.line.text == "‹ghij")
    #expect(view.cursorColumn == 5)
  }

  @Test("At the beginning the mark stands on the right")
  func beginning() {
    var line = LineEditor("abcdefghij")
    _ = line.handle(.key(KeyPress(named: "Home")), width: 6)
    let view = view(line, 6)
    #expect(view.line.text == "abcde›")
    #expect(view.cursorColumn == 0)
  }

  @Test("The text stays still while the cursor moves within what is in sight")
  func staysStill() {
    var line = LineEditor("abcdefghij")
    _ = line.handle(.key(KeyPress(named: "Left")), width: 6)
    _ = line.handle(.key(KeyPress(named: "Left")), width: 6)
    #expect(view(line, 6).line.text == "‹fghij")
    #expect(view(line, 6).cursorColumn == 4)
  }

  @Test("A wide cluster is never cut: a blank stands before the mark")
  func wideClusters() {
    var line = LineEditor("你好世界你好")
    _ = line.handle(.key(KeyPress(named: "Home")), width: 6)
    #expect(view(line, 6).line.text == "你好 ›")
  }

  @Test("A masked text is bullets")
  func masked() {
    #expect(view(LineEditor("secret", isMasked: true), 20).line.text == "••••••")
  }

  @Test("What can no longer become valid is drawn as wrong from its place on")
  func fault() {
    let wrong = Style(foreground: .indexed(1))
    let view = LineEditor("ab@@c").view(
      width: 20, style: .plain, markStyle: .plain, fault: 3, faultStyle: wrong)
    #expect(view.line.spans == [StyledSpan("ab@", .plain), StyledSpan("@c", wrong)])
  }

  @Test("A click on a mark goes on to what hides there")
  func clickOnMark() {
    var line = LineEditor("abcdefghij")
    _ = line.handle(.key(KeyPress(named: "End")), width: 6)
    _ = line.handle(.clickField(line: 0, column: 0), width: 6)
    #expect(line.cursor == 5)
  }
}
