import Patterns
import Testing

@Suite("No pattern can freeze the program")
struct LimitTests {
  static let explosion = String(repeating: "a", count: 5_000) + "b"

  @Test("A pattern that explodes is not judged, neither stored nor typed")
  func explosion() throws {
    let pattern = try RowPattern("^(a+)+$")
    #expect(pattern.matches(Self.explosion) == .notJudged)
    #expect(pattern.judge(typing: Self.explosion) == .notJudged)
    #expect(pattern.matches(String(Self.explosion.dropLast())) == .match)
  }

  @Test(
    "Nested and neighboring repetitions end soon",
    arguments: [
      ("(a|a)*c", "a"), ("(a|aa)+c", "a"), (#"(\w+\s?)*!"#, "a"), ("a*a*a*a*a*a*a*a*c", "a"),
      (#"(.*)*\d"#, "x"), (#"(?:\p{L}+)+$"#, "中"), (#"^(([a-z])+.)+[A-Z]([a-z])+$"#, "a"),
    ])
  func attacks(pattern: String, piece: String) throws {
    let pattern = try RowPattern(pattern)
    let text = String(repeating: piece, count: 5_000) + "\u{1}"
    #expect(pattern.matches(text) != .match)
    let typing = pattern.judge(typing: text)
    #expect(typing != .complete)
  }

  @Test("A long text that matches is a match, not too much work")
  func longText() throws {
    let text = String(repeating: "word 词 ", count: 20_000)
    #expect(try RowPattern(#"(?:\w+ )*"#).matches(text) == .match)
    #expect(try RowPattern(#"(a|b)*"#).matches(String(repeating: "ab", count: 20_000)) == .match)
  }

  @Test("A pattern can lower its own limit, not raise it")
  func ownLimit() throws {
    let text = String(repeating: "a", count: 16) + "b"
    #expect(try RowPattern("(*LIMIT_MATCH=1000)(a+)+").matches(text) == .notJudged)
    #expect(try RowPattern("(a+)+").matches(text) == .mismatch)
    #expect(
      try RowPattern("(*LIMIT_MATCH=4000000000)(a+)+").matches(Self.explosion) == .notJudged)
  }

}
