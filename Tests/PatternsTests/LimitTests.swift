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
    "Nested and neighbouring repetitions end soon",
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

  @Test(
    "Patterns of catastrophic shape are found",
    arguments: [
      "^(a+)+$", "(a|a)*", "(a|aa)+", #"(\w+\s?)*!"#, #"(x+x+)+y"#, "(.*)*=", #"^(\d+)*-$"#,
      #"^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z]+$"#,
      #"(?:\p{Han}+)+(甲)?(乙|\p{Han}+)*1"#,
      #"^AB(c+)+$"#,
    ])
  func slow(pattern: String) throws {
    #expect(try RowPattern(pattern).isSlow)
  }

  @Test(
    "Honest patterns are not called slow",
    arguments: [
      #"1[3-9]\d{9}"#, "[^@ ]+@[^@ ]+", #"\d{4}-\d{2}-\d{2}"#, #"(?=.*\d)(?=.*[a-z]).{8,}"#,
      #"[\u4e00-\u9fa5]{2,4}"#, #"\w+(\s\w+)*"#, #"(\d{1,3}\.){3}\d{1,3}"#, "", ".*",
      #"[a-z0-9]+(-[a-z0-9]+)*"#,
      #"https?://[^\s/]+(/[^\s]*)?"#, #"[\w.+-]+@[\w-]+(\.[\w-]+)+"#, #"\s*.*\s*"#,
    ])
  func honest(pattern: String) throws {
    #expect(try !RowPattern(pattern).isSlow)
  }
}
