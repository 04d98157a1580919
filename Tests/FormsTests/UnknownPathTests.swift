import FormTesting
import Forms
import Testing
import Values

@Suite("Paths of expressions that no row has")
struct UnknownPathTests {
  @Test(
    "A function without its parentheses is a path that no row has",
    arguments: [
      ("hidden = \"a < today\";", "today()"), ("formula = \"dateAdd(today, 1)\";", "today()"),
      ("rules = ({ predicate = \"SELF < now\"; });", "now()"),
      ("colorRules = ({ predicate = \"a < now\"; color = red; });", "now()"),
      ("maximumValue = today;", "today()"), ("hidden = \"a < today()\";", nil),
      ("hidden = \"a < length\";", nil),
    ])
  func functions(keys: String, call: String?) {
    let lines = FormFixture.lines("( { valuePath = a; cellIdentifier = DateCell; \(keys) } )")
    #expect(lines.count == (call == nil ? 0 : 1), "\(lines)")
    if let call { #expect(lines.first?.hasSuffix("; try \(call)") == true, "\(lines)") }
    let shown = FormFixture.lines(
      "( { valuePath = a; valueType = any; \(keys) }, { valuePath = today; }, { valuePath = now; } )"
    )
    #expect(!shown.contains { $0.contains("()") }, "\(shown)")
  }

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
