import Testing

@testable import Expressions

@Suite("The words of expressions, for those who ask what there is")
struct ExpressionVocabularyTests {
  @Test(
    "Operators are known as they are written, in each of their notations",
    arguments: ["==", "=", "!=", "<>", "&&", "between", "MATCHES", "ANY", "and", "/"])
  func operators(name: String) {
    #expect(ExpressionVocabulary.names(name))
  }

  @Test("What begins with @ is known", arguments: ["@root", "@parent", "@index"])
  func specialNames(name: String) {
    #expect(ExpressionVocabulary.beginnings.contains(name))
  }
}
