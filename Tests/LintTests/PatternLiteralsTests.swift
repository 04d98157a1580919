import Testing

@testable import Lint

@Suite("Literals of a pattern") struct PatternLiteralsTests {
  @Test(
    "Only what every match holds is told",
    arguments: [
      ("a-b", "a-b"), ("a?b*c+", "c"), ("(a)b", "b"), ("[abc]d", "d"), ("[]a]b", "b"),
      ("[^]a]b", "b"), ("[[:alpha:]x]b", "b"), ("a{0,2}b", "b"), ("x{2}", ""), ("a|b", ""),
      ("(a|b)c", "c"), ("\\d\\.\\w", "."), ("\\Qa|b\\E", ""), ("(?i)ab", ""), ("(?<n>a)b", "b"),
      ("^a$", "a"), ("\\x41b", ""), ("a\\?b", "a?b"), ("", ""), ("(*UTF)a", ""),
    ])
  func literals(pattern: String, literals: String) {
    #expect(String(PatternLiterals.required(in: pattern)) == literals)
  }
}
