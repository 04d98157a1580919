import JSONText
import Records
import SourceText
import Testing

@Suite struct EditTests {
  @Test("A value is replaced and nothing else changes")
  func replace() throws {
    try expect(
      "{ \"a\" : 1.0 ,\r\n\t\"b\":[ 1,2 ]}\r\n", .set("a", .number("2.50")),
      gives: "{ \"a\" : 2.50 ,\r\n\t\"b\":[ 1,2 ]}\r\n")
  }

  @Test("A member that was removed comes back to its place, also with another value")
  func comesBack() throws {
    var table = try table(#"{"id": 1, "city": "Rome", "pay": 1, "name": "Ada"}"#)
    let id = table.id(at: 0)
    try table.remove(at: path("city"), in: id)
    try table.set(.string("London"), at: path("city"), in: id)
    #expect(bytes(table) == #"{"id": 1, "city": "London", "pay": 1, "name": "Ada"}"#)
  }

  @Test("All of a hundred thousand duplicate members go at once")
  func manyDuplicates() throws {
    let many = Array(repeating: #""n":1"#, count: 100_000).joined(separator: ",")
    #expect(try removing("n", from: #"{"a":0,\#(many),"z":2}"#) == #"{"a":0,"z":2}"#)
    #expect(try removing("n", from: #"{\#(many),"z":2}"#) == #"{"z":2}"#)
    #expect(try removing("n", from: #"{"a":0,\#(many)}"#) == #"{"a":0}"#)
    #expect(try removing("n", from: #"{\#(many)}"#) == "{}")
  }

  @Test(
    "Duplicate members take the gap with fewer line breaks with them",
    arguments: [
      ("{\n  \"n\": 1,\n  \"a\": 2,\n  \"n\": 3\n}", "{\n  \"a\": 2\n}"),
      ("{\"a\": 1, \"n\": 2,\n\n \"n\": 3, \"b\": 4}", "{\"a\": 1,\n\n \"b\": 4}"),
      ("{\"a\": 1, \"n\": 2, \"n\": 3,\n \"b\": 4, \"n\": 5}", "{\"a\": 1,\n \"b\": 4}"),
    ])
  func duplicateGaps(text: String, rest: String) throws {
    #expect(try removing("n", from: text) == rest)
  }

  private func removing(_ name: String, from text: String) throws -> String {
    var table = try RecordTable(parsing: SourceText(name: "data.json", text: text))
    try table.remove(at: [.member(name)], in: table.id(at: 0))
    return table[table.id(at: 0)].text
  }

  @Test("Of duplicate members the last one is the one that changes")
  func replaceDuplicate() throws {
    try expect("{\"a\":1,\"a\":2}", .set("a", .null), gives: "{\"a\":1,\"a\":null}")
  }

  @Test(
    "A missing member is added as its siblings are written",
    arguments: [
      ("{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"n\": 5\n}\n"),
      ("{\r\n\t\"a\":1,\r\n\t\"b\":2\r\n}", "{\r\n\t\"a\":1,\r\n\t\"b\":2,\r\n\t\"n\":5\r\n}"),
      ("{\"a\":1}", "{\"a\":1,\"n\":5}"), ("{\"a\": 1}", "{\"a\": 1, \"n\": 5}"),
      ("{ \"a\" : 1 }", "{ \"a\" : 1, \"n\" : 5 }"),
      ("{\"a\":1, \"b\":2}", "{\"a\":1, \"b\":2, \"n\":5}"),
      ("{\n  \"a\": 1\n, \"b\": 2\n}", "{\n  \"a\": 1\n, \"b\": 2\n, \"n\": 5\n}"),
      (
        "{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"c\": 3\n}",
        "{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"c\": 3,\n  \"n\": 5\n}"
      ),
      (
        "{\n  \"a\": 1,\n  \"b\": 2,\n\n  \"c\": 3\n}",
        "{\n  \"a\": 1,\n  \"b\": 2,\n\n  \"c\": 3,\n  \"n\": 5\n}"
      ),
      ("{}\n", "{\n  \"n\": 5\n}\n"), ("{\n}", "{\n  \"n\": 5\n}"),
      ("[{}, {\"a\": 1}]", "[{\"n\": 5}, {\"a\": 1}]"),
      (
        "[\n    {\n        \"a\": 1\n    }\n]",
        "[\n    {\n        \"a\": 1,\n        \"n\": 5\n    }\n]"
      ),
      ("[\n\t{},\n\t{}\n]\n", "[\n\t{\n\t\t\"n\": 5\n\t},\n\t{}\n]\n"),
      ("{\"a\":1}\n{\"b\":2}\n", "{\"a\":1,\"n\":5}\n{\"b\":2}\n"),
      ("{}\n{\"b\": 2}\n", "{\"n\": 5}\n{\"b\": 2}\n"),
    ])
  func add(_ text: String, _ expected: String) throws {
    try expect(text, .set("n", .number("5")), gives: expected)
  }

  @Test("Missing containers are made, indented like their surroundings")
  func addDeep() throws {
    try expect(
      "{\n   \"a\": 1,\n   \"o\": {}\n}", .set("o.p.q", .string("x")),
      gives:
        "{\n   \"a\": 1,\n   \"o\": {\n      \"p\": {\n         \"q\": \"x\"\n      }\n   }\n}")
    try expect("{\"a\": 1}", .set("o.q", .bool(true)), gives: "{\"a\": 1, \"o\": {\"q\": true}}")
    try expect("{\"a\":1}", .set("o.0.q", .null), gives: "{\"a\":1,\"o\":[{\"q\":null}]}")
  }

  @Test("The index after an array's last element adds one, a further one is refused")
  func append() throws {
    try expect("{\"l\": [1, 2]}", .set("l.2", .number("3")), gives: "{\"l\": [1, 2, 3]}")
    try expect(
      "{\n  \"l\": [\n    1\n  ]\n}", .set("l.1", .number("2")),
      gives: "{\n  \"l\": [\n    1,\n    2\n  ]\n}")
    var table = try table("{\"l\": [1, 2]}")
    #expect(throws: JSONEditError.indexOutOfRange(depth: 1, count: 2)) {
      try table.set(.null, at: path("l.3"), in: table.id(at: 0))
    }
    #expect(!table.isEdited)
  }

  @Test("A number in an object is a name: set, added, removed")
  func numbersAsNames() throws {
    let winners = "{\"w\": {\"1956\": {\"name\": \"Lys\"}}}"
    try expect(
      winners, .set("w.1956.name", .string("A")),
      gives: "{\"w\": {\"1956\": {\"name\": \"A\"}}}")
    try expect(
      winners, .set("w.1957.name", .string("C")),
      gives: "{\"w\": {\"1956\": {\"name\": \"Lys\"}, \"1957\": {\"name\": \"C\"}}}")
    try expect(winners, .remove("w.1956.name"), gives: "{\"w\": {\"1956\": {}}}")
    try expect(winners, .remove("w.1956"), gives: "{\"w\": {}}")
  }

  @Test(
    "A container that is made for a number is what other records have there, else a list from 0")
  func numbersInNewContainers() throws {
    try expect(
      "[{\"w\": {\"7\": 1}}, {}]", at: 1, .set("w.0", .number("2")),
      gives: "[{\"w\": {\"7\": 1}}, {\"w\": {\"0\": 2}}]")
    try expect(
      "[{\"w\": {\"7\": 1}}, {}]", at: 1, .set("w.1956.n", .number("2")),
      gives: "[{\"w\": {\"7\": 1}}, {\"w\": {\"1956\": {\"n\": 2}}}]")
    var table = try table("[{\"l\": [1]}, {}]")
    #expect(throws: JSONEditError.indexOutOfRange(depth: 1, count: 0)) {
      try table.set(.null, at: path("l.1"), in: table.id(at: 1))
    }
    #expect(throws: JSONEditError.indexOrName(depth: 1, number: 1956)) {
      try table.set(.null, at: path("w.1956"), in: table.id(at: 1))
    }
    #expect(!table.isEdited)
  }

  @Test("A path through a scalar is refused, and nothing changes")
  func blocked() throws {
    var table = try table("{\"s\": \"x\", \"l\": [null]}")
    #expect(throws: JSONEditError.blocked(depth: 1, by: .string)) {
      try table.set(.null, at: path("s.t"), in: table.id(at: 0))
    }
    #expect(throws: JSONEditError.blocked(depth: 2, by: .null)) {
      try table.set(.null, at: path("l.0.t"), in: table.id(at: 0))
    }
    #expect(!table.isEdited)
  }

  @Test(
    "Null in place of an object or a list is one that is not there yet",
    arguments: [
      (#"{"z": null, "b": 1}"#, "z.t", #"{"z": {"t": 2}, "b": 1}"#),
      (#"{"z": {"y": null}}"#, "z.y.t", #"{"z": {"y": {"t": 2}}}"#),
      (#"{"z": null}"#, "z.0", #"{"z": [2]}"#),
    ])
  func null(record: String, member: String, result: String) throws {
    var table = try table(record)
    let id = table.id(at: 0)
    let former = try table.set(.number("2"), at: path(member), in: id)
    #expect(table[id].text == result)
    table.replace(id, with: former)
    #expect(!table.isEdited)
  }

  @Test("A number that is none is refused, and so is one level too many")
  func invalid() throws {
    var table = try table("{\"n\": 1}")
    for number in ["", "1e", "0x1", "1,\"b\":2", "NaN"] {
      #expect(throws: JSONEditError.self) {
        try table.set(.number(number), at: path("n"), in: table.id(at: 0))
      }
    }
    var deep = JSONValue.null
    for _ in 0..<512 { deep = .array([deep]) }
    #expect(throws: JSONEditError.self) {
      try table.set(deep, at: path("n"), in: table.id(at: 0))
    }
    #expect(!table.isEdited)
  }

  @Test(
    "A removed member takes its comma and its line with it",
    arguments: [
      ("{\n  \"a\": 1,\n  \"n\": 5\n}\n", "{\n  \"a\": 1\n}\n"),
      ("{\n  \"n\": 5,\n  \"a\": 1\n}\n", "{\n  \"a\": 1\n}\n"),
      ("{\n  \"a\": 1,\n  \"n\": 5,\n  \"b\": 2\n}", "{\n  \"a\": 1,\n  \"b\": 2\n}"),
      ("{\n  \"n\": 5\n}\n", "{}\n"), ("{\"a\":1,\"n\":5}", "{\"a\":1}"),
      ("{ \"n\": 5, \"a\": 1 }", "{ \"a\": 1 }"),
      ("{\n  \"a\": 1\n, \"n\": 5\n, \"b\": 2\n}", "{\n  \"a\": 1\n, \"b\": 2\n}"),
      ("{\n  \"a\": 1, \"n\": 5,\n  \"b\": 2\n}", "{\n  \"a\": 1,\n  \"b\": 2\n}"),
      ("{\"n\":1,\"a\":2,\"n\":3}", "{\"a\":2}"),
      ("{\"\\u006e\": 1, \"a\": 2}", "{\"a\": 2}"),
    ])
  func remove(_ text: String, _ expected: String) throws {
    try expect(text, .remove("n"), gives: expected)
  }

  @Test("Removing what is not there changes nothing")
  func removeMissing() throws {
    try expect("{\"a\":1}", .remove("b.c"), gives: "{\"a\":1}")
    try expect("{\"l\": [1, 2, 3]}", .remove("l.1"), gives: "{\"l\": [1, 3]}")
  }

  @Test("A file that escapes all beyond ASCII gets new text escaped too, another one does not")
  func escaping() throws {
    try expect(
      "{\"a\":\"\\u00e9\",\"n\":\"\"}", .set("n", .string("ü")),
      gives: "{\"a\":\"\\u00e9\",\"n\":\"\\u00fc\"}")
    try expect(
      "{\"a\":\"\\u00e9é\",\"n\":\"\"}", .set("n", .string("ü")),
      gives: "{\"a\":\"\\u00e9é\",\"n\":\"ü\"}")
    try expect("{\"n\":\"\\u0041\"}", .set("n", .string("ü")), gives: "{\"n\":\"ü\"}")
  }

  @Test("A value edited back gets its own spelling back")
  func editBack() throws {
    let text = "{ \"a\": \"\\u0041\\/\", \"b\": [ ] ,\"c\":1}"
    var table = try table(text)
    let id = table.id(at: 0)
    try table.set(.string("x"), at: path("a"), in: id)
    try table.set(.null, at: path("b"), in: id)
    #expect(table.editedRecords == [id])
    try table.set(.string("A/"), at: path("a"), in: id)
    #expect(bytes(table) == "{ \"a\": \"\\u0041\\/\", \"b\": null ,\"c\":1}")
    try table.set(.array([]), at: path("b"), in: id)
    #expect(bytes(table) == text)
    #expect(!table.isEdited)
  }

  @Test("Adding a member and removing it leaves no trace")
  func addAndRemove() throws {
    for text in ["{ }", "{\n\n}", "{\"o\": { } }", "{\"a\":1 }"] {
      var table = try table(text)
      let id = table.id(at: 0)
      for target in ["n", "o.p.q"] {
        try table.set(.null, at: path(target), in: id)
        #expect(table.isEdited)
        try table.remove(at: path(target), in: id)
        if target == "o.p.q" {
          try table.remove(at: path("o.p"), in: id)
          if !text.contains("o") { try table.remove(at: path("o"), in: id) }
        }
        #expect(bytes(table) == text)
        #expect(!table.isEdited)
      }
    }
  }

  @Test("What set and replace return undoes and redoes them")
  func undo() throws {
    var table = try table("[{\"a\": 1}, {\"a\": 2}]")
    let id = table.id(at: 1)
    let former = try table.set(.number("3"), at: path("a"), in: id)
    let present = table.replace(id, with: former)
    #expect(!table.isEdited)
    table.replace(id, with: present)
    #expect(bytes(table) == "[{\"a\": 1}, {\"a\": 3}]")
  }

  @Test("A version that was kept does not see later edits")
  func versions() throws {
    var table = try table("[{\"a\": 1}]")
    let kept = table
    try table.set(.null, at: path("a"), in: table.id(at: 0))
    #expect(bytes(kept) == "[{\"a\": 1}]")
    #expect(bytes(table) == "[{\"a\": null}]")
    #expect(!kept.isSame(as: table))
  }

  enum Edit {
    case set(String, JSONValue)
    case remove(String)
  }

  private func expect(
    _ text: String, at index: Int = 0, _ edit: Edit, gives expected: String
  ) throws {
    var table = try table(text)
    let id = table.id(at: index)
    let former =
      switch edit {
      case .set(let target, let value):
        try table.set(value, at: path(target), in: id)
      case .remove(let target): try table.remove(at: path(target), in: id)
      }
    #expect(bytes(table) == expected)
    #expect(table.isEdited == (text != expected))
    table.replace(id, with: former)
    #expect(bytes(table) == text)
  }
}
