import Patterns
import Testing

@Suite("Patterns that explode are found before they do")
struct SlowPatternTests {
  @Test(
    "A pattern that explodes is found, with a text that proves it",
    arguments: SlowPatternCorpus.explosive)
  func explosive(source: String) throws {
    let pattern = try RowPattern(source)
    let sample = try #require(pattern.slowSample(), "\(source)")
    #expect(sample.length <= 256)
    let room = sample.length - sample.prefix.count - sample.ending.count
    let pieces = String(repeating: sample.piece, count: room / sample.piece.count)
    #expect(pattern.matches(sample.prefix + pieces + sample.ending) == .notJudged)
  }

  @Test("A validator of everyday use is not called slow", arguments: SlowPatternCorpus.harmless)
  func harmless(source: String) throws {
    let sample = try RowPattern(source).slowSample()
    #expect(sample == nil, "\(source)")
  }

  @Test("The corpus is large, and nothing in it is given twice")
  func corpus() {
    for patterns in [SlowPatternCorpus.explosive, SlowPatternCorpus.harmless] {
      #expect(patterns.count >= 80)
      #expect(Set(patterns).count == patterns.count)
    }
  }

  @Test("A length limit that leaves no room to explode is honored")
  func shortTexts() throws {
    #expect(try RowPattern("^(a+)+$").slowSample(upTo: 10) == nil)
    #expect(try RowPattern("^(a+)+$").slowSample(upTo: 40) != nil)
    #expect(try RowPattern("a*a*a*a*b").slowSample(upTo: 30) == nil)
  }

  @Test("Patterns that can't be taken apart are tried with guesses")
  func guesses() throws {
    #expect(try RowPattern("(?x) ^ ( a + ) + $").slowSample() != nil)
    #expect(try RowPattern("^(?<n>a+)+(?&n)$").slowSample() != nil)
    #expect(try RowPattern("(?(?=a)b|c)").slowSample() == nil)
  }

  @Test("Options count: what explodes in one case only does so where case doesn't count")
  func options() throws {
    #expect(try RowPattern("^(a|A)+$").slowSample() == nil)
    #expect(try RowPattern("^(a|A)+$", options: .caseInsensitive).slowSample() != nil)
  }

  @Test(
    "Nested groups and large counts are given up, or found with a short text",
    arguments: [
      String(repeating: "(", count: 240) + "a" + String(repeating: ")?", count: 240),
      "(?:[a-z]{1,200}[0-9]{1,200}){1,20}", String(repeating: "[a-z]*", count: 400),
    ])
  func large(source: String) throws {
    #expect(try RowPattern(source).slowSample().map { $0.length <= 256 } ?? true)
  }
}
