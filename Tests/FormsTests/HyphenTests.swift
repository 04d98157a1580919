import FormTesting
import Testing

@Suite("Names that expressions read only in quotes")
struct HyphenTests {
  private static func lines(_ keys: String) -> [String] {
    FormFixture.lines(
      """
      ( { valuePath = "x-y"; valueType = number; }, { valuePath = "o.a-b-c"; },
        { valuePath = n; valueType = number; }, { valuePath = k; valueType = number; },
        { valuePath = "n-k"; valueType = number; }, { identifier = "my-row"; valuePath = z; },
        { valuePath = "\\"a.b\\".\\"c d\\""; },
        { key = Test; \(keys) } )
      """)
  }

  @Test(
    "A name with a hyphen is a difference, which is said where a row has the name",
    arguments: [
      ("hidden = \"x-y > 5\";", "x-y", "`x-y`"), ("formula = \"n * x-y\";", "x-y", "`x-y`"),
      ("formula = \"x-y-1\";", "x-y", "`x-y`"),
      ("hidden = \"n == 1 AND o.a-b-c == 'x'\";", "o.a-b-c", "o.`a-b-c`"),
    ])
  func differences(keys: String, name: String, meant: String) {
    let lines = Self.lines(keys).filter { $0.contains("W302") }
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains("reads \(name) as a difference, not as a name") == true, "\(lines)")
    #expect(lines.first?.hasSuffix("; try \(meant)") == true, "\(lines)")
  }

  @Test("That a number is no text is not said of a name that is read as a difference")
  func types() {
    let lines = Self.lines("hidden = \"n-k-o == 'x'\"; }, { valuePath = \"n-k-o\";")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("W302") == true, "\(lines)")
  }

  @Test("The same of a row's identifier")
  func identifier() {
    let lines = Self.lines("hidden = \"$my-row == 'x'\";")
    #expect(
      lines.contains { $0.contains("F302") && $0.contains("no row is called $my") }, "\(lines)")
    #expect(
      lines.contains {
        $0.contains("W302") && $0.contains("reads $my-row as a difference")
          && $0.hasSuffix("; try $`my-row`")
      }, "\(lines)")
  }

  @Test(
    "In quotes it is the name, and what has both rows is a difference",
    arguments: [
      "hidden = \"$\\\"a.b\\\".\\\"c d\\\" == 'x'\";", "hidden = \"`x-y` > 5\";",
      "hidden = \"$\\\"x-y\\\" > 5\";", "hidden = \"$`my-row` == 'x'\";",
      "hidden = \"o.`a-b-c` == 'x'\";", "formula = \"n-k\";", "formula = \"n - k\";",
      "hidden = \"n == 1 AND o.other == 'x-y'\";", "formula = \"n -k-1\";",
    ])
  func sound(keys: String) { #expect(Self.lines(keys) == []) }

  @Test("What is meant by a name that no row has is advised in quotes where it needs them")
  func advice() {
    let lines = Self.lines("hidden = \"$`my-rwo` == 'x'\";")
    #expect(lines.first?.contains("did you mean $`my-row`?") == true, "\(lines)")
  }
}
