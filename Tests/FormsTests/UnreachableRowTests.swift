import FormTesting
import Testing

@Suite("Rows that no record shows")
struct UnreachableRowTests {
  private func lines(section: String, row: String, rest: String = "") -> [String] {
    FormFixture.lines(
      """
      { sections = ({ identifier = s; hidden = "\(section)"; }, { identifier = t; });
        rows = ({ valuePath = a; section = s; hidden = "\(row)"; \(rest) },
                { valuePath = kind; section = t; }, { valuePath = open; valueType = bool; }); }
      """)
  }

  @Test(
    "A row that is hidden wherever its section is not is told, with both conditions",
    arguments: [
      ("kind == 'x'", "kind != 'x'"), ("kind != 'x'", "kind == 'x'"), ("open", "NOT open"),
      ("NOT (kind BEGINSWITH 'x')", "kind BEGINSWITH 'x'"),
      ("kind == 'x'", "kind != 'x' OR open"), ("kind != 'x'", "kind != 'y'"),
    ])
  func unreachable(section: String, row: String) {
    let lines = lines(section: section, row: row)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        "W305: row 1 \"A\": no record shows the row: its section \"s\" is hidden when \"\(section)\""
      )
        == true, "\(lines)")
    #expect(
      lines.first?.hasSuffix("; try another \"hidden\" for the row or for its section") == true)
  }

  @Test(
    "A row that some record shows is not",
    arguments: [
      ("kind == 'x'", "kind == 'x'"), ("kind == 'x'", "kind == 'y'"), ("open", "kind != 'x'"),
      ("kind == 'x'", "kind != 'x' AND open"), ("NOT open", "NOT open"),
    ])
  func reachable(section: String, row: String) {
    #expect(lines(section: section, row: row).isEmpty)
  }
}
