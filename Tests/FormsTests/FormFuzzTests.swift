import FormTesting
import Forms
import PlistText
import SeededRandom
import SourceText
import Testing

@Suite("Forms made of anything") struct FormFuzzTests {
  @Test("Any property list decodes to a form or to an error, never both, never neither")
  func anything() {
    var generator = SeededGenerator(seed: 3)
    let decoder = FormDecoder(cells: FormFixture.cells)
    var forms = 0
    for _ in 0..<1_500 {
      let root = Self.node(&generator, depth: 0)
      let decoded = decoder.decode(root, file: "x")
      let hasError = decoded.diagnostics.contains { $0.severity == .error }
      #expect((decoded.form == nil) == hasError)
      if let form = decoded.form {
        forms += 1
        let sections = Set(form.sections.map(\.identifier))
        #expect(Set(form.rows.map(\.identifier)).count == form.rows.count)
        #expect(form.rows.allSatisfy { sections.contains($0.section) })
      }
      for diagnostic in decoded.diagnostics { #expect(!diagnostic.line.contains("\n")) }
    }
    #expect(forms > 20)
  }

  private static let keys =
    FormVocabulary.keys.map(\.name) + ["Key", "hidden", "nonsense", "x-mine"]
  private static let words = [
    "a", "a.b", "a..b", "YES", "NO", "3", "-1", "0", "1.5", "auto", "red", "666666", "{a}", "{a",
    "-p *&a&*", "TextFieldCell", "NumberCell", "ChoiceCell", "numberPad", "[0-9]+", "(",
    "2026-01-31",
    "EUR", "integer", "string", "", " ", "\u{7}\n", "SELF", "bold dim", "caseInsensitive",
  ]

  private static func node(_ generator: inout SeededGenerator, depth: Int) -> PlistNode {
    let position = SourcePosition(
      line: Int.random(in: 1...9, using: &generator),
      column: Int.random(in: 1...9, using: &generator))
    func node(_ content: PlistContent) -> PlistNode {
      PlistNode(content: content, position: position)
    }
    switch Int.random(in: depth == 0 ? 18...19 : 0...19, using: &generator) {
    case 0: return node(.integer(Int64.random(in: -2...50, using: &generator)))
    case 1: return node(.real(Double.random(in: -2...50, using: &generator)))
    case 2: return node(.bool(Bool.random(using: &generator)))
    case 3: return node(.date("2026-01-31T00:00:00Z"))
    case 4: return node(odd.randomElement(using: &generator) ?? .uid(1))
    case 18 where depth < 4:
      let count = Int.random(in: 0...3, using: &generator)
      // The root's elements are mostly rows, so that some forms decode.
      let isRoot = depth == 0
      return node(
        .array(
          (0..<count).map { _ in
            isRoot
              ? dictionary(&generator, depth: depth + 1) : Self.node(&generator, depth: depth + 1)
          }))
    case 19 where depth < 4: return dictionary(&generator, depth: depth)
    default: return node(.string(words.randomElement(using: &generator) ?? ""))
    }
  }

  private static func dictionary(_ generator: inout SeededGenerator, depth: Int) -> PlistNode {
    let position = SourcePosition(line: depth + 1, column: 1)
    let entries = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      PlistEntry(
        key: keys.randomElement(using: &generator) ?? "", keyPosition: position,
        value: node(&generator, depth: depth + 1))
    }
    return PlistNode(content: .dictionary(entries), position: position)
  }

  private static let odd: [PlistContent] = [
    .data([1]), .uid(1), .bigInteger("99999999999999999999"), .real(.nan),
  ]
}
