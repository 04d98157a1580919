import FormTesting
import Forms
import Lint
import Testing

@Suite("Choices with equal titles")
struct ChoiceTitleTests {
  private static func lines(_ keys: String, file: String = "[]") -> [String] {
    FormFixture.decode(
      "{ choiceLists = { l = ( { value = 1; title = X; }, { value = 2; title = X; } ); }; "
        + "rows = ( { valuePath = a; \(keys) } ); }",
      beside: ["c.json": file, "c.csv": "value,title\n1,X\n2,X\n"],
      checks: FormChecks.always + LintChecks.all
    ).diagnostics.map { $0.file == "form.plist" ? String($0.line.dropFirst(11)) : $0.line }
      // The list that a row does not name.
      .filter { !$0.contains("W108: \"l\"") }
  }

  @Test(
    "They are advised about at the second title, wherever the titles come from",
    arguments: [
      ("values = (a, b, c); titles = (X, Y, X);", "1:146:", "X"),
      ("choices = ( { value = 1; title = X; }, { value = 2; title = X; } );", "1:170:", "X"),
      ("choices = ( { value = 1; title = X; }, X );", "1:149:", "X"),
      ("choicesFrom = l;", "1:52:", "X"),
      ("choicesFrom = \"file:c.json\";", "c.json:1:40:", "X"),
      ("choicesFrom = \"file:c.json\"; choiceTitle = \"{n}\";", "c.json:1:40:", "N"),
      ("choicesFrom = \"file:c.csv\";", "c.csv:3:1:", "X"),
      (
        "choices = ( { value = 1; title = X; n = N; }, { value = 2; title = Y; n = N; } ); choiceTitle = \"{n}\"; displaySortedByTitle = YES;",
        "1:177:", "N"
      ),
    ])
  func reported(keys: String, position: String, title: String) {
    let file =
      #"[{"value": 1, "title": "X", "n": "N"}, {"value": 2, "title": "X", "n": "N"}, {"value": 3, "title": "X", "n": "N"}]"#
    let lines = Self.lines(keys, file: file)
    #expect(
      lines == [
        "\(position) warning W503: row 1 \"A\": two choices have the same title; found \"\(title)\"; try titles that differ"
      ])
  }

  @Test("What a title shows is something that the choices have, or what they are in has")
  func tokens() {
    let file =
      #"{"name": "Europe", "cities": [{"value": 1, "name": "Oslo"}, {"value": 2, "name": "Rome"}]}"#
    let from = "choicesFrom = \"file:c.json#cities\"; choiceTitle = "
    #expect(Self.lines(from + "\"{name} {value}\";", file: file).isEmpty)
    let lines = Self.lines(from + "\"{name} ({nmae})\";", file: file)
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasSuffix(
        "W302: row 1 \"A\": \"choiceTitle\": no choice has nmae; found \"{nmae}\"; try name, title, value"
      )
        == true, "\(lines)")
  }

  @Test("So is a title that is that of no value")
  func nullTitle() {
    let lines = Self.lines("values = (a, b); nullTitle = a;")
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("W503: row 1 \"A\": \"nullTitle\" is also the title of a choice")
        == true,
      "\(lines)")
  }

  @Test(
    "Choices that are not offered together, and short titles, may be equal",
    arguments: [
      "values = (a, b); titles = (X, Y); shortTitles = (Z, Z);",
      "choicesFrom = l; choiceFilter = \"choice.value == b\";",
      "choices = ( { value = 1; title = X; hidden = \"b == 1\"; }, { value = 2; title = X; hidden = \"b != 1\"; } );",
    ])
  func separate(keys: String) {
    #expect(Self.lines(keys) == [])
  }
}
