import Cells
import FormTesting
import JSONText
import SourceText
import Testing
import Texts
import TextsTesting

@testable import Forms

@Suite("A kind of cell says which rows it shows")
struct CellTableTests {
  /// The kinds that there are, and one more, as its own file would declare it.
  private static let cells =
    FormFixture.cells + [
      CellDeclaration(
        name: "StarsCell", valueType: .integer, keys: ["currencyCode"],
        claims: [.keys(["currencyCode"], rank: 0)], synonyms: "stars rating",
        summary: { _ in "A rating in stars." })
    ]

  private static func decode(_ row: String) -> DecodedForm {
    FormDecoder(cells: cells).decode(
      SourceText(name: "f.plist", text: "( { key = A; valuePath = a; \(row) } )"))
  }

  @Test("A new kind shows the rows that it claims, without a line elsewhere")
  func claims() throws {
    let row = try #require(Self.decode("currencyCode = EUR;").form?.rows.first)
    #expect(row.cellIdentifier == "StarsCell")
    #expect(row.valueType == .integer)
  }

  @Test("What other systems call it leads to it")
  func synonyms() {
    let advice = Self.decode("cellIdentifier = RatingRow;").diagnostics.first?.advice
    #expect(advice == "\"StarsCell\"")
  }

  @Test("The reference lists it with its claim")
  func reference() {
    let reference = FormReference(cells: Self.cells, texts: Language.english.texts)
    #expect(reference.markdown.contains("9. `currencyCode`: `StarsCell`."))
  }

  @Test("Every type, and every row that no kind claims otherwise, has a kind")
  func nothingIsLeftOut() {
    let table = FormFixture.table
    for type in ValueType.allCases { #expect(table.kind(claiming: .type(type)) != nil, "\(type)") }
    #expect(table.indexOfRest != nil)
    #expect(table.kind(claiming: .noSingleValue)?.traits.contains(.readOnly) == true)
  }

  @Test("No two kinds make the same claim, or claim keys at the same rank")
  func claimsAreUnique() {
    var seen: Set<RowClaim> = []
    var ranks: Set<Int> = []
    for (claim, _) in FormFixture.table.claims {
      #expect(seen.insert(claim).inserted, "\(claim)")
      if case .keys(_, let rank) = claim { #expect(ranks.insert(rank).inserted, "\(claim)") }
    }
  }
}
