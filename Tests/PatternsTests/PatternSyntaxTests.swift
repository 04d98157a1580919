import Patterns
import Testing
import TextsTesting

@Suite("A pattern that does not compile says where, as its author counts")
struct PatternSyntaxTests {
  private func offset(_ pattern: String, _ options: PatternOptions = []) -> Int? {
    do throws(PatternSyntaxError) {
      _ = try RowPattern(pattern, options: options)
      return nil
    } catch {
      return error.offset
    }
  }

  @Test("The offset counts characters, not bytes")
  func characters() {
    #expect(offset("ab)") == 2)
    #expect(offset("姓名)") == 2)
    #expect(offset("😀😀)") == 2)
    #expect(offset("(姓") == 2)
  }

  @Test("An escape that is spelled anew for the engine does not shift the offset")
  func escapes() {
    #expect(offset(#"\u4e00)"#) == 6)
    #expect(offset(#"\u4e00\u9fa5姓)"#) == 13)
    #expect(offset(#"\ud83d\ude00)"#) == 12)
    #expect(offset(#"\U0001F600)"#) == 10)
    #expect(offset(#"[\u4e00-\u4dff]"#) == 14)
  }

  @Test("The multiline option does not shift the offset")
  func multiline() {
    #expect(offset("ab)", .multiline) == 2)
    #expect(offset("(*UTF)ab)", .multiline) == 8)
  }

  @Test("A parenthesis cannot break out of the whole match")
  func breakingOut() {
    #expect(offset("a)|(b") == 1)
  }

  @Test("The message is in words")
  func message() {
    #expect(throws: PatternSyntaxError(offset: 1, message: "missing closing parenthesis")) {
      try RowPattern("(")
    }
  }

  @Test(
    "What cannot be bounded or judged is refused",
    arguments: [(#"a\Cb"#, 3), ("ab(?C1)", 7), ("(?C)a", 4)])
  func refused(pattern: String, at: Int) {
    #expect(offset(pattern) == at)
  }

  @Test(
    #"\u and \U name a character, also in classes"#,
    arguments: [
      (#"\u0041"#, "A"), (#"[\u0041-\u0043]"#, "B"), (#"\ud83d\ude00"#, "😀"), (#"\U0001F600"#, "😀"),
      (#"\x{4e00}"#, "一"), (#"\\\u0041"#, #"\A"#), (#"\cA\u0041"#, "\u{1}A"),
    ])
  func named(pattern: String, text: String) throws {
    #expect(try RowPattern(pattern).matches(text) == .match)
  }

  @Test(
    #"An escaped backslash before u0041 and a quotation mean what they say"#,
    arguments: [
      (#"\\u0041"#, #"\u0041"#), (#"\Q\u0041\E"#, #"\u0041"#), (#"\Q\u0041"#, #"\u0041"#),
      (#"\Qa\E\u0041"#, "aA"), (#"[\\u0041]+"#, #"\u01"#),
    ])
  func literal(pattern: String, text: String) throws {
    #expect(try RowPattern(pattern).matches(text) == .match)
  }

  @Test(#"A \u without four hexadecimal digits is refused"#)
  func incomplete() {
    #expect(offset(#"\u00g1"#) != nil)
    #expect(offset(#"\u12"#) != nil)
    #expect(offset(#"\ud83d"#) != nil)
  }
}
