import Cells
import FormTesting
import Forms
import FoundationEssentials
import Testing
import Texts
import TextsTesting

@Suite("The reference") struct ReferenceTests {
  /// `Documentation/form-reference.md`, found from this file's path.
  private static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Documentation/form-reference.md"

  @Test("Documentation/form-reference.md is what the tables say (make reference writes it)")
  func isFresh() throws {
    let reference = FormReference(
      cells: CellCatalog.core.declarations, texts: Language.english.texts)
    let markdown = reference.markdown
    if ProcessInfo.processInfo.environment["FORMVIEW_WRITE_REFERENCE"] == "1" {
      try Data(markdown.utf8).write(to: URL(filePath: Self.path))
    }
    let committed = try? String(contentsOf: URL(filePath: Self.path), encoding: .utf8)
    #expect(
      committed == markdown,
      "stale: run `make reference`, or this test with FORMVIEW_WRITE_REFERENCE=1, and commit the file"
    )
  }

  @Test("Every key, cell, code and keyboard has an entry of its own")
  func explainsAll() {
    let explain = Explain(cells: CellCatalog.core.declarations, texts: Language.english.texts)
    let names =
      FormVocabulary.keys.map(\.name) + explain.cells.map(\.name)
      + DiagnosticCode.allCases.map(\.rawValue) + KeyboardType.allCases.map(\.rawValue)
    for name in names {
      #expect(explain.entry(for: name)?.text.contains(name) == true, "\(name)")
    }
  }

  @Test("A key's entry tells what it takes, where it acts and what can be wrong")
  func key() {
    let explain = Explain(cells: FormFixture.cells, texts: Language.english.texts)
    #expect(
      explain.entry(for: "minimumLength")
        == ReferenceEntry(parts: [
          .prose("minimumLength, a key of a row"),
          .prose("The shortest text, in characters as people count them."),
          .facts([
            .init("Takes", "an integer"), .init("Range", "0 to 2147483647"),
            .init(
              "Cells",
              "LabelCell, NoteCell, HeaderCell, TextFieldCell, TextViewCell, SecureTextFieldCell"),
            .init("F104", "A number is out of the key's range."),
            .init("F403", "A minimum is above its maximum."),
            .init("W403", "Two rules of a row exclude each other."),
          ]),
          .example(
            """
            { key = "Password"; valuePath = password; isSecure = YES;
              minimumLength = 12; }
            """),
        ]))
  }

  @Test("A code's entry is found in any case")
  func code() {
    let entry = Explain(cells: [], texts: Language.english.texts).entry(for: "f203")
    #expect(entry?.text.hasPrefix("F203 (error): A color is invalid.\nColors are") == true)
  }

  @Test("All of it is in Chinese, too")
  func chinese() throws {
    let explain = Explain(cells: CellCatalog.core.declarations, texts: Language.chinese.texts)
    for name in explain.names + ["CompositeCell", "IASKRegex", "label", "title"] {
      let entry = try #require(explain.entry(for: name))
      // But for the texts of an example, which are its author's.
      let text = entry.text.replacing(/"[^"]*"/, with: "X")
      #expect(text.matches(of: /[A-Za-z']{2,}(?: [a-z']{2,}){2,}/).isEmpty, "\(entry.text)")
      for case .prose(let prose) in entry.parts {
        #expect(prose.contains(/\p{Han}/), "\(prose)")
      }
    }
  }

  @Test("The whole document is in Chinese, too, with the same chapters, keys and codes")
  func chineseDocument() {
    let cells = CellCatalog.core.declarations
    let document = { FormReference(cells: cells, texts: $0).markdown }
    let (english, chinese) = (
      document(Language.english.texts), document(Language.chinese.texts)
    )
    let marks = { (text: String) in
      text.split(separator: "\n").map { $0.prefix { "#|".contains($0) } }
    }
    #expect(
      marks(chinese).filter { $0.hasPrefix("#") } == marks(english).filter { $0.hasPrefix("#") })
    #expect(marks(chinese).count { $0 == "|" } == marks(english).count { $0 == "|" })
    let prose = chinese.replacing(/(?s)```.*?```|`[^`\n]*`/, with: "X")
    for line in prose.split(separator: "\n") {
      #expect(line.matches(of: /[A-Za-z']{2,}(?: [a-z']{2,}){2,}/).isEmpty, "\(line)")
    }
  }

  @Test("A foreign name is told as such")
  func otherNames() {
    let explain = Explain(cells: FormFixture.cells, texts: Language.english.texts)
    #expect(
      explain.entry(for: "IASKRegex")?.text.contains("here it is regex.\nregex, a key") == true)
    #expect(explain.entry(for: "nonsense") == nil)
  }

  @Test("An unknown name is answered with the nearest ones")
  func nearest() {
    let explain = Explain(cells: FormFixture.cells, texts: Language.english.texts)
    #expect(explain.nearest(to: "regx") == ["regex"])
    #expect(explain.nearest(to: "NumberCel") == ["NumberCell"])
    #expect(explain.nearest(to: "entirelyElse") == [])
  }
}
