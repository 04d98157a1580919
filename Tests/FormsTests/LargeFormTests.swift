import FormTesting
import Testing

@testable import Forms

/// These took minutes when the work was the square of what is in the form.
@Suite("Forms of very many rows, rules and forms are decoded")
struct LargeFormTests {
  private static let count = 20_000

  @Test("Rows of one path get the identifiers that are free, in order")
  func duplicates() {
    let rows = Array(repeating: "{ valuePath = a; }", count: Self.count)
    let given = "{ identifier = \"a#3\"; valuePath = b; }"
    let form = FormFixture.decode(
      "( \(given), \(rows.joined(separator: ",\n")) )", checks: []
    ).form
    let identifiers = form?.rows.map(\.identifier) ?? []
    #expect(Array(identifiers.prefix(5)) == ["a#3", "a", "a#2", "a#4", "a#5"])
    #expect(identifiers.last == "a#\(Self.count + 1)")
    #expect(Set(identifiers).count == Self.count + 1)
  }

  @Test("Rules mark the rows that they list, else the first that they read")
  func rules() {
    let rules = (0..<Self.count).map { index in
      let rows = index % 2 == 0 ? " rows = (r\(index));" : ""
      return "{ predicate = \"$r\(Self.count - 1 - index) > 1 and r\(index) > 1\";\(rows) }"
    }
    let rows = (0..<Self.count).map { "{ valuePath = r\($0); }" }
    let form = FormFixture.decode(
      """
      { rules = ( \(rules.joined(separator: ",\n")) ); rows = ( \(rows.joined(separator: ",\n")) ); }
      """, checks: []
    ).form
    #expect(form?.rows.map(\.predicateRules.count).reduce(0, +) == Self.count)
    // Its own rule lists it; the last one reads it and the last row, and lists none.
    #expect(form?.rows.first?.predicateRules.count == 2)
    #expect(form?.rows.last?.predicateRules.count == 0)
  }

  @Test("Forms that open the next one are no circle until the last opens the first")
  func forms() {
    func lines(_ last: String) -> [String] {
      let count = 3_000
      let forms = (0..<count).map {
        "f\($0) = ( { valuePath = r; segueIdentifier = f\($0 + 1); } );"
      }
      return FormFixture.lines(
        """
        { rows = ( { valuePath = a; segueIdentifier = f0; } );
          forms = { \(forms.joined(separator: "\n")) f\(count) = ( { valuePath = z; \(last) } ); }; }
        """, checks: [CycleCheck.self])
    }
    #expect(lines("") == [])
    #expect(lines("segueIdentifier = f0;") == [])
  }
}
