import FormTesting
import Forms
import Testing
import Values

@Suite("Paths of expressions that no row has")
struct UnknownPathTests {
  @Test("Of hundreds the first ones are compared with those of the rows, each once")
  func many() throws {
    let types = RowTypes(
      try #require(FormFixture.decode("( { valuePath = amount; } )").form).rows)
    func meant(_ path: String) throws -> String? {
      types.path(meantBy: try ValuePath(path))?.description
    }
    #expect(try meant("amuont") == "amount")
    for number in 0..<300 { #expect(try meant("q\(number)") == nil) }
    #expect(try meant("amuont") == "amount", "it is known")
    #expect(try meant("amoutn") == nil, "there is an end to it")
  }
}
