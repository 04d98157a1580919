import JSONText
import Testing

@Suite("The beginning of a long object or list")
struct BeginningTests {
  private func closed(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBytes { JSONBeginning.closed($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    "What is complete is kept, and what is open is closed",
    arguments: [
      (#"{"a": 1, "b": [1, {"c": 2}, {"d": "x"#, #"{"a": 1, "b": [1, {"c": 2}]}"#),
      (#"{"a": {"b": 1, "c": 2"#, #"{"a": {"b": 1}}"#), (#" {"a": [1, 2, 3"#, #" {"a": [1, 2]}"#),
      (#"{"a": "x, }]", "b\\", 5"#, #"{"a": "x, }]", "b\\"}"#),
      (#"{"a": [[1], [2"#, #"{"a": [[1]]}"#), (#"{"a": {}"#, #"{"a": {}}"#),
      (#"{"a\"": 1, "b"#, #"{"a\"": 1}"#), (#"[1, {"a": 2, "b"#, #"[1, {"a": 2}]"#),
    ])
  func cut(text: String, expected: String) {
    #expect(closed(text) == expected)
  }

  @Test(
    "There is none of what has no complete member, ends, or is a single value",
    arguments: [
      #"{"a": "long"#, "{", "", #"{"a": 1}"#, #"{"a": 1} {"b": 2"#, "[1", "1, 2", "{]", "x",
    ])
  func none(text: String) {
    #expect(closed(text) == nil)
  }
}
