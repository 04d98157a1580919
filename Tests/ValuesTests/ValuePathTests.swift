import JSONText
import SeededRandom
import Testing
import Texts
import TextsTesting

@testable import Values

@Suite("Value paths") struct ValuePathTests {
  @Test(
    "A path reads as the steps it names",
    arguments: [
      ("a", [.member("a")]),
      ("a.b", [.member("a"), .member("b")]),
      ("a[2].c", [.member("a"), .index(2), .member("c")]),
      ("a.2.c", [.member("a"), .index(2), .member("c")]),
      ("[0].a", [.index(0), .member("a")]),
      ("a[1][2]", [.member("a"), .index(1), .index(2)]),
      ("\"a.b\".c", [.member("a.b"), .member("c")]),
      ("a.\"2\"", [.member("a"), .member("2")]),
      ("a.\"say \\\"x\\\\y\\\"\"", [.member("a"), .member("say \"x\\y\"")]),
      ("a.007", [.member("a"), .member("007")]),
      ("first name", [.member("first name")]),
      ("  a.b ", [.member("a"), .member("b")]),
      ("姓名.名", [.member("姓名"), .member("名")]),
      ("@type", [.member("@type")]),
      ("/a/b", [.member("a"), .member("b")]),
      ("/a/0", [.member("a"), .index(0)]),
      ("/a/00/-1", [.member("a"), .member("00"), .member("-1")]),
      ("a.99999999999999999999", [.member("a"), .member("99999999999999999999")]),
      ("a.\u{301}b[1]", [.member("a"), .member("\u{301}b"), .index(1)]),
      ("/\u{301}a/\u{FE0F}b", [.member("\u{301}a"), .member("\u{FE0F}b")]),
      ("\"\u{301}a.b\".\u{E33}", [.member("\u{301}a.b"), .member("\u{E33}")]),
      ("/", [.member("")]),
      ("/a~1b/c~0d/e.f", [.member("a/b"), .member("c~d"), .member("e.f")]),
    ] as [(String, [JSONStep])])
  func reads(text: String, steps: [JSONStep]) throws {
    #expect(try ValuePath(text).steps == steps)
  }

  @Test(
    "A fault in a path is told with its place",
    arguments: [
      ("", 0, "an empty path leads nowhere"),
      ("   ", 3, "an empty path leads nowhere"),
      ("a..b", 2, "expected a name"),
      ("a.", 2, "expected a name"),
      (".a", 0, "expected a name"),
      ("a[", 1, "\"[\" is not closed"),
      ("a[x]", 2, "expected a whole number from 0 between \"[\" and \"]\""),
      ("a[-1]", 2, "expected a whole number from 0 between \"[\" and \"]\""),
      ("a]", 1, "\"]\" without \"[\"; quote the name if it is part of it"),
      ("a[0]b", 4, "expected \".\" or \"[\" after a quoted name or an index"),
      ("\"a", 0, "the quote is not closed"),
      ("a.b\"c\"", 3, "a quote inside a name; quote the whole name"),
      ("a. b", 2, "white space beside a name; quote the name if it is part of it"),
      ("/a~2", 2, "\"~\" in a JSON Pointer may be before 0 or 1 only"),
      ("\"a\\n\"", 2, "a backslash in quotes may be before a quote or a backslash only"),
    ])
  func refuses(text: String, offset: Int, message: String) {
    #expect(throws: ValuePathSyntaxError(offset: offset, message: Sentence(verbatim: message))) {
      try ValuePath(text)
    }
  }

  @Test("Names that could be read otherwise are quoted in the plain form")
  func description() throws {
    #expect(try ValuePath("/a.b/2/x").description == "\"a.b\"[2].x")
    #expect(ValuePath(steps: [.member("2"), .member("")]).description == "\"2\".\"\"")
    #expect(ValuePath(steps: []).description == "SELF")
  }

  @Test("Whatever parses has a plain form that parses to the same steps")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 1)
    let pieces = ["a", "b c", ".", "[", "]", "0", "12", "\"", "\\", "/", "~0", "~1", "é", "{", " "]
    var parsed = 0
    for _ in 0..<5_000 {
      let text = generator.text(of: pieces, length: 8)
      guard let path = try? ValuePath(text) else { continue }
      parsed += 1
      #expect(try ValuePath(path.description) == path, "\(text)")
    }
    #expect(parsed > 500)
  }
}
