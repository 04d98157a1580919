import Cells
import FormTesting
import Forms
import FoundationEssentials
import Testing

@Suite("The reference") struct ReferenceTests {
  /// `Documentation/form-reference.md`, found from this file's place.
  private static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Documentation/form-reference.md"

  @Test("Documentation/form-reference.md is what the tables say (make reference writes it)")
  func isFresh() throws {
    let markdown = FormReference.markdown(cells: CellCatalog.core.declarations)
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
    let explain = Explain(cells: CellCatalog.core.declarations)
    let names =
      FormVocabulary.keys.map(\.name) + explain.cells.map(\.name)
      + DiagnosticCode.allCases.map(\.rawValue) + KeyboardType.allCases.map(\.rawValue)
    for name in names {
      #expect(explain.entry(for: name)?.contains(name) == true, "\(name)")
    }
  }

  @Test("A key's entry tells what it takes, where it acts and what can be wrong")
  func key() {
    let explain = Explain(cells: FormFixture.cells)
    #expect(
      explain.entry(for: "minimumLength") == """
        minimumLength, a key of a row

        The shortest text, in characters as people count them.

          Takes  an integer
          Range  0 to 2147483647
          Cells  TextFieldCell, TextViewCell, SecureTextFieldCell
          F104   A number is out of the key's range.
          F403   A minimum is above its maximum.
        """)
  }

  @Test("A code's entry is found in any case, and is wrapped")
  func code() {
    let entry = Explain(cells: []).entry(for: "f203")
    #expect(entry?.hasPrefix("F203 (error): A color is invalid.\n\nColours are") == true)
    #expect(entry?.split(separator: "\n").allSatisfy { $0.count <= 80 } == true)
  }

  @Test("A planned key, a planned cell and a foreign name are told as such")
  func otherNames() {
    let explain = Explain(cells: FormFixture.cells)
    #expect(explain.entry(for: "hidden")?.contains("does not understand it yet") == true)
    #expect(explain.entry(for: "SliderCell")?.contains("does not have yet") == true)
    #expect(explain.entry(for: "IASKRegex")?.contains("here it is regex.\n\nregex, a key") == true)
    #expect(explain.entry(for: "nonsense") == nil)
  }

  @Test("An unknown name is answered with the nearest ones")
  func nearest() {
    let explain = Explain(cells: FormFixture.cells)
    #expect(explain.nearest(to: "regx") == ["regex"])
    #expect(explain.nearest(to: "NumberCel") == ["NumberCell"])
    #expect(explain.nearest(to: "entirelyElse") == [])
  }
}
