import FormTesting
import Testing

@testable import Forms

@Suite("Paths of conditions that nearly are a row's")
struct ConditionPathTests {
  private func lines(_ form: String) -> [String] {
    FormFixture.decode(form).diagnostics.map(\.line)
  }

  @Test(
    "a slip is told, with the path that is meant",
    arguments: [
      ("rle != 'db'", "role", "rle"), ("Role == 'db'", "role", "Role"),
      ("tsl.enabled != true", "tls.enabled", "tsl.enabled"),
      ("tls.enabeld != true", "tls.enabled", "tls.enabeld"),
      ("adresses.@count > 0", "addresses", "adresses"),
      ("addreses[0].x == 1", "addresses[0].x", "addreses[0].x"),
    ])
  func slips(predicate: String, meant: String, written: String) {
    let found = lines(
      """
      ( { key = "A"; valuePath = a; hidden = "\(predicate)"; }, { valuePath = role; },
        { valuePath = tls.enabled; valueType = bool; }, 
        { valuePath = addresses; itemForm = { rows = ( { valuePath = x; } ); }; } )
      """)
    #expect(
      found == [
        "form.plist:1:40: warning W302: row 1 \"A\": \"hidden\": no row shows \(written); "
          + "found \"\(predicate)\"; try \(meant)"
      ])
  }

  @Test(
    "what records may have beside the rows is not looked at",
    arguments: [
      "b == 'x'", "kind == 'x'", "tls == nil", "tls.port == 1", "addresses[3].x == 1",
      "roles.x == 1",

      "@root.rle == 1", "@parent.rle == 1",
    ])
  func others(predicate: String) {
    #expect(
      lines(
        """
        ( { valuePath = a; hidden = "\(predicate)"; }, { valuePath = rolle; }, { valuePath = tls.enabled; },
          { valuePath = addresses; itemForm = { rows = ( { valuePath = x; } ); }; } )
        """) == [])
  }

  @Test("rules, sections and the form's own conditions are looked at, too")
  func everywhere() {
    let found = lines(
      """
      { readOnly = "statu == 'closed'"; rules = ( { predicate = "totl > 3"; } );
        sections = ( { identifier = s; hidden = "stats == 'x'"; } );
        rows = ( { valuePath = status; section = s; rules = ( { predicate = "SELF != 'x' OR Total > 3"; } ); },
          { valuePath = total; valueType = number; } ); }
      """)
    #expect(found.count == 4 && found.allSatisfy { $0.contains("W302") })
  }
}
