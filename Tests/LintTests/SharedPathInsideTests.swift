import FormTesting
import Forms
import Lint
import Testing

@Suite("Rows that edit the path of a row of the form that opens theirs")
struct SharedPathInsideTests {
  private func lines(_ outer: String, _ inner: String, opening: String = "") -> [String] {
    FormFixture.lines(
      """
      { rows = ( { valuePath = name; \(outer) }, { key = More; segueIdentifier = more; \(opening) } );
        forms = { more = ( { valuePath = name; \(inner) }, { valuePath = note; } ); }; }
      """, checks: FormChecks.always + LintChecks.all
    ).filter { $0.contains("W205") }
  }

  @Test("They are reported where both can be edited for one record")
  func reported() {
    let expected =
      "2:36: warning W205: form \"more\" row 1 \"Name\": row 1 \"Name\" of the form that opens this one "
      + "edits the same path; found \"name\"; try readOnly = YES for one of them"
    #expect(lines("", "") == [expected])
    #expect(lines("", "hidden = \"note == 'x'\";") == [expected])
  }

  @Test(
    "They are not where one of them can't be edited, where the outer one comes and goes, or inside another object",
    arguments: [
      ("readOnly = YES;", "", ""), ("", "readOnly = YES;", ""), ("", "hidden = YES;", ""),
      ("hidden = \"note == 'x'\";", "", ""), ("", "", "valuePath = more;"),
      ("formula = \"1\";", "", ""),
    ])
  func silent(outer: String, inner: String, opening: String) {
    #expect(lines(outer, inner, opening: opening) == [])
  }

  @Test("A row of another file is reported there, and a row that both include is not")
  func files() {
    func found(_ text: String) -> [String] {
      FormFixture.decode(
        text,
        beside: [
          "more.plist": "( { valuePath = name; } )",
          "both.plist": "{ includes = (more); rows = ( { valuePath = note; } ); }",
        ], checks: FormChecks.always + LintChecks.all
      ).diagnostics.map(\.line).filter { $0.contains("W205") }
    }
    let outer = "( { valuePath = name; }, { key = More; segueIdentifier = more; } )"
    #expect(found(outer).count == 1)
    #expect(found(outer).first?.hasPrefix("more.plist:1:17: warning W205: ") == true)
    #expect(
      found("{ includes = (more); rows = ( { key = More; segueIdentifier = both; } ); }") == [])
  }
}
