import Testing

@testable import Values

@Suite("Text as searching compares it")
struct SearchTextTests {
  @Test(
    "case, accents and compatibility forms do not count",
    arguments: [
      ("Ärger", "arger"), ("CAFÉ", "cafe"), ("cafe\u{301}", "cafe"), ("Straße", "strasse"),
      ("ﬁn", "fin"), ("Ｔｏｋｙｏ", "tokyo"), ("PLAIN text 1", "plain text 1"), ("上海", "上海"), ("", ""),
      ("İstanbul", "istanbul"),
    ])
  func folds(text: String, expected: String) {
    #expect(SearchText.folded(text) == expected)
  }
}
