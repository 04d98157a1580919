import Foundation
import Testing

@Suite("A kind of cell is known to its own file")
struct KindNameTests {
  @Test(
    "no target but Cells compares or sets the name of a kind",
    arguments: ["Forms", "Rules", "Lint", "Queries", "FormEditor", "formview"])
  func kindsAreNotNamed(target: String) throws {
    let kinds = try SourceFiles.names(in: "Cells/Kinds")
    #expect(kinds.contains("NumberCell"))
    for file in try SourceFiles.texts(of: target) {
      for kind in kinds where file.text.contains("\"\(kind)\"") {
        Issue.record("\(file.name) names \(kind); let CellDeclaration say it")
      }
    }
  }
}
