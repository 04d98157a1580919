import Forms
import JSONText
import Screen
import Testing
import TextsTesting
import Values

@testable import Cells

private func typist(
  _ name: String, json: String?, _ change: (inout RowContents) -> Void = { _ in }
) throws -> Typist {
  try #require(try Sample(name, json: json, change).typist)
}

@Suite("Values typed on one line")
struct FieldCellTests {
  @Test("Enter commits and stays, Tab goes on, Shift-Tab back, Esc leaves the value as it was")
  func leaving() throws {
    var typist = try typist("TextFieldCell", json: #""Oslo""#)
    typist.press("!")
    #expect(typist.press("Enter") == .commit(.text("Oslo!"), then: .stay))
    #expect(typist.press("Tab") == .commit(.text("Oslo!"), then: .next))
    #expect(typist.press("S-Tab") == .commit(.text("Oslo!"), then: .previous))
    #expect(typist.press("Esc") == .cancel)
  }

  @Test("Up and Down commit and move")
  func arrows() throws {
    var typist = try typist("TextFieldCell", json: #""Oslo""#)
    #expect(typist.press("Up") == .commit(.text("Oslo"), then: .above))
    #expect(typist.press("Down") == .commit(.text("Oslo"), then: .below))
  }

  @Test(
    "The placeholder stays until something is typed, and is never taken for text",
    arguments: ["TextFieldCell", "TextViewCell", "SecureTextFieldCell", "NumberCell"])
  func placeholder(name: String) throws {
    var typist = try typist(name, json: "\"\"") { $0.placeholder = "a@b.example" }
    #expect(typist.lines == ["a@b.example"])
    #expect(typist.view.cursor == Point(x: 0, y: 0))
    #expect(typist.press("Tab") == .commit(.text(""), then: .next))
    typist.press("1")
    #expect(typist.view.cursor == Point(x: 1, y: 0))
    #expect(!typist.lines.joined().contains("b.example"))
  }

  @Test("What the keyboard refuses is typed and pasted, to be judged with the rest")
  func keyboard() throws {
    var typist = try typist("TextFieldCell", json: #""""#) { $0.keyboardType = .numberPad }
    #expect(typist.press("x") == .handled)
    #expect(typist.editor.text == "x")
    typist.press("Backspace")
    #expect(typist.give(.paste("47-11 x")) == .handled)
    #expect(typist.editor.text == "47-11 x")
  }

  @Test("An amount is pasted as another program shows it")
  func pastedAmount() throws {
    var typist = try typist("CurrencyCell", json: "12") {
      ($0.keyboardType, $0.currencyCode) = (.decimalPad, "USD")
    }
    typist.press("C-u")
    #expect(typist.give(.paste(" $3,491.39\n")) == .handled)
    #expect(typist.press("Enter") == .commit(.text("$3,491.39"), then: .stay))
  }

  @Test(
    "A number is pasted as a whole, without the white space around it",
    arguments: [
      ("-5", "12-5"), ("1e5", "121e5"), ("1 234", "121 234"), (" 34\n", "1234"), ("3.5", "123.5"),
    ])
  func pastedNumbers(pasted: String, text: String) throws {
    var typist = try typist("NumberCell", json: "12") {
      $0.keyboardType = .decimalPad
      $0[.minimumValue] = DecimalText("0").map(Bound.number)
    }
    typist.give(.paste(pasted))
    #expect(typist.editor.text == text)
  }

  @Test("A text handed back by another editor loses its last line break")
  func externalEditor() throws {
    var typist = try typist("TextFieldCell", json: #""Oslo""#)
    #expect(typist.press("C-x C-e") == .openExternalEditor)
    typist.give(.replaceText("Oslo\nNorway\n"))
    #expect(typist.editor.text == "Oslo Norway")
  }

  @Test(
    "A number is typed as it is written, Up and Down step it",
    arguments: ["NumberCell", "CurrencyCell"])
  func steps(name: String) throws {
    var typist = try typist(name, json: "1234.50") {
      $0[.maximumValue] = DecimalText("1236").map(Bound.number)
    }
    #expect(typist.editor.text == "1234.50")
    typist.press("Up")
    #expect(typist.editor.text == "1235.50")
    typist.press("Up Up")
    #expect(typist.editor.text == "1236.00")
    typist.press("Down Down")
    #expect(typist.editor.text == "1234.00")
  }

  @Test("What is not a number can't be stepped, and says so")
  func noStep() throws {
    var typist = try typist("NumberCell", json: #""many""#)
    #expect(typist.press("Up") == .refused("only a number can be stepped"))
  }

  @Test("Numbers want the right side of a table's column, texts do not")
  func alignment() throws {
    for (name, alignsRight) in [("NumberCell", true), ("CurrencyCell", true), ("DateCell", false)] {
      let sample = try Sample(name, json: "1")
      let content = sample.kind.content(of: sample.bound, width: 20, lines: 1, theme: Theme())
      #expect((content.alignment == .right) == alignsRight)
    }
  }

  @Test("A default is dim, a placeholder dim and slanted, a foreign value underlined")
  func roles() throws {
    func style(_ sample: Sample) -> Style {
      let content = sample.kind.content(of: sample.bound, width: 20, lines: 1, theme: Theme())
      return content.lines[0].spans[0].style
    }
    let theme = Theme()
    #expect(
      style(try Sample("TextFieldCell", json: nil) { $0.defaultValue = .string("x") }) == theme.dim)
    #expect(
      style(try Sample("TextFieldCell", json: #""""#) { $0.placeholder = "x" })
        == theme.dim.adding(.italic))
    #expect(style(try Sample("TextFieldCell", json: "7")) == theme.foreign)
    #expect(
      style(try Sample("TextFieldCell", json: #""x""#) { $0.colors.color = .ansi(5) }).foreground
        == .indexed(5))
  }

  @Test("A secret shows the same bullets whatever its length")
  func bullets() throws {
    let texts = try [#""a""#, #""a long one indeed""#].map { json in
      let sample = try Sample("SecureTextFieldCell", json: json)
      return sample.kind.content(of: sample.bound, width: 20, lines: 1, theme: Theme()).lines
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0][0].text == "••••••••")
  }

  @Test("A row of an unknown kind is a text field")
  func unknownKind() {
    #expect(CellCatalog.core.kind(named: "NoSuchCell").declaration.name == "TextFieldCell")
  }
}
