import FormTesting
import Forms
import Lint
import Testing

@Suite("What new items begin with")
struct ItemDefaultTests {
  private static func lines(_ itemDefault: String) -> [String] {
    FormFixture.lines(
      """
      { rows = ( { valuePath = a; itemForm = port; itemDefault = \(itemDefault); } );
        forms = { port = ( { valuePath = name; required = YES; },
                           { key = Port; valuePath = port; valueType = integer; maximumValue = 65535; },
                           { key = Kind; valuePath = kind; values = (tcp, udp); } ); }; }
      """, checks: FormChecks.always + LintChecks.all)
  }

  @Test(
    "What keeps the rules of the items' form is fine, though something is still to be filled in",
    arguments: ["{ port = 80; }", "{ port = 80; kind = udp; x = (1); }", "{}"])
  func kept(itemDefault: String) { #expect(Self.lines(itemDefault) == []) }

  @Test(
    "What breaks them is advised about, with the row and the reason",
    arguments: [
      (
        "{ port = 70000; }",
        "the new item breaks its form's rule maximumValue: Port: must be at most 65535"
      ),
      (
        "{ kind = icmp; }",
        "the new item breaks its form's rule choice: Kind: \"icmp\" is not among the choices"
      ),
    ])
  func broken(itemDefault: String, message: String) {
    let lines = Self.lines(itemDefault)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("warning W402: row 1 \"A\": \(message)") == true, "\(lines)")
  }
}
