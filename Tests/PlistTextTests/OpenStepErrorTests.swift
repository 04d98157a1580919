import PlistText
import Testing

@Suite("Faults in OpenStep property lists")
struct OpenStepErrorTests {
  @Test(
    "a missing mark is told right behind what it should follow",
    arguments: [
      (
        "{\n  host = localhost\n  port = 80;\n}",
        "2:19: expected ; after the value of \"host\", found \"port\" on line 3, "
          + "in the dictionary opened at 1:1"
      ),
      (
        "{ a = { b = 1 }; }",
        "1:14: expected ; after the value of \"b\", found }, in the dictionary opened at 1:7"
      ),
      (
        "{ a = 1; b = (\n  x\n  y ); }",
        "2:4: expected , or ) after item 1, found \"y\" on line 3, in the array opened at 1:14"
      ),
      (
        "{ a 1; }",
        "1:5: expected = after the key \"a\", found \"1\", in the dictionary opened at 1:1"
      ),
      ("{ a = ; }", "1:7: expected a value, found ;, in the dictionary opened at 1:1"),
      ("(a,,b)", "1:4: expected a value, found \",\", in the array opened at 1:1"),
      ("{ = 1; }", "1:3: expected a key or }, found =, in the dictionary opened at 1:1"),
      (
        "{ a = 1；}",
        "1:8: expected ; after the value of \"a\", found ； (U+FF1B, not the plain mark), "
          + "in the dictionary opened at 1:1"
      ),
      (
        "{ color = #FF0000; }",
        "1:11: expected a value, found #, in the dictionary opened at 1:1"
      ),
      (
        "{ \"a\": 1 }",
        "1:6: expected = after the key \"a\", found \":\", in the dictionary opened at 1:1"
      ),
    ])
  func missingMarks(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test(
    "what is not closed is named with its place",
    arguments: [
      (
        "{\n a = (x, y",
        "2:11: expected , or ) after item 2, found the end of the file; "
          + "the array opened at 2:6 is not closed by )"
      ),
      (
        "{ a = 1;\n",
        "2:1: expected a key or }, found the end of the file; "
          + "the dictionary opened at 1:1 is not closed by }"
      ),
      (
        "( a,\n",
        "2:1: expected a value, found the end of the file; "
          + "the array opened at 1:1 is not closed by )"
      ),
      ("(\n \"abc)", "2:2: the string that opens here is not closed by \""),
      ("( a, /* b )", "1:6: the comment that opens here is not closed by */"),
      ("(<0fbd", "1:2: the data that opens here is not closed by >"),
      ("(<[AAEC>)", "1:2: the data that opens here is not closed by >"),
      (
        "(<[AAE]>)",
        "1:2: <[…]> holds \"AAE\"; expected base64: groups of four of A-Z a-z 0-9 + / with = only "
          + "at the end"
      ),
      ("(<*I5", "1:2: the typed value that opens here is not closed by >"),
      ("(\"a\\", "1:4: the file ends after a backslash"),
    ])
  func unclosed(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test(
    "a root that is neither dictionary nor array is not a property list",
    arguments: [
      (
        "hello\n",
        "1:1: the file is the single string \"hello\", which is not a property list here; "
          + "expected { or ("
      ),
      ("", "1:1: the file is empty; a property list begins with { or ( or <?xml"),
      ("\n // nothing\n", "3:1: the file is empty; a property list begins with { or ( or <?xml"),
      (
        "/* x */\n\"Cancel\" = \"Abbrechen\";\n",
        "2:1: entries without a dictionary around them, as in .strings files; put { … } around"
      ),
      (
        "[ { \"a\": 1 } ]",
        "1:1: expected { or (, found [; this looks like JSON, not like a property list"
      ),
      ("<0fbd>", "1:1: the root is data; expected a dictionary { … } or an array ( … )"),
      ("two words", "1:1: expected { or (, found \"two\"; this is not a property list"),
      (
        "{ a = 1; }\n}",
        "2:1: expected the end of the file after the dictionary of 1:1, found }"
      ),
    ])
  func roots(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test(
    "escapes, data and typed values are read strictly",
    arguments: [
      (
        #"( "\d+" )"#,
        #"1:4: unknown escape \d; a backslash itself is written \\, as in "\\d+""#
      ),
      (#"("\UXY")"#, #"1:3: expected up to four hexadecimal digits after \U, found "XY""#),
      (
        #"("\UD83Dx")"#,
        #"1:3: half a surrogate pair; a character beyond U+FFFF takes two, as \UD83D\UDE00"#
      ),
      (
        #"("\UDE00\UD83D")"#,
        #"1:3: half a surrogate pair; a character beyond U+FFFF takes two, as \UD83D\UDE00"#
      ),
      (#"("\377")"#, #"1:3: the octal escape names no character; \0 to \375 do"#),
      ("(<0fb>)", "1:2: data with half a byte: the hexadecimal digits are odd in number"),
      (
        "(<0f xy>)",
        "1:6: expected hexadecimal digits or > in data, found \"xy\"; data opened at 1:2"
      ),
      (
        "(<*I5x>)",
        "1:2: <*…> holds no typed value; expected <*I5>, <*R0.5>, <*BY>, <*BN> or "
          + "<*D2026-11-21 08:30:00 +0000>"
      ),
      (
        "(<*D2026-02-30 08:30:00 +0000>)",
        "1:2: <*…> holds no typed value; expected <*I5>, <*R0.5>, <*BY>, <*BN> or "
          + "<*D2026-11-21 08:30:00 +0000>"
      ),
    ])
  func strictness(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test("invalid UTF-8 is found at its byte")
  func invalidUTF8() {
    #expect(
      fault(Array("(\n\"é".utf8) + [0xC3] + Array("\")".utf8))
        == "2:3: invalid UTF-8; save the file as UTF-8")
  }

  @Test("a container deeper than 512 is refused where it opens")
  func depth() {
    #expect(
      fault(String(repeating: "(", count: 100_000))
        == "1:513: this array is nested deeper than 512 containers")
  }
}
