import Forms
import JSONText
import Rules
import Screen
import Testing

@testable import Cells

@Suite("null, a missing value and an empty text")
struct StoredNothingTests {
  private static let themes = [256, 16, 8, 0].map { Theme(colors: $0) }
  /// Those that show nothing but the value.
  private static let names = CellCatalog.core.declarations.map(\.name)
    .filter { !["ButtonCell", "NoteCell", "HeaderCell"].contains($0) }

  private func drawn(_ sample: Sample, inTable: Bool, _ theme: Theme) -> [StyledLine] {
    let content =
      inTable
      ? sample.kind.tableContent(of: sample.bound, width: 40, theme: theme)
      : sample.kind.content(of: sample.bound, width: 40, theme: theme)
    return content.lines.map { StyledLine($0.spans.filter { !$0.text.isEmpty }) }
  }

  @Test("Each kind of cell draws them differently, with every number of colors", arguments: names)
  func different(name: String) throws {
    for theme in Self.themes {
      for inTable in [false, true] {
        let lines = try [nil, "null", #""""#].map {
          drawn(try Sample(name, json: $0), inTable: inTable, theme)
        }
        #expect(Set(lines).count == 3, "\(lines.map { $0.map(\.text) })")
        #expect(lines[1].last?.text.hasSuffix("null") == true)
        #expect(lines[2].last?.text.hasSuffix(#""""#) == true)
        for nothing in lines.dropFirst() {
          #expect(nothing.last?.spans.last?.style == theme.dim)
        }
      }
    }
  }

  @Test(
    "A text of the same characters is not dim, and in quotes where there are no colors",
    arguments: names.filter { $0 != "SecureTextFieldCell" })
  func texts(name: String) throws {
    let texts = [#""null""#, ##""\"\"""##, ##""\"null\"""##]
    for theme in Self.themes {
      for inTable in [false, true] {
        let all = try (["null", #""""#] + texts).map {
          drawn(try Sample(name, json: $0), inTable: inTable, theme)
        }
        #expect(Set(all).count == all.count, "\(all.map { $0.map(\.text) })")
      }
      let shown = drawn(try Sample(name, json: #""null""#), inTable: true, theme)
      if theme == Theme(colors: 0) {
        #expect(shown.first?.text.hasSuffix("null") == false, "\(shown.map(\.text))")
      }
    }
  }

  @Test("A text is in quotes where its row is dim, too: by its color, out of use, or as a default")
  func dimTexts() throws {
    let theme = Theme()
    func text(_ json: String?, _ change: @escaping (inout RowContents) -> Void) throws -> String? {
      drawn(try Sample("TextFieldCell", json: json, change), inTable: false, theme).first?.text
    }
    #expect(try text(#""null""#) { _ in } == "null")
    #expect(try text(#""null""#) { $0.colors.color = .secondary } == #""null""#)
    #expect(try text(nil) { $0.defaultValue = .string("null") } == #""null""#)
    #expect(try text(#""nullable""#) { $0.colors.color = .secondary } == "nullable")
    #expect(try text(#""\"so\"""#) { $0.colors.color = .secondary } == #""so""#)
  }

  @Test("What the form says of a row without a value is shown of null and of an empty text")
  func placeholders() throws {
    for json in [nil, "null", #""""#] {
      let field = try Sample("TextFieldCell", json: json) { $0.placeholder = "4.01" }
      #expect(drawn(field, inTable: false, Theme()).first?.text == "4.01")
    }
  }

  @Test("A template that comes to nothing shows nothing of the value at its path")
  func template() throws {
    let template = try Template("{value}")
    let sample = try Sample("LabelCell", json: "null") { $0.displayValue = template }
    let text = drawn(sample, inTable: false, Theme()).map(\.text).joined()
    #expect(text.isEmpty, "\(text)")
  }
}
