import JSONText
import Testing

@Suite("Hiding parts of a value")
struct HidingTests {
  private func removing(_ paths: [[JSONStep]], from text: String) throws -> String {
    try JSONSlice(parsing: text).removing(allAt: paths).text
  }

  @Test(
    "a member goes with one comma, wherever it is",
    arguments: [
      (#"{"a": 1}"#, "{}"), (#"{ "a" : 1 , "b":2 }"#, #"{ "b":2 }"#),
      (#"{"b":2,  "a":1 }"#, #"{"b":2 }"#), (#"{"b":2, "a":1, "c":3}"#, #"{"b":2, "c":3}"#),
      (#"{"a":0, "b":2, "a":1, "a":3}"#, #"{"b":2}"#), (#"{"a":0,"a":1}"#, "{}"),
      (#"{"\u0061": 1, "b": 2}"#, #"{"b": 2}"#), ("[1]", "[1]"), ("7", "7"),
    ])
  func members(text: String, rest: String) throws {
    #expect(try removing([[.member("a")]], from: text) == rest)
  }

  @Test("an element becomes null, so that the others keep their indices")
  func elements() throws {
    #expect(try removing([[.index(1)]], from: #"[ 1 , {"a":2}, 3]"#) == "[ 1 , null, 3]")
  }

  @Test("a number in a path is a name in an object and an index in an array")
  func numbers() throws {
    #expect(try removing([[.index(0)]], from: #"{"0": 1, "1": 2}"#) == #"{"1": 2}"#)
    #expect(try removing([[.member("0")]], from: "[1, 2]") == "[null, 2]")
  }

  @Test("several paths at once, also one inside of another; an empty one is the value itself")
  func several() throws {
    let text = #"{"a": {"x": 1, "y": [5, 6]}, "b": 2, "c": {"x": 1}}"#
    let paths: [[JSONStep]] = [
      [.member("a"), .member("y"), .index(0)], [.member("c"), .member("x")], [.member("c")],
      [.member("nothing")],
    ]
    #expect(try removing(paths, from: text) == #"{"a": {"x": 1, "y": [null, 6]}, "b": 2}"#)
    #expect(try removing([[]], from: text) == "null")
  }

  @Test("what takes a value's place is the same for all, duplicates included")
  func replacing() throws {
    let slice = try JSONSlice(parsing: #"{"a": "x", "b": [1, {"a": 2}], "a": "longer"}"#)
    #expect(
      slice.replacing(allAt: [[.member("a")], [.member("b"), .index(1), .member("a")]], with: "#")
        .text == ##"{"a": #, "b": [1, {"a": #}], "a": #}"##)
  }
}
