import Patterns
import Testing

@Suite("While a pattern row is typed, three states are told apart")
struct TypingTests {
  static let phone = #"1[3-9]\d{9}"#
  static let email = "[^@ ]+@[^@ ]+"
  static let date = #"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])"#
  static let password = #"(?=.*\d)(?=.*[a-z]).{8,}"#

  @Test(
    "Complete",
    arguments: [
      (phone, "13800138000"), (email, "li@example.cn"), (date, "2024-02-29"),
      (password, "passw0rd"), ("a|ab|abc", "ab"), (#"\d+(\.\d{2})?"#, "12"),
      (#"^\d{3}$"#, "123"), (#"(?<=a)b|a(?<=a)b"#, "ab"), (#"(\w)\1"#, "aa"),
      (#"[\u4e00-\u9fa5]{2,4}"#, "张三"), ("a*", ""), (#"\bab\b"#, "ab"), (#"(?!0+$)\d{1,5}"#, "001"),
      (#".*"#, "e\u{301}"), (#"a(?!b)."#, "ac"),
    ])
  func complete(pattern: String, text: String) throws {
    #expect(try RowPattern(pattern).judge(typing: text) == .complete)
  }

  @Test(
    "Open",
    arguments: [
      (phone, ""), (phone, "1"), (phone, "1380013800"), (email, "li"), (email, "li@"),
      (date, "2024-1"), (date, "2024-02-3"), (password, "12345678"), (password, "abc"),
      ("abc|abd|x", "ab"), (#"\d+(\.\d{2})?"#, "12."), (#"\d+(\.\d{2})?"#, "12.5"),
      (#"^\d{3}$"#, "12"), (#"^\d{3}$|^\d{5}$"#, "1234"), (#"(\w)\1"#, "a"), (#"(\w\w)\1"#, "aba"),
      (#"[\u4e00-\u9fa5]{2,4}"#, "张"), (#"ab\b-c"#, "ab"), (#"a(?=b)b"#, "a"),
      (#"(?<=a)b|ab"#, "a"),
      ("(?>a+)b", "aa"), ("a++b", "aa"), (#"a\Rb"#, "a\r"), (#"a\Xb"#, "a"), ("a(?!b).", "a"),
      (#"(?(?=a)ab|cd)"#, "c"), ("(?:a|b(?1))(c)", "b"), (#"\p{Lu}{2}"#, "Ä"), ("[^a]{3}", "中"),
      ("(?<n>x)y(?&n)", "xy"), (#"a\z|ab"#, ""), (#"(?!.*(.)\1)\w{4}"#, "abc"),
    ])
  func open(pattern: String, text: String) throws {
    #expect(try RowPattern(pattern).judge(typing: text) == .open)
  }

  @Test(
    "Impossible, and where",
    arguments: [
      (phone, "2", 0), (phone, "12", 1), (phone, "138001380001", 11), (phone, "138-0", 3),
      (email, "li @", 2), (email, "li@a@b", 4), (date, "2024-13", 6), (date, "2024/", 4),
      ("a|ab|abc", "abd", 2), (#"\d+(\.\d{2})?"#, "12.345", 5), (#"^\d{3}$"#, "1234", 3),
      (#"(\w)\1"#, "ab", 1), (#"[\u4e00-\u9fa5]{2,4}"#, "张x", 1),
      (#"[\u4e00-\u9fa5]{2,4}"#, "一二三四五", 4), ("", "a", 0), ("a(?!b).", "ab", 1),
      ("中👨‍👩‍👧e\u{301}.", "中👨‍👩‍👧e\u{301}12", 4), ("a(*ACCEPT)b", "ab", 1), ("a++ab", "aab", 2),
    ])
  func impossible(pattern: String, text: String, at: Int) throws {
    #expect(try RowPattern(pattern).judge(typing: text) == .impossible(at: at))
  }

  @Test(
    "A lookahead that looks to the end does not hide what the rest rules out",
    arguments: [
      (#"(?=.*\d)[a-z0-9]{4,}"#, "ab-", 2), (#"(?!.*\s)\S{8,20}"#, "ab cd", 2),
      (#"(?!.*(.)\1)\w{4}"#, "abcde", 4),
      (#"^(?=.*[A-Z])(?=.*\d)[\w\p{Han}]{6,8}$"#, "Abcdefgh1", 8),
      (#"(?=[(\])]?.*x)\d(?i:a)"#, "1b", 1), (#"(?=(?:a|\)).*)[a)]+"#, "a)b", 2),
    ])
  func lookaheads(pattern: String, text: String, at: Int) throws {
    #expect(try RowPattern(pattern).judge(typing: text) == .impossible(at: at))
  }

  @Test("Case is ignored while typing too")
  func caseInsensitive() throws {
    let pattern = try RowPattern("[A-F]{2}é", options: .caseInsensitive)
    #expect(pattern.judge(typing: "ab") == .open)
    #expect(pattern.judge(typing: "abÉ") == .complete)
    #expect(pattern.judge(typing: "ag") == .impossible(at: 1))
  }

  @Test("A line break that ^ of multiline waits behind leaves the text open")
  func multiline() throws {
    let pattern = try RowPattern(#"^a$\n^b$"#, options: .multiline)
    #expect(pattern.judge(typing: "a\n") == .open)
    #expect(pattern.judge(typing: "a") == .open)
    #expect(pattern.judge(typing: "a\nc") == .impossible(at: 2))
  }

  @Test(
    "A few more characters are counted where trying finds them",
    arguments: [
      (phone, "138", 8, CompletionHint.CharacterClass.digit), (date, "2024-02-2", 1, .digit),
      (phone, "1", 10, .digit), ("[A-Z]{3}", "AB", 1, .letter), (#"\w{4}"#, "ab", 2, .character),
      (#"\d{17}[\dX]"#, "", 18, .digit), (#"[\u4e00-\u9fa5]{2,4}"#, "", 2, .letter),
    ])
  func hints(
    pattern: String, text: String, count: Int, characterClass: CompletionHint.CharacterClass
  ) throws {
    #expect(
      try RowPattern(pattern).completionHint(for: text)
        == CompletionHint(count: count, characterClass: characterClass))
  }

  @Test("No count is made up where a sign is missing or nothing is found")
  func noHint() throws {
    #expect(try RowPattern(Self.email).completionHint(for: "li") == nil)
    #expect(try RowPattern(#"1(-|\d\d)"#).completionHint(for: "1") == nil)
    #expect(try RowPattern(Self.phone).completionHint(for: "x") == nil)
  }
}
