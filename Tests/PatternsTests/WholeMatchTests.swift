import Patterns
import Testing

@Suite("A stored value must match its pattern as a whole")
struct WholeMatchTests {
  private func verdict(
    _ pattern: String, _ text: String, _ options: PatternOptions = []
  ) throws -> PatternVerdict {
    try RowPattern(pattern, options: options).matches(text)
  }

  @Test("Part of a text is no match, with or without the author's own anchors")
  func whole() throws {
    #expect(try verdict(#"\d{3}"#, "123") == .match)
    #expect(try verdict(#"\d{3}"#, "1234") == .mismatch)
    #expect(try verdict(#"\d{3}"#, "x123") == .mismatch)
    #expect(try verdict(#"^\d{3}$"#, "123") == .match)
    #expect(try verdict(#"^\d{3}$"#, "1234") == .mismatch)
  }

  @Test("Each alternative is matched as a whole, also where a shorter one stands first")
  func alternatives() throws {
    #expect(try verdict("a|ab|abc", "abc") == .match)
    #expect(try verdict("a|b", "ab") == .mismatch)
  }

  @Test("A line break at the end is part of the text")
  func finalLineBreak() throws {
    #expect(try verdict("^abc$", "abc\n") == .mismatch)
    #expect(try verdict("abc", "abc\n", .multiline) == .mismatch)
  }

  @Test("With multiline, ^ and $ match at inner line breaks, and the whole text must still match")
  func multiline() throws {
    #expect(try verdict(#"^a$\n^b$"#, "a\nb", .multiline) == .match)
    #expect(try verdict(#"^a$\n^b$"#, "a\nb") == .mismatch)
    #expect(try verdict("^a$", "a\nb", .multiline) == .mismatch)
  }

  @Test("A dot stops at a line break unless the row says otherwise")
  func dot() throws {
    #expect(try verdict("a.b", "a\nb") == .mismatch)
    #expect(try verdict("a.b", "a\nb", .dotMatchesLineSeparators) == .match)
  }

  @Test("Case is ignored beyond ASCII when the row says so")
  func caseInsensitive() throws {
    #expect(try verdict("straße|ÉTÉ", "été") == .mismatch)
    #expect(try verdict("straße|ÉTÉ", "été", .caseInsensitive) == .match)
  }

  @Test(
    "Classes know Unicode",
    arguments: [
      (#"\w+"#, "姓名"), (#"\d{2}"#, "٣٤"), (#"\p{Han}{2}"#, "姓名"), (#"[\u4e00-\u9fa5]{2,4}"#, "张三"),
      (#"."#, "😀"), (#"\X"#, "👨‍👩‍👧"), (#"[😀-😂]"#, "😁"),
    ])
  func unicode(pattern: String, text: String) throws {
    #expect(try verdict(pattern, text) == .match)
  }

  @Test("A NUL and the empty text are texts like others")
  func nulAndEmpty() throws {
    #expect(try verdict(#"a\x00b"#, "a\0b") == .match)
    #expect(try verdict("a\0b", "a\0b") == .match)
    #expect(try verdict("a", "a\0") == .mismatch)
    #expect(try verdict("a*", "") == .match)
    #expect(try verdict("", "") == .match)
    #expect(try verdict("a+", "") == .mismatch)
  }

  @Test("(*ACCEPT) does not make part of a text a match")
  func accept() throws {
    #expect(try verdict("a(*ACCEPT)b", "a") == .match)
    #expect(try verdict("a(*ACCEPT)b", "ab") == .mismatch)
  }

  @Test("Settings at a pattern's start keep their place before the multiline option")
  func settings() throws {
    #expect(try verdict(#"(*UTF)(*LIMIT_MATCH=5000)^a$\n^b$"#, "a\nb", .multiline) == .match)
  }

  @Test("A pattern gives the same verdicts after many texts as at first")
  func afterManyTexts() throws {
    let pattern = try RowPattern(#"1[3-9]\d{9}|\w+@\w+"#)
    for _ in 1...200 {
      #expect(pattern.matches("13800138000") == .match)
      #expect(pattern.matches("1380013800") == .mismatch)
      #expect(pattern.judge(typing: "138001") == .open)
      #expect(pattern.judge(typing: "138-01") == .impossible(at: 3))
    }
  }

  @Test("Many threads may judge with one pattern")
  func threads() async throws {
    let pattern = try RowPattern(#"(\d{2,4}-)*\w+"#)
    let right = await withTaskGroup(of: Bool.self) { group in
      for _ in 1...8 {
        group.addTask {
          (1...300).allSatisfy {
            pattern.matches("12-123-\($0)") == .match && pattern.matches("1-\($0)") == .mismatch
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(right)
  }
}
