import FormTesting
import Forms
import Testing

@testable import Lint

@Suite("Rules of a row that exclude each other")
struct ExclusiveRulesTests {
  private func lines(_ row: String) -> [String] {
    FormFixture.lines("( { valuePath = a; \(row) } )", checks: FormChecks.always + LintChecks.all)
  }

  @Test(
    "No text of the allowed length matches the pattern",
    arguments: [
      (
        "regex = \"[0-9]{6}\"; maximumLength = 5;",
        "what \"regex\" matches has at least 6 characters, and \"maximumLength\" is 5"
      ),
      (
        "regex = \"(ab|cde)+x?\"; maximumLength = 1;",
        "what \"regex\" matches has at least 2 characters, and \"maximumLength\" is 1"
      ),
      (
        "regex = \"^[A-Z]{2,4}\\\\.?$\"; minimumLength = 6;",
        "what \"regex\" matches has at most 5 characters, and \"minimumLength\" is 6"
      ),
      (
        "regex = \"\\\\w{1,3}\"; minimumLength = 4;",
        "what \"regex\" matches has at most 3 characters, and \"minimumLength\" is 4"
      ),
      (
        "regex = \"[0-9]{6}\"; regexMatch = partial; maximumLength = 5;",
        "what \"regex\" matches has at least 6 characters, and \"maximumLength\" is 5"
      ),
    ])
  func lengths(row: String, message: String) {
    let lines = lines(row)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("warning W403: row 1 \"A\": \(message); ") == true, "\(lines)")
    #expect(lines.first?.hasSuffix("; try another length, or another pattern") == true, "\(lines)")
  }

  @Test(
    "No text is as long as the mask, or as a value that is required",
    arguments: [
      (
        "inputMask = \"99\"; minimumLength = 3;",
        "what fills \"inputMask\" has 2 characters, which \"minimumLength\" refuses"
      ),
      ("inputMask = \"99-99\"; maximumLength = 3;", "has 4 characters"),
      ("inputMask = \"99-99\"; storesMask = YES; maximumLength = 4;", "has 5 characters"),
      (
        "maximumLength = 0; required = YES;",
        "\"required\" asks for a text, and \"maximumLength\" takes only the empty one"
      ),
    ])
  func masks(row: String, message: String) {
    let lines = lines(row)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("warning W403") == true, "\(lines)")
    #expect(lines.first?.contains(message) == true, "\(lines)")
    #expect(self.lines("inputMask = \"99-99\"; minimumLength = 4; maximumLength = 4;").isEmpty)
    #expect(self.lines("maximumLength = 0;").isEmpty)
  }

  @Test(
    "Where some text keeps both, or that is not plain to see, nothing is said",
    arguments: [
      "regex = \"[0-9]{6}\"; maximumLength = 6; minimumLength = 6;",
      "regex = \"[0-9]*\"; maximumLength = 1; minimumLength = 1;",
      "regex = \"[0-9]{2}\"; regexMatch = partial; minimumLength = 8;",
      // A letter and what combines with it are one character.
      "regex = \"a.{3}\"; maximumLength = 1;", "regex = \"[^x]{3}\"; maximumLength = 1;",
      "regex = \"\\\\w{3}\"; maximumLength = 1;", "regex = \"e\u{301}\"; maximumLength = 1;",
      "regex = \"(?=.{8})abc\"; minimumLength = 8;", "regex = \"(.)\\\\1\"; minimumLength = 2;",
      "regex = \"\\\\p{L}\"; minimumLength = 2;", "regex = \"(?i)ab\"; minimumLength = 3;",
      "regex = \"\\\\Qa{9}\\\\E\"; maximumLength = 6;", "regex = \"a{,3}\"; maximumLength = 3;",
      "regex = \"[[:digit:]]{3}\"; maximumLength = 2;",
    ])
  func silence(row: String) { #expect(lines(row).filter { $0.contains("W403") } == []) }

  @Test("More choices are wanted than there are")
  func selection() {
    let several = "cellIdentifier = MultiChoiceCell; minimumSelection = 3;"
    let lines = lines("\(several) values = (x, y);")
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains(
        "W403: row 1 \"A\": \"minimumSelection\" is above the number of choices, which is 2; "
          + "found 3; try at most 2") == true, "\(lines)")
    for choices in [
      "values = (x, y, z);", "values = (x, y); allowsOtherValue = YES;",
      "choicesFrom = \"path:b\";",
    ] {
      #expect(self.lines("\(several) \(choices)") == [], "\(choices)")
    }
  }
}
