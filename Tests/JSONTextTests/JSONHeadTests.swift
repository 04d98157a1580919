import JSONText
import Testing

@Suite("The first bytes tell JSON from a property list")
struct JSONHeadTests {
  @Test(
    "by a colon after the first name",
    arguments: [
      (#"{"a":1"#, true), ("{ \n \"a\" : 1", true), (#"{"a\"b": 1"#, true),
      (#"{"a" = 1; }"#, false),
      (#"{"a": "#, true), (#"{"a""#, false), (#"{"a"#, false), ("{}", false), ("{a: 1}", false),
      ("[1]", false), ("", false),
    ])
  func members(text: String, isJSON: Bool) { #expect(JSONHead.hasMember(text.utf8) == isJSON) }

  @Test(
    "or by what is first in a list",
    arguments: [
      (#"[{"a": 1},]"#, true), ("[ [", true), ("[\"", true), ("[1, x]", false),
      ("[section]", false),
      ("[", false), ("{", false),
    ])
  func lists(text: String, isJSON: Bool) { #expect(JSONHead.hasList(text.utf8) == isJSON) }
}
