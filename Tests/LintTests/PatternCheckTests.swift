import Testing

@Suite("Patterns that take too long, or that the keyboard or the content does not fit")
struct PatternCheckTests {
  @Test(
    "A pattern that explodes is told with a text that shows it",
    arguments: ["^(a+)+$", "([a-z]+)*", "(x+x+)+y", "(?:[0-9]+,?)+;", "(.*)*="])
  func slow(pattern: String) {
    let lines = LintFixture.lines("regex = \"\(pattern)\";")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("warning W405: row 1 \"A\": the pattern takes too long") == true)
  }

  @Test(
    "Everyday patterns are not called slow",
    arguments: [
      "[^@ ]+@[^@ ]+", "[a-z]+(-[a-z]+)*", "\\\\d{3}-\\\\d{4}", "https?://[^ ]+",
      "[A-Z]{2}[0-9]{2}.*",
      "(?:[0-9]{1,3}\\\\.){3}[0-9]{1,3}", "\\\\+?[0-9 ()-]{5,20}", "\\\\w+\\\\s*=\\\\s*\\\\w+",
    ])
  func fast(pattern: String) { #expect(LintFixture.lines("regex = \"\(pattern)\";") == []) }

  @Test("A literal that the keyboard refuses is told")
  func keyboardLiteral() {
    #expect(
      LintFixture.lines("keyboardType = numberPad; regex = \"[0-9]{3}-[0-9]{4}\";") == [
        "1:55: warning W404: row 1 \"A\": the pattern needs \"-\", which the keyboard numberPad refuses; "
          + "try another keyboardType"
      ])
  }

  @Test("A pattern that no key of the keyboard can begin is told")
  func keyboardStart() {
    #expect(
      LintFixture.lines("keyboardType = phonePad; regex = \"[a-z]+\";") == [
        "1:54: warning W404: row 1 \"A\": no matching text begins with a character that the keyboard "
          + "phonePad takes; try another keyboardType"
      ])
  }

  @Test("A default that could not be typed is told")
  func keyboardDefault() {
    #expect(
      LintFixture.lines("keyboardType = emailAddress; defaultValue = \"a b\";") == [
        "1:65: warning W404: row 1 \"A\": the keyboard emailAddress refuses \" \" of the default; "
          + "found \"a b\"; try another keyboardType"
      ])
  }

  @Test(
    "What the keyboard can type is not told",
    arguments: [
      "keyboardType = phonePad; regex = \"\\\\+?[0-9 -]+\";",
      "keyboardType = numberPad; regex = \"[0-9]+|none\";",
      "keyboardType = numberPad; regex = \"(x-)?[0-9]{4}\";",
      "keyboardType = decimalPad; regex = \"[0-9]+\\\\.[0-9]{2}\";",
      "keyboardType = emailAddress; regex = \"[^@ ]+@[^@ ]+\";",
      "keyboardType = numberPad; regex = \"-?[0-9]+\";",
    ])
  func keyboardFits(keys: String) { #expect(LintFixture.lines(keys) == []) }

  @Test(
    "A pattern that no text of the row's content matches is told",
    arguments: [
      ("textContentType = emailAddress; regex = \"[a-z.]+\";", "nothing that matches has \"@\""),
      (
        "textContentType = URL; regex = \"[a-z]+\";",
        "nothing that matches has one of \":\", \".\", \"/\""
      ),
      (
        "textContentType = telephoneNumber; regex = \"\\\\D{3,}\";",
        "nothing that matches has a digit"
      ),
      (
        "textContentType = creditCardNumber; regex = \"[a-z]+\";",
        "nothing that matches has a digit"
      ),
      ("textContentType = telephoneNumber; regex = \"[a-z]+\";", "the keyboard phonePad takes"),
      ("textContentType = emailAddress; regex = \"[a-z]+@corp\\\\.example\";", nil),
      ("textContentType = emailAddress; regex = \"(?=.*x)[^ ]+\";", nil),
      ("textContentType = emailAddress; regex = \"[a-z]+\"; regexMatch = partial;", nil),
      ("textContentType = URL; regex = \"https?://.*\";", nil),
      ("textContentType = telephoneNumber; regex = \"\\\\+?[0-9 ]+\";", nil),
      ("textContentType = postalCode; regex = \"[A-Z]+\";", nil),
    ])
  func contents(keys: String, words: String?) {
    let lines = LintFixture.lines(keys)
    #expect(lines.isEmpty == (words == nil), "\(lines)")
    guard let words else { return }
    #expect(
      lines.allSatisfy { $0.contains("W404") } && lines.contains { $0.contains(words) }, "\(lines)")
  }
}
