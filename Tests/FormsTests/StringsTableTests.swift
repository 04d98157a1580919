import FormTesting
import Lint
import SourceText
import Testing
import TextsTesting

@testable import Forms

@Suite("The texts of a form in other languages")
struct StringsTableTests {
  /// Decodes a form whose languages have these files of strings; nil: none.
  private func decode(
    _ form: String, _ files: [(language: String, text: String?)],
    _ purpose: StringsLibrary.Purpose = .translating
  ) -> DecodedForm {
    let library = StringsLibrary(purpose) { table in
      files.map { language, text in
        let name = "\(language).lproj/\(table).strings"
        return NeighborFile(
          path: name, name: name, text: text.map { .success(SourceText(name: name, text: $0)) })
      }
    }
    return FormDecoder(cells: FormFixture.cells)
      .decode(SourceText(name: "form.plist", text: form), strings: library)
  }

  private func lint(_ form: String, _ files: [(language: String, text: String?)]) -> [String] {
    decode(form, files, .checking).diagnostics.map(\.line)
  }

  private static let form = """
    { stringsTable = T; title = Staff; recordTitle = "{name} of {office}";
      sections = ( { identifier = s; key = Main; footerText = "Be brief"; } );
      rows = (
        { key = Name; valuePath = name; section = s; placeholder = "Full name"; footerText = Hint;
          help = Long; required = YES; requiredMessage = Missing; regex = a; regexMessage = "Only a"; },
        { key = Office; valuePath = office; values = (o, b); titles = (Oslo, Bergen); },
        { key = Kind; valuePath = kind; choices = ( { value = x; title = Extra; } ); },
        { key = Card; displayValue = "{name}, born {born}"; },
        { key = Note; value = "Read this"; },
        { valuePath = location; segueIdentifier = place; },
        { valuePath = ports; itemForm = ( { key = Port; valuePath = port; } ); } );
      forms = { place = ( { key = City; valuePath = city; } ); };
    }
    """

