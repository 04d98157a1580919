import FormTesting
import Forms
import Rules
import Screen
import Testing
import Values

@testable import Cells

private func typist(_ text: String, row form: String) throws -> Typist {
  let row = try #require(FormFixture.row("valuePath = value; \(form)"))
  let binder = RecordBinder.testing(row)
  let state = binder.state(of: row)
  let editor: any CellEditor =
    row.isMultiline ? TextEditor(state: state, text: text) : FieldEditor(state: state, text: text)
  return Typist(editor: editor, binder: binder)
}

@Suite("What typing does to a text, as its form says")
struct EntryKeyTests {
  @Test(
    "Typed letters become capitals, pasted ones stay",
    arguments: [
      ("words", "ada lovelace", "Ada Lovelace"), ("words", "élan ßa", "Élan ßa"),
      ("allCharacters", "ab-12 ä", "AB-12 Ä"), ("none", "ab", "ab"), ("sentences", "ab", "ab"),
      ("words", "王 a", "王 A"),
    ])
  func capitals(word: String, keys: String, text: String) throws {
    for cell in ["TextFieldCell", "TextViewCell"] {
      var typist = try typist(
        "", row: "autocapitalizationType = \(word); cellIdentifier = \(cell);")
      typist.press(typing(keys))
      #expect(typist.editor.text == text)
      typist.give(.paste(" xy"))
      #expect(typist.editor.text == text + " xy")
    }
  }

  @Test("A secret is typed as it is")
  func secrets() throws {
    var typist = try typist("", row: "autocapitalizationType = allCharacters; isSecure = YES;")
    typist.press(typing("ab"))
    #expect(typist.editor.text == "ab")
  }

  @Test("What a text is chooses its keyboard, unless the row gives one")
  func contents() throws {
    #expect(
      FormFixture.row("valuePath = a; textContentType = emailAddress;")?.keyboardType
        == .emailAddress)
    #expect(
      FormFixture.row(
        "valuePath = a; textContentType = URL; keyboardType = asciiCapable;")?.keyboardType
        == .asciiCapable)
    #expect(FormFixture.row("valuePath = a; textContentType = name;")?.keyboardType == .default)
  }

  @Test("White space is cut or kept as the row says")
  func white() throws {
    let kept = try #require(FormFixture.row("valuePath = a; trimsWhitespace = NO;"))
    #expect(try BindingFixture([kept], "{}").typing(" x ").edit == .set(.string(" x ")))
    let cut = try #require(
      FormFixture.row("valuePath = a; trimsWhitespace = YES; cellIdentifier = TextViewCell;"))
    #expect(try BindingFixture([cut], "{}").typing(" x\n").edit == .set(.string("x")))
  }

  @Test("A pattern may match a part of the text")
  func partial() throws {
    let row = try #require(
      FormFixture.row(#"valuePath = a; regex = "[0-9]{2}"; regexMatch = partial;"#))
    let form = try BindingFixture([row], "{}")
    #expect(form.typing("ab12c").edit == .set(.string("ab12c")))
    #expect(form.refusal("ab1c") != nil)
    #expect(form.judging("ab1").state == .open)
    #expect(form.judging("ab12x").state == .complete)
    let anchored = try #require(
      FormFixture.row(#"valuePath = a; regex = "^a|z$"; regexMatch = partial;"#))
    let other = try BindingFixture([anchored], "{}")
    #expect(other.refusal("bz") == nil)
    #expect(other.refusal("ab") == nil)
    #expect(other.refusal("ba") != nil)
  }

  @Test("Words that are none are reported")
  func words() {
    for text in [
      "autocapitalizationType = all;", "autocorrectionType = maybe;", "textContentType = mail;",
      "regex = a; regexMatch = half;",
    ] {
      let lines = FormFixture.lines("({ valuePath = a; \(text) })")
      #expect(lines.count == 1 && lines[0].contains("F103"), "\(lines)")
    }
    #expect(FormFixture.lines("({ valuePath = a; regexMatch = partial; })")[0].contains("W108"))
  }
}
