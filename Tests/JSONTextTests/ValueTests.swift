import JSONTesting
import JSONText
import Testing

@Suite struct ValueTests {
  @Test("Numbers stay the text they are, members stay in order, duplicates too")
  func decoding() throws {
    let value = try JSONSlice(parsing: "{ \"b\" : 1.0 , \"a\" : [1e400, true, null], \"b\": {} }")
      .value
    #expect(
      value
        == .object([
          JSONMember(name: "b", value: .number("1.0")),
          JSONMember(name: "a", value: .array([.number("1e400"), .bool(true), .null])),
          JSONMember(name: "b", value: .object([])),
        ]))
  }

  @Test("Escapes are decoded; a lone surrogate reads as the replacement character")
  func escapes() throws {
    let text = "\"\\u0041\\n\\/\\ud83d\\uDE00\\ud800x\\udc00\\ud800\\u0042\""
    #expect(try JSONSlice(parsing: text).value == .string("A\n/😀\u{FFFD}x\u{FFFD}\u{FFFD}B"))
  }

  @Test("Text beyond ASCII is written raw, or escaped where the file does so")
  func escaping() {
    #expect(JSONValue.string("é\"\\\n\u{1}😀").jsonText() == "\"é\\\"\\\\\\n\\u0001😀\"")
    #expect(
      JSONValue.string("é\n😀").jsonText(escapingNonASCII: true) == "\"\\u00e9\\n\\ud83d\\ude00\"")
  }

  @Test("Two spellings of one letter are different values")
  func spelling() {
    #expect(JSONValue.string("é") != .string("e\u{301}"))
    #expect(JSONStep.member("é") != .member("e\u{301}"))
  }

  @Test("A value written and read again is the same, whatever it is")
  func roundTrip() throws {
    for seed in 0..<300 {
      var generator = Generator(seed: UInt64(seed))
      let value = generator.jsonValue(depth: 4)
      #expect(try JSONSlice(parsing: value.jsonText()).value == value)
      #expect(try JSONSlice(parsing: value.jsonText(escapingNonASCII: true)).value == value)
    }
  }

  @Test("A path leads to the last of duplicate members, names compared after unescaping")
  func lookup() throws {
    let slice = try JSONSlice(
      parsing: "{\"a\": 1, \"n\\u0061me\": {\"x\": [10, 20]}, \"a\": 2, \"s\": \"t\"}")
    #expect(found(slice, [.member("a")]) == "2")
    #expect(found(slice, [.member("name"), .member("x"), .index(1)]) == "20")
    #expect(found(slice, []) == slice.text)
  }

  @Test("A path that leads nowhere says how far it goes and what is in the way")
  func lookupMissing() throws {
    let slice = try JSONSlice(parsing: "{\"a\": {\"b\": [1]}, \"s\": \"t\"}")
    guard case .missing(1) = slice.lookup([.member("a"), .member("c"), .member("d")]) else {
      Issue.record("not missing")
      return
    }
    guard case .missing(2) = slice.lookup([.member("a"), .member("b"), .index(1)]) else {
      Issue.record("not missing")
      return
    }
    guard case .blocked(1, .string) = slice.lookup([.member("s"), .member("d")]) else {
      Issue.record("not blocked")
      return
    }
    guard case .blocked(2, .array) = slice.lookup([.member("a"), .member("b"), .member("c")])
    else {
      Issue.record("not blocked")
      return
    }
  }

  @Test("Members and elements come as slices, in order")
  func items() throws {
    let slice = try JSONSlice(parsing: "{\"a\": [1, \"two\"], \"b\": {}}")
    #expect(slice.members.map(\.name) == ["a", "b"])
    #expect(slice.members.first { $0.name == "a" }?.value.elements.map(\.text) == ["1", "\"two\""])
    #expect(slice.elements.map(\.text) == [])
  }

  @Test("Paths looked up together lead where each leads alone")
  func together() throws {
    for seed in 0..<200 {
      var generator = Generator(seed: UInt64(seed))
      let slice = try JSONSlice(parsing: generator.object(depth: 4))
      let names = Generator.names.map(JSONStep.member) + [.index(0), .index(1)]
      let paths = (0..<12).map { _ in
        (0..<generator.random.below(4)).map { _ in generator.random.pick(names) }
      }
      for (path, together) in zip(paths, JSONPaths(paths).lookup(in: slice)) {
        #expect(String(describing: together) == String(describing: slice.lookup(path)))
      }
    }
  }

  private func found(_ slice: JSONSlice, _ path: [JSONStep]) -> String? {
    if case .found(let value) = slice.lookup(path) { value.text } else { nil }
  }
}