  @Test("Every text is translated: of the form, its sections, rows, choices and the forms inside")
  func everyText() throws {
    let words = [
      "Staff", "Main", "Be brief", "Name", "Full name", "Hint", "Long", "Missing", "Only a",
      "Office", "Oslo", "Bergen", "Kind", "Extra", "Card", "Note", "Read this", "City", "Port",
    ]
    let strings =
      words.map { "\"\($0)\" = \"<\($0)>\";" }.joined()
      + "\"{name} of {office}\" = \"{office}: {name}\"; \"{name}, born {born}\" = \"{born}\";"
    let decoded = decode(Self.form, [("fr", strings)])
    let form = try #require(decoded.form)
    #expect(decoded.diagnostics == [])
    #expect(form.title == Template(parts: [.text("<Staff>")]))
    #expect(form.recordTitle?.description == "{office}: {name}")
    #expect(form.sections.map(\.key) == ["<Main>"])
    #expect(form.sections.map(\.footerText) == ["<Be brief>"])
    let name = form.rows[0]
    #expect(
      [name.key, name.placeholder, name.footerText, name.help]
        == ["<Name>", "<Full name>", "<Hint>", "<Long>"])
    #expect(name.requiredMessage == "<Missing>")
    #expect(name.regexMessage == "<Only a>")
    #expect(name.identifier == "name")
    #expect(form.rows[1].choices.map(\.title) == ["<Oslo>", "<Bergen>"])
    #expect(form.rows[1].choices.map(\.value) == [.string("o"), .string("b")])
    #expect(form.rows[2].choices.map(\.title) == ["<Extra>"])
    #expect(form.rows[3].displayValue?.description == "{born}")
    #expect(form.rows[4].literal == "<Read this>")
    #expect(form.form(named: "place")?.rows.map(\.key) == ["<City>"])
    #expect(form.form(named: "ports")?.rows.map(\.key) == ["<Port>"])
  }

  @Test("Each text falls back by itself: to the next language, then to the form's own")
  func fallback() throws {
    let form = try #require(
      decode(
        "{ stringsTable = T; rows = ({ key = A; }, { key = B; }, { key = C; }, { key = D; }); }",
        [("fr", "A = un; B = \"\";"), ("it", nil), ("de", "A = eins; B = zwei; C = drei;")]
      ).form)
    #expect(form.rows.map(\.key) == ["un", "zwei", "drei", "D"])
  }

  @Test("A child form may have its own files; the form after it has those of the file again")
  func childTable() throws {
    let library = StringsLibrary(.translating) { table in
      [
        NeighborFile(
          path: table, name: table,
          text: .success(SourceText(name: table, text: "A = \"A of \(table)\";")))
      ]
    }
    let decoded = FormDecoder(cells: FormFixture.cells).decode(
      SourceText(
        name: "f",
        text: """
          { stringsTable = Outer; rows = (
              { key = A; valuePath = x; segueIdentifier = one; },
              { valuePath = y; itemForm = ( { key = A; valuePath = z; } ); } );
            forms = { one = { stringsTable = Inner; rows = ( { key = A; valuePath = a; } ); };
                      two = ( { key = A; valuePath = a; } ); }; }
          """), strings: library)
    let form = try #require(decoded.form)
    #expect(form.rows[0].key == "A of Outer")
    #expect(form.forms["one"]?.rows[0].key == "A of Inner")
    #expect(form.forms["two"]?.rows[0].key == "A of Outer")
    #expect(form.forms["y"]?.rows[0].key == "A of Outer")
  }

  @Test("Identifiers, paths, values and labels that follow from paths are not texts")
  func noTexts() throws {
    let form = try #require(
      decode(
        "{ stringsTable = T; rows = ({ valuePath = name; values = (a, b); section = \"\"; }); }",
        [("fr", "name = nom; Name = Nom; a = x;")]
      ).form)
    #expect(form.rows[0].identifier == "name")
    #expect(form.rows[0].key == "Name")
    #expect(form.rows[0].choices.map(\.title) == ["a", "b"])
  }

  @Test("lint names what each language lacks, once and with its position")
  func missing() {
    #expect(
      lint(
        "{ stringsTable = T;\n rows = ({ key = A; valuePath = a; },\n { key = A; help = \"1–2\"; value = B; }); }",
        [("de", "A = x;"), ("fr", nil), ("it", "B = y;")]) == [
          "form.plist:1:18: warning W111: there is no fr.lproj/T.strings; "
            + "try making the file, with a line for each text: \"Name\" = \"…\";",
          "form.plist:2:18: warning W112: row 1 \"A\": \"A\" is not translated in it.lproj/T.strings; "
            + "try \"A\" = \"…\";",
          "form.plist:3:35: warning W112: row 2 \"A\": \"B\" is not translated in de.lproj/T.strings; "
            + "try \"B\" = \"…\";",
        ])
    #expect(
      lint("{ stringsTable = T; rows = ({ key = A; value = 1; }); }", []) == [
        "form.plist:1:18: warning W111: no folder of a language is beside the form; found \"T\"; "
          + "try en.lproj/T.strings"
      ])
  }

  @Test("A placeholder that there is not is reported in the translation, once")
  func placeholders() {
    let form = """
      { stringsTable = T; rows = (
        { key = A; valuePath = a; required = YES; requiredMessage = "{label} bad"; },
        { key = A; valuePath = b; required = YES; requiredMessage = "{label} bad"; } ); }
      """
    #expect(
      lint(
        form,
        [
          ("fr", "A = A; \"{label} bad\" = \"{lable} manque\";"),
          ("de", "A = A; \"{label} bad\" = \"{label} fehlt\";"),
        ]) == [
          "fr.lproj/T.strings:1:24: warning W202: \"requiredMessage\" has a placeholder that there is not; "
            + "found {lable}; try one of {label}, {value}"
        ])
  }

  @Test("Titles of choices that are the same in another language are reported there")
  func titles() {
    func found(_ row: String, _ strings: String) -> [String] {
      let name = "fr.lproj/T.strings"
      let library = StringsLibrary(.checking) { _ in
        [
          NeighborFile(
            path: name, name: name, text: .success(SourceText(name: name, text: strings)))
        ]
      }
      return FormFixture.decode(
        "{ stringsTable = T; rows = ({ key = A; valuePath = a; \(row) }); }", beside: [:],
        checks: FormChecks.always + LintChecks.all, strings: library
      ).diagnostics.map(\.line)
    }
    let strings = "A = A; One = Un; Two = Un;"
    let message =
      "fr.lproj/T.strings:1:24: warning W503: two choices have the same title; found \"Un\"; "
      + "try titles that differ"
    #expect(found("values = (x, y); titles = (One, Two);", strings) == [message])
    #expect(
      found("choices = ({ value = x; title = One; }, { value = y; title = Two; });", strings)
        == [message])
    #expect(found("values = (x, y); titles = (One, Two);", "A = A; One = Un; Two = Deux;") == [])
    // Values without titles are shown as they are.
    #expect(found("values = (One, Two);", "A = A;") == [])
  }

  @Test("Nothing is reported where no file is looked for, or the form is only shown")
  func quiet() {
    let form = "{ stringsTable = T; rows = ({ key = A; value = 1; }); }"
    #expect(FormFixture.lines(form) == [])
    #expect(decode(form, [("fr", nil)]).diagnostics == [])
    #expect(decode(form, []).diagnostics == [])
  }

  @Test(
    "lint reads the files too: errors have their file, line and column, after those of the form")
  func faultyFile() {
    let form = "{ stringsTable = T; recordTitle = \"{a} of {b}\"; rows = ({ valuePath = a; }); }"
    #expect(
      lint(
        form,
        [("de", "\"x\" = \"y\"\n\"z\" = w;"), ("fr", "a = (b); a = c; \"{a} of {b}\" = \"{a\";")])
        == [
          "de.lproj/T.strings:1:10: error F002: expected ; after the value of \"x\", found \" on line 2; "
            + "try closing each bracket and quote, with a semicolon after entries and a comma between items",
          "fr.lproj/T.strings:1:5: error F102: \"a\" needs a string; found an array; "
            + "try \"Name\" = \"…\";",
          "fr.lproj/T.strings:1:10: error F109: duplicate key \"a\", first in line 1; "
            + "try dropping one of them",
          "fr.lproj/T.strings:1:32: error F202: \"recordTitle\" has an invalid template: "
            + "the token \"{\" is not closed (character 1); found \"{a\"; try a template such as \"{first} {last}\", "
            + "with a backslash before a brace that is text",
        ])
    #expect(
      lint(form, [("fr", "(a)")]).first?.contains("fr.lproj/T.strings:1:1: error F002") == true)
  }

  @Test(
    "A form whose language has a faulty file is refused, others open", arguments: [true, false])
  func refused(isFaulty: Bool) {
    let decoded = decode(
      "{ stringsTable = T; rows = ({ key = A; }); }", [("fr", isFaulty ? "A = x" : "A = x;")])
    #expect((decoded.form == nil) == isFaulty)
  }

  @Test(
    "A name that leaves the form's folder is refused, and nothing is read",
    arguments: ["../T", "/etc/T", "a/b", ".."])
  func outside(name: String) {
    let decoded = FormDecoder(cells: FormFixture.cells).decode(
      SourceText(name: "f", text: "{ stringsTable = \"\(name)\"; rows = ({ key = A; }); }"),
      strings: StringsLibrary(.translating) { table in
        Issue.record("\(table) was looked for")
        return []
      })
    #expect(decoded.form == nil)
    #expect(
      decoded.diagnostics.map(\.line) == [
        "f:1:18: error F007: \"stringsTable\" names a file outside the form's folder; "
          + "found \"\(name)\"; try a name without a slash"
      ])
  }
}
