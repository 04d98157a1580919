import FormTesting
import PlistText
import SourceText
import Testing
import Texts
import TextsTesting

@testable import Forms

@Suite("What explain says of other systems' names")
struct ExplainTests {
  private let explain = Explain(cells: [], texts: Language.english.texts)

  @Test(
    "is what lint advises in a row",
    arguments: KeySynonyms.exactNames(in: .row).keys.sorted()
      + ["label", "name", "Key", "Label", "type", "format", "caption", "mandatory", "kind", "cell"])
  func lint(name: String) throws {
    let form = FormFixture.decode("( { displayValue = \"{a}\"; \"\(name)\" = \"?\"; } )")
    let advice = try #require(form.diagnostics.first { $0.code == .W102 }?.advice.english)
    let native = advice.replacing("\"", with: "")
    let entry = try #require(explain.entry(for: name)).text
    let line = entry.replacing("\n", with: " ")
    #expect(
      line.contains("here it is \(native).") || line.contains("here it is \(native) in a row")
        || line.contains("In a row \(name) is another form system's name for \(native)."),
      "\(name): \(advice), \(line.prefix(90))")
  }

  @Test("leads to the kind of cell that lint advises, and to the language of expressions")
  func cellsAndExpressions() throws {
    let explain = Explain(cells: FormFixture.cells, texts: Language.english.texts)
    let cell = try #require(explain.entry(for: "PasswordCell")).text
    #expect(cell.contains("here it is SecureTextFieldCell."))
    let language = try #require(explain.entry(for: "expressions")).text
    for word in ["BETWEEN", "coalesce", ".@count", "@root", "Documentation/Expressions.md"] {
      #expect(language.contains(word), "\(word)")
    }
    for name in ["count", "@sum", "BEGINSWITH", "@parent"] {
      #expect(explain.entry(for: name)?.text == language, "\(name)")
    }
    #expect(explain.entry(for: "SUBQUERY")?.text.hasPrefix("SUBQUERY is not read here") == true)
    #expect(explain.entry(for: "nonsense") == nil)
  }

  @Test("says what a function returns, also where its name is a word of forms")
  func functions() throws {
    let explain = Explain(cells: FormFixture.cells, texts: Language.english.texts)
    let replace = try #require(explain.entry(for: "replace")).text
    #expect(replace.hasPrefix("replace(text, pattern, replacement), a function of expressions\n"))
    #expect(replace.contains("$1 what its first group has matched"))
    for (name, word) in [
      ("number", "a word of valueType"), ("format", "another form system's name"),
    ] {
      let entry = try #require(explain.entry(for: name)).text
      #expect(entry.contains(word) && entry.contains("\n\(name)("), "\(entry)")
    }
    #expect(explain.nearest(to: "spilt").contains("split"))
  }

  @Test("says which keys take a word, though another system calls something so")
  func words() throws {
    let explain = Explain(cells: FormFixture.cells, texts: Language.english.texts)
    for (word, title) in [
      ("push", "push, a word of presentation\n"), ("inline", "inline, a word of presentation\n"),
      ("number", "number, a word of valueType\n"), ("date", "date, a word of valueType, "),
    ] {
      let entry = try #require(explain.entry(for: word)).text
      #expect(entry.hasPrefix(title), "\(entry.prefix(90))")
      #expect(!entry.contains("here it is"))
    }
    #expect(try #require(explain.entry(for: "push")).text.contains("presentation, a key of a row"))
  }

  @Test("shows the keys of a rule, and one")
  func rules() throws {
    let rules = try #require(explain.entry(for: "rules")).text
    for word in ["predicate", "message", "severity", "evenWhenEmpty", "rules = ( { predicate"] {
      #expect(rules.contains(word), "\(word)")
    }
  }

  @Test("names each place where it means something else")
  func places() throws {
    let label = try #require(explain.entry(for: "label")).text
    #expect(label.hasPrefix("label is another form system's name; here it is key in a row,"))
    #expect(label.contains("title in a choice."))
    #expect(label.contains("\nkey, a key of a row"))
    #expect(!label.contains("a key of a section"))
    let name = try #require(explain.entry(for: "name")).text.replacing("\n", with: " ")
    #expect(name.contains("here it is valuePath in a row, title in a form"))
    #expect(try #require(explain.entry(for: "Key")).text.contains("here it is valuePath in a row"))
  }
}
