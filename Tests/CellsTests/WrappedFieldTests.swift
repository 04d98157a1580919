import Forms
import Rules
import Screen
import Testing

@testable import Cells

@Suite("A text field whose row shows more than one line")
struct WrappedFieldTests {
  private func typist(
    _ text: String, height: RowHeight = .automatic, lines: Int = 4
  ) -> Typist {
    let row = ConfigRow.testing("TextFieldCell") { $0.height = height }
    let binder = RecordBinder.testing(row)
    return Typist(
      editor: FieldEditor(state: binder.state(of: row), text: text), binder: binder,
      field: Size(width: 12, height: lines))
  }

  @Test("The text is wrapped while it is typed, as it is at rest; a short one is on one line")
  func wrapping() {
    var wide = typist("the quick brown fox")
    #expect(wide.lines == ["the quick ", "brown fox"])
    #expect(wide.view.cursor == Point(x: 9, y: 1))
    wide.press("C-u a b")
    #expect(wide.lines == ["ab"])
    #expect(typist("the quick brown fox", height: .lines(1)).lines.count == 1)
    #expect(typist("the quick brown fox", lines: 1).lines.count == 1)
    #expect(typist(String(repeating: "ab ", count: 20_000)).lines.count == 1)
  }

  @Test(
    "Up and Down go from line to line, then out of the field; Enter keeps, and a paste has no line breaks"
  )
  func keys() {
    var typist = typist("the quick brown fox")
    #expect(typist.press("Up") == .handled)
    #expect(typist.view.cursor == Point(x: 9, y: 0))
    typist.give(.paste("e\nr"))
    #expect(!typist.editor.text.contains("\n"))
    #expect(typist.press("C-a Up") == .commit(.text(typist.editor.text), then: .above))
    #expect(typist.press("C-e Down") == .commit(.text(typist.editor.text), then: .below))
    #expect(typist.press("Enter") == .commit(.text(typist.editor.text), then: .stay))
  }

  @Test("More lines than there is room for are counted, and a click leads to its character")
  func clicks() {
    var typist = typist("one two three four five six seven eight nine", lines: 2)
    #expect(typist.view.linesAbove > 0 && typist.view.linesBelow == 0)
    typist.press("C-a")
    #expect(typist.view.linesAbove == 0 && typist.view.linesBelow > 0)
    typist.give(.clickField(line: 1, column: 2))
    #expect(typist.view.cursor == Point(x: 2, y: 1))
  }
}
