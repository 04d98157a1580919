import Forms
import Rules
import Screen
import Testing
import TextsTesting

@testable import Cells

private func typist(_ text: String, width: Int = 12, height: Int = 3) -> Typist {
  let row = ConfigRow.testing("TextViewCell")
  let binder = RecordBinder.testing(row)
  return Typist(
    editor: TextEditor(state: binder.state(of: row), text: text), binder: binder,
    field: Size(width: width, height: height))
}

@Suite("A text of several lines being typed")
struct TextEditorTests {
  @Test("Enter breaks the line, F2 commits")
  func enter() {
    var typist = typist("ab")
    typist.press("Left Enter")
    #expect(typist.editor.text == "a\nb")
    #expect(typist.press("F2") == .commit(.text("a\nb"), then: .stay))
  }

  @Test("Tab commits and goes on, Shift-Tab goes back, Esc leaves the value as it was")
  func leaving() {
    var typist = typist("a")
    #expect(typist.press("Tab") == .commit(.text("a"), then: .next))
    #expect(typist.press("BackTab") == .commit(.text("a"), then: .previous))
    #expect(typist.press("Esc") == .cancel)
  }

  @Test("Long text wraps behind white space")
  func wraps() {
    #expect(typist("the quick brown fox").lines == ["the quick ", "brown fox"])
  }

  @Test("Up and Down go by the lines as they are shown, and keep the column")
  func upAndDown() {
    var typist = typist("the quick brown\nab\nthe end")
    #expect(typist.view.cursor?.x == 7)
    typist.press("Up")
    #expect(typist.view.cursor?.x == 2)
    typist.press("Up")
    #expect(typist.view.cursor?.x == 5)
    typist.press("x")
    #expect(typist.editor.text == "the quick brownx\nab\nthe end")
  }

  @Test("Up on the first line and Down on the last stay in the field")
  func stays() {
    var typist = typist("one\ntwo")
    #expect(typist.press("Up Up Up") == .handled)
    #expect(typist.view.cursor == Point(x: 0, y: 0))
    #expect(typist.press("Down Down Down") == .handled)
    #expect(typist.view.cursor == Point(x: 3, y: 1))
  }

  @Test("Only so many lines as fit are shown, those around the cursor, and the others are counted")
  func scrolls() {
    var typist = typist("1\n2\n3\n4\n5", height: 2)
    typist.press("End")
    #expect(typist.lines == ["4", "5"])
    #expect(typist.view.linesAbove == 3)
    typist.press("C-Home")
    #expect(typist.lines == ["1", "2"])
    #expect(typist.view.linesBelow == 3)
  }

  @Test("Home and End go to the ends of the line, with Control to those of the text")
  func homeAndEnd() {
    var typist = typist("one\ntwo")
    typist.press("Home x C-Home y End z")
    #expect(typist.editor.text == "yonez\nxtwo")
    typist.press("C-End !")
    #expect(typist.editor.text == "yonez\nxtwo!")
  }

  @Test("C-k erases to the line's end, and there the line break")
  func eraseLine() {
    var typist = typist("one\ntwo")
    typist.press("C-Home C-k")
    #expect(typist.editor.text == "\ntwo")
    typist.press("C-k")
    #expect(typist.editor.text == "two")
  }

  @Test("C-x C-e asks for the external editor, whose text can be undone")
  func externalEditor() {
    var typist = typist("one")
    #expect(typist.press("C-x") == .handled)
    #expect(typist.press("C-e") == .openExternalEditor)
    #expect(typist.give(.replaceText("one\ntwo\n")) == .handled)
    #expect(typist.editor.text == "one\ntwo\n")
    typist.press("C-z")
    #expect(typist.editor.text == "one")
  }

  @Test("A paste keeps its line breaks")
  func paste() {
    var typist = typist("")
    #expect(typist.give(.paste("a\nb\n")) == .handled)
    #expect(typist.editor.text == "a\nb\n")
  }

  @Test("A text with CRLF keeps it, and gets it for new lines")
  func crlf() {
    var typist = typist("a\r\nb")
    typist.press("Enter c")
    #expect(typist.editor.text.unicodeScalars.elementsEqual("a\r\nb\r\nc".unicodeScalars))
  }

  @Test("A click puts the cursor on the line it hits")
  func click() {
    var typist = typist("one\ntwo\nthree")
    typist.give(.clickField(line: 1, column: 1))
    typist.press("x")
    #expect(typist.editor.text == "one\ntxwo\nthree")
  }

  @Test("A secret of several lines is bullets, and goes to no other program")
  func secret() {
    let row = ConfigRow.testing("TextViewCell") { $0.isSecure = true }
    let binder = RecordBinder.testing(row)
    var typist = Typist(
      editor: TextEditor(state: binder.state(of: row), text: "key\npem"), binder: binder)
    #expect(typist.lines == ["•••", "•••"])
    #expect(typist.press("C-x C-e") == .refused("a secret is not handed to another program"))
  }
}
