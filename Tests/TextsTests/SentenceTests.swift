import Testing
import Texts

@Suite("Sentences")
struct SentenceTests {
  @Test("count in English with the right number of the noun")
  func plurals() {
    let english = Language.english.texts
    #expect(english.moreDigits(1) == "1 more digit")
    #expect(english.moreDigits(2) == "2 more digits")
    #expect(english.listHasOnly(0) == "the list has only 0 items")
    #expect(
      english.takesFractionDigits(atMost: 1, found: 3).hasPrefix("takes at most 1 digit after"))
    #expect(english.noneHas("a", recordCount: 1, nearest: nil) == "the record has no a")
    #expect(
      english.noneHas("a", recordCount: 2, nearest: "b")
        == "none of the first 2 records has a; did you mean b?")
  }

  @Test("have no plural in Chinese")
  func chinese() {
    let chinese = Language.chinese.texts
    #expect(chinese.moreDigits(1) == "还需 1 位数字")
    #expect(chinese.moreDigits(2) == "还需 2 位数字")
  }

  @Test("are carried without a language, and are equal if they say the same")
  func carried() {
    let sentence = Sentence { $0.mustBeAtLeast("5") }
    #expect(sentence.text(in: Language.english.texts) == "must be at least 5")
    #expect(sentence.text(in: Language.chinese.texts) == "不得小于 5")
    #expect(sentence == Sentence { $0.mustBeAtLeast("5") })
    #expect(sentence != Sentence { $0.mustBeAtLeast("6") })
  }
}
