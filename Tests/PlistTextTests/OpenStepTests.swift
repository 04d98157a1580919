import PlistText
import Testing
import TextsTesting

@Suite("OpenStep property lists")
struct OpenStepTests {
  @Test("dictionaries, arrays, words, strings and data are read")
  func everyKind() throws {
    let text = """
      // a service
      {
        host = "127.0.0.1"; /* where
        it listens */ port = 8080;
        'quoted key' = ( a, "b c", );
        empty = (); none = {};
        blob = <0f bd 77 1c>;
        path = /usr/local/bin; url = http://example.com:80/x.html; price = $-1.5_0;
      }

      """
    let (root, format) = try parse(Array(text.utf8))
    #expect(format == .openStep)
    #expect(
      outline(root)
        == "{host = \"127.0.0.1\"; port = \"8080\"; quoted key = (\"a\", \"b c\"); empty = (); "
        + "none = {}; blob = data [15, 189, 119, 28]; path = \"/usr/local/bin\"; "
        + "url = \"http://example.com:80/x.html\"; price = \"$-1.5_0\"}")
  }

  @Test("values and keys know their line and column, counted in characters")
  func positions() throws {
    let text = "(\r\n\t{ 姓名 = 张三丰; },\r\t\"é😀\", <00>\n)"
    #expect(
      try outline(value(text), positions: true)
        == "({姓名@2:4 = \"张三丰\"@2:9}@2:2, \"é😀\"@3:2, data [0]@3:8)@1:1")
  }

  @Test(
    "words may be of any script's letters",
    arguments: ["姓名", "имя", "naïve", "दाम", "e\u{301}te\u{301}", "٣", "x姓-1"])
  func scripts(word: String) throws {
    #expect(try outline(value("{ \(word) = \(word); }")) == "{\(word) = \"\(word)\"}")
  }

  @Test("a comment may follow a word directly")
  func commentAfterWord() throws {
    #expect(try outline(value("(a/* x */,b/c // y\n,d)")) == "(\"a\", \"b/c\", \"d\")")
  }

  @Test(
    "escapes of quoted strings",
    arguments: [
      (#""\a\b\t\n\v\f\r""#, "\u{7}\u{8}\t\n\u{B}\u{C}\r"), (#""\"\'\\""#, "\"'\\"),
      (#"'it"s'"#, "it\"s"), (#""\U59D3\U540d""#, "姓名"), (#""\Ue9!""#, "é!"),
      (#""\UD83D\UDE00""#, "😀"), (#""\101\12\0601""#, "A\n01"), (#""\341\254\375""#, "Æ‹ÿ"),
      ("\"a\\\nb\"", "a\nb"), ("\"a\r\nb\"", "a\r\nb"), ("\"\"", ""),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try value("(" + text + ")").items?.first?.string == expected)
  }

  @Test("typed values of GNUstep are read as their types")
  func typedValues() throws {
    let text =
      "(<*I-5>, <*R0.5>, <*BY>, <*BN>, <*D2026-11-21 08:30:00 +0130>, "
      + "<*D2026-12-31 23:00:00 -0200>, <*I99999999999999999999>)"
    #expect(
      try outline(value(text))
        == "(-5, real 0.5, true, false, date 2026-11-21T07:00:00Z, date 2027-01-01T01:00:00Z, "
        + "big 99999999999999999999)")
  }

  @Test("values in quotes, and data in Base64, are read as GNUstep does")
  func gnustepQuotesAndBase64() throws {
    #expect(
      try outline(value("(<*I\"5\">, <*R\"1.5\">, <*BY>, <*D\"2026-11-21 08:30:00 +0130\">)"))
        == "(5, real 1.5, true, date 2026-11-21T07:00:00Z)")
    #expect(
      try outline(value("(<[AAEC\n/w==]>, <[]>)")) == outline(value("(<000102ff>, <>)")))
  }

  @Test("equal keys are kept in order for the decoder to judge")
  func equalKeys() throws {
    #expect(try outline(value("{a = 1; a = 2;}")) == "{a = \"1\"; a = \"2\"}")
  }

  @Test("a byte order mark and UTF-16 are read")
  func byteOrderMarks() throws {
    #expect(try outline(value("\u{FEFF}(姓)"), positions: true) == "(\"姓\"@1:2)@1:1")
    let bytes = "\u{FEFF}(姓)".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try outline(parse(bytes).root, positions: true) == "(\"姓\"@1:2)@1:1")
  }

  @Test("512 containers may stand in each other")
  func depth() throws {
    let text = String(repeating: "(", count: 512) + String(repeating: ")", count: 512)
    #expect(try value(text).kind == "array")
  }
}
