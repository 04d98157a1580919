import FormTesting
import Forms
import Lint
import Testing

@Suite("Paths that read like something else")
struct SuspiciousPathTests {
  @Test(
    "paths that read like something else are findings, unless they are quoted",
    arguments: [
      (#"displayValue = "{a+b}""#, true), (#"displayValue = "{sum(x)}""#, true),
      (#"displayValue = "{sum(items.price)}""#, true), ("valuePath = \"$.spec.name\"", true),
      ("valuePath = \"spec/name\"", true), ("valuePath = \"a + b\"", true),
      (#"displayValue = "-p *&a+b&*""#, true), (#"displayValue = "{\"a+b\"}""#, false),
      (#"valuePath = "\"spec/name\"""#, false), ("valuePath = \"/spec~1name/x\"", false),
      ("valuePath = \"/spec/name\"", false), ("valuePath = \"$ref\"", false),
      ("valuePath = \"price (net)\"", false), ("valuePath = \"first-name\"", false),
      ("valuePath = \"a.b[2].c\"", false), ("displayValue = \"{first} + {last}\"", false),
    ])
  func suspiciousPaths(keys: String, isFound: Bool) {
    let lines = FormFixture.lines(
      "( { key = X; \(keys); } )", checks: FormChecks.always + LintChecks.all)
    #expect(lines.contains { $0.contains("W206") } == isFound, "\(lines)")
    #expect(lines.count == (isFound ? 1 : 0), "\(lines)")
  }

  @Test("the form's own paths and titles are looked at as well")
  func suspiciousFormPaths() {
    let lines = FormFixture.lines(
      "{ recordsPath = \"$.items\"; title = \"{a+b}\"; recordTitle = \"{spec/name}\"; rows = ( { valuePath = a; } ); }",
      checks: FormChecks.always + LintChecks.all)
    #expect(lines.count == 3 && lines.allSatisfy { $0.contains("W206") }, "\(lines)")
  }
}
