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
                           { key = Low; valuePath = low; valueType = integer; rules = ( { predicate = "SELF < high"; } ); },
                           { key = High; valuePath = high; valueType = integer; },
                           { key = Kind; valuePath = kind; values = (tcp, udp); } ); }; }
      """, checks: FormChecks.always + LintChecks.all)
  }

  @Test(
    "What keeps the rules of the items' form is fine, though something is still to be filled in",
    arguments: [
      "{ port = 80; }", "{ port = 80; kind = udp; x = (1); }", "{}", "{ name = \"\"; }",
      "{ low = 5; }",
      "{ low = 5; high = 6; }",
    ])
  func kept(itemDefault: String) { #expect(Self.lines(itemDefault) == []) }

  @Test(
    "What breaks them is advised about, with the row and the reason",
    arguments: [
      (
        "{ port = 70000; }",
        "the new item breaks its form's rule maximumValue: Port: must be at most 65535"
      ),
      (
        "{ low = 5; high = 4; }",
        "the new item breaks its form's rule rules: Low: must hold: SELF < high"
      ),
      (
        "text",
        "the new item breaks its form's rule path: Name: the record is a text, not an object"
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

  @Test("The items of lists inside, and objects, are judged by their own forms, with their paths")
  func inside() {
    func lines(_ itemDefault: String) -> [String] {
      FormFixture.lines(
        """
        { rows = ( { valuePath = hosts; itemForm = host; itemDefault = \(itemDefault); } );
          forms = { host = ( { valuePath = name; }, { valuePath = ports; itemForm = port; },
                             { valuePath = place; segueIdentifier = place; } );
                    port = ( { valuePath = number; valueType = integer; maximumValue = 65535; required = YES; },
                             { valuePath = kind; required = YES; } );
                    place = ( { valuePath = floor; valueType = integer; } ); }; }
        """, checks: FormChecks.always + LintChecks.all)
    }
    #expect(lines("{ ports = ( { number = 80; }, {} ); place = { floor = 2; }; }") == [])
    let broken = lines(
      "{ ports = ( { number = 80; }, { number = 70000; } ); place = { floor = x; }; }")
    #expect(broken.count == 2, "\(broken)")
    #expect(
      broken.first?.contains(
        "the new item breaks its form's rule maximumValue: ports[1].number: must be at most 65535")
        == true, "\(broken)")
    #expect(broken.last?.contains("rule type: place.floor: ") == true, "\(broken)")
  }

  @Test("An item that is a value itself is called as its list is")
  func plainItem() {
    let lines = FormFixture.lines(
      "( { valuePath = a; itemForm = ( { valuePath = SELF; valueType = integer; maximumValue = 3; } ); itemDefault = 5; } )",
      checks: FormChecks.always + LintChecks.all)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("rule maximumValue: A: must be at most 3; ") == true, "\(lines)")
  }

  @Test("A default is not held against a rule about values that it does not decide")
  func defaultBetweenValues() {
    func lines(_ predicate: String) -> [String] {
      FormFixture.lines(
        "( { valuePath = low; valueType = integer; defaultValue = 5; rules = ( { predicate = \"\(predicate)\"; } ); }, { valuePath = high; valueType = integer; } )",
        checks: FormChecks.always + LintChecks.all)
    }
    #expect(lines("SELF < high") == [])
    #expect(lines("SELF < 3").count == 1)
    #expect(lines("low < 3").first?.contains("W402") == true)
  }
}
