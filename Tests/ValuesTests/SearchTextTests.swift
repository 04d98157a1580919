import Testing

@testable import Values

@Suite("Text as searching compares it")
struct SearchTextTests {
  @Test(
    "case, accents and compatibility forms do not count",
    arguments: [
      ("Ärger", "arger"), ("CAFÉ", "cafe"), ("cafe\u{301}", "cafe"), ("Straße", "strasse"),
      ("ﬁn", "fin"), ("Ｔｏｋｙｏ", "tokyo"), ("PLAIN text 1", "plain text 1"), ("上海", "上海"), ("", ""),
      ("İstanbul", "istanbul"), ("Łódź", "lodz"), ("Øre", "ore"), ("Đà Nẵng", "da nang"),
      ("ırmak", "irmak"), ("ẞ", "ss"), ("Ёлка", "елка"), ("Ὕδωρ", "υδωρ"), ("ᾳ", "α"),
      ("œuvre", "oeuvre"),
    ])
  func folds(text: String, expected: String) {
    #expect(SearchText.folded(text) == expected)
  }

  @Test(
    "marks of other letters are letters: vowel signs, voicing marks, nuktas, tone marks, points, hamzas",
    arguments: [
      ("करण", "किरण"), ("はは", "ばば"), ("ハン", "パン"), ("क", "क\u{93C}"), ("กา", "ก่า"),
      ("কর", "কার"), ("ש", "שׁ"), ("احمد", "أحمد"), ("=", "≠"), ("த", "தி"),
    ])
  func letters(one: String, other: String) {
    #expect(SearchText.folded(one) != SearchText.folded(other))
    #expect(!SearchText.hasAccents(one) && !SearchText.hasAccents(other))
  }

  @Test(
    "however a letter is composed, and its marks are ordered, it folds to the same",
    arguments: [
      ("が", "か\u{3099}"), ("ｶﾞ", "ガ"), ("أ", "ا\u{654}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
      ("ש\u{5C1}\u{5BC}", "ש\u{5BC}\u{5C1}"), ("ো", "ে\u{9BE}"), ("ớ", "o\u{301}\u{31B}"),
    ])
  func forms(one: String, other: String) {
    let folded = [one, other].map { Array(SearchText.folded($0).utf8) }
    #expect(folded[0] == folded[1])
  }

  @Test("a letter is not found in another one that is made of it", arguments: ["はば", "かが", "ハパ"])
  func insideOfLetters(pair: String) {
    let folded = SearchText.folded(pair).unicodeScalars
    #expect(folded.count == 2 && folded.first != folded.last)
  }

  @Test("accents are found, and kept with their letters")
  func accents() {
    for text in ["é", "Łódź", "ø", "đ", "ı"] { #expect(SearchText.hasAccents(text)) }
    #expect(SearchText.folded("ÉL", keepingCase: false, keepingAccents: true) == "él")
    #expect(SearchText.folded("ÉŁ", keepingCase: true, keepingAccents: false) == "EL")
  }

  @Test("a thousand marks on a letter are folded mark by mark")
  func manyMarks() {
    let marks = String(repeating: "\u{5C1}\u{5BC}", count: 500)
    #expect(SearchText.folded("ש" + marks).unicodeScalars.count == 1001)
    #expect(SearchText.folded("e" + String(repeating: "\u{301}", count: 1000)) == "e")
  }
}
