import JSONTesting
import JSONText
import Records
import SeededRandom
import SourceText
import Testing

@Suite struct StructureTests {
  @Test(
    "A deleted record takes its comma and its line with it",
    arguments: [
      ("[\n  1,\n  2,\n  3\n]\n", 0, "[\n  2,\n  3\n]\n"),
      ("[\n  1,\n  2,\n  3\n]\n", 1, "[\n  1,\n  3\n]\n"),
      ("[\n  1,\n  2,\n  3\n]\n", 2, "[\n  1,\n  2\n]\n"),
      ("[1, 2,\n 3]", 1, "[1,\n 3]"), ("[1,\n 2, 3]", 1, "[1,\n 3]"),
      ("[\n  1\n]\n", 0, "[]\n"), ("[ 1\n, 2\n, 3 ]", 1, "[ 1\n, 3 ]"),
      ("1\n2\n3\n", 1, "1\n3\n"), ("1\n2\n3", 2, "1\n2"), ("1\r\n\r\n2\r\n3", 1, "1\r\n\r\n3"),
      ("1\n", 0, ""),
    ])
  func delete(_ text: String, _ index: Int, _ expected: String) throws {
    let name = text.first == "[" ? "x.json" : "x.jsonl"
    var table = try table(text, name: name)
    let id = table.id(at: index)
    let former = table.delete(id)
    #expect(former == index)
    #expect(bytes(table) == expected)
    #expect(table.isEdited)
    #expect(table.index(of: id) == nil)
    table.restore(id, at: index)
    #expect(bytes(table) == text)
    #expect(!table.isEdited)
  }

  @Test(
    "An added record stands in line with the others",
    arguments: [
      ("[\n  1,\n  2\n]\n", 0, "[\n  9,\n  1,\n  2\n]\n"),
      ("[\n  1,\n  2\n]\n", 1, "[\n  1,\n  9,\n  2\n]\n"),
      ("[\n  1,\n  2\n]\n", 2, "[\n  1,\n  2,\n  9\n]\n"),
      ("[\n\t1\n]", 1, "[\n\t1,\n\t9\n]"), ("[1]", 1, "[1, 9]"),
      ("[{\"a\":1}]", 1, "[{\"a\":1},9]"), ("[1, 2]", 0, "[9, 1, 2]"),
      ("[]\n", 0, "[\n  9\n]\n"), ("[\n  1,\n\n  2\n]", 1, "[\n  1,\n\n  9,\n\n  2\n]"),
      ("[1,\n 2,\n\n 3]", 2, "[1,\n 2,\n 9,\n\n 3]"),
      ("1\n2\n", 2, "1\n2\n9\n"), ("1\r\n2", 2, "1\r\n2\r\n9"), ("1", 0, "9\n1"), ("", 0, "9\n"),
    ])
  func insert(_ text: String, _ index: Int, _ expected: String) throws {
    let name = text.first == "[" ? "x.json" : "x.jsonl"
    var table = try table(text, name: name)
    let new = table.insert(.number("9"), at: index)
    let id = try #require(new)
    #expect(bytes(table) == expected)
    #expect(table.index(of: id) == index)
    #expect(table.original(id) == nil)
    #expect(table.editedRecords == [id])
    table.delete(id)
    #expect(bytes(table) == text)
    #expect(!table.isEdited)
  }

  @Test("A new record is written like its neighbors: over lines, on one line, in JSON Lines")
  func insertedStyle() throws {
    let value = JSONValue.object([
      JSONMember(name: "a", value: .number("1")), JSONMember(name: "l", value: .array([.null])),
    ])
    var pretty = try table("[\n  {\n    \"b\": 2\n  }\n]\n")
    _ = pretty.insert(value, at: 1)
    #expect(
      bytes(pretty) == """
        [
          {
            "b": 2
          },
          {
            "a": 1,
            "l": [
              null
            ]
          }
        ]

        """)
    var short = try table("[\n  {\"b\": 2}\n]\n")
    _ = short.insert(value, at: 0)
    #expect(bytes(short) == "[\n  {\"a\": 1, \"l\": [null]},\n  {\"b\": 2}\n]\n")
    var lines = try table("{\"b\":2}\n", name: "x.jsonl")
    _ = lines.insert(value, at: 1)
    #expect(bytes(lines) == "{\"b\":2}\n{\"a\":1,\"l\":[null]}\n")
    _ = lines.insert(try JSONSlice(parsing: "{\n\"c\":\n3}"), at: 2)
    #expect(records(lines).last == "{\"c\":3}")
    var nested = try table("{\n  \"items\": []\n}\n", at: path("items"))
    _ = nested.insert(.object([JSONMember(name: "a", value: .null)]), at: 0)
    #expect(
      bytes(nested) == "{\n  \"items\": [\n    {\n      \"a\": null\n    }\n  ]\n}\n")
  }

  @Test("A file of one object takes no other record and keeps the one it has")
  func single() throws {
    var table = try table("{}")
    let added = table.insert(.null, at: 0)
    let deleted = table.delete(table.id(at: 0))
    #expect(added == nil)
    #expect(deleted == nil)
    #expect(bytes(table) == "{}")
  }

  @Test("Thousands of records added at one place are all found where they are")
  func many() throws {
    var table = try table("[1, 2, 3]")
    let five = try JSONSlice(parsing: "5")
    var ids: [RecordID] = []
    for _ in 0..<5000 {
      let new = table.insert(five, at: 1)
      ids.append(try #require(new))
    }
    #expect(table.count == 5003)
    #expect((0..<5000).allSatisfy { table.id(at: 5000 - $0) == ids[$0] })
    #expect(ids.enumerated().allSatisfy { table.index(of: $1) == 5000 - $0 })
    #expect(table.id(at: 5002) == RecordID(rawValue: 2))
    var random = SeededGenerator(seed: 3)
    for id in ids.shuffled(using: &random) { table.delete(id) }
    #expect(!table.isEdited)
  }

  @Test("Records keep their identity and values through any adding, deleting and moving")
  func model() throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let isLines = seed % 2 == 1
      let size = [0, 1, 5, 5000][seed % 4]
      let numbers = (0..<size).map(String.init)
      let text =
        isLines
        ? numbers.map { $0 + "\n" }.joined()
        : "[\n  " + numbers.joined(separator: ",\n  ") + "\n]\n"
      var table = try table(text, name: isLines ? "x.jsonl" : "x.json")
      guard table.count > 0 || isLines || size == 0 else { continue }
      var model = (0..<table.count).map { (table.id(at: $0), numbers[$0]) }
      var undo: [(inout RecordTable) -> Void] = []
      for step in 0..<60 {
        switch random.below(4) {
        case 0:
          let index = random.below(table.count + 1)
          let new = table.insert(.number("-\(step)"), at: index)
          let id = try #require(new)
          model.insert((id, "-\(step)"), at: index)
          undo.append { $0.delete(id) }
        case 1 where !model.isEmpty:
          let index = random.below(model.count)
          let id = model.remove(at: index).0
          let former = table.delete(id)
          #expect(former == index)
          undo.append { $0.restore(id, at: index) }
        case 2 where !model.isEmpty:
          let (from, to) = (random.below(model.count), random.below(model.count))
          let entry = model.remove(at: from)
          model.insert(entry, at: to)
          let former = table.move(entry.0, to: to)
          #expect(former == from)
          undo.append { $0.move(entry.0, to: from) }
        case 3 where !model.isEmpty:
          let index = random.below(model.count)
          let id = model[index].0
          let former = try table.set(.number("7"), at: [], in: id)
          model[index].1 = "7"
          undo.append { $0.replace(id, with: former) }
        default: break
        }
        let index = model.isEmpty ? nil : random.below(model.count)
        if let index { #expect(table.index(of: model[index].0) == index) }
        #expect(table.count == model.count)
      }
      #expect(records(table) == model.map(\.1))
      let again = try RecordsTests.table(bytes(table), name: isLines ? "x.jsonl" : "x.json")
      #expect(records(again) == model.map(\.1))
      if let last = model.last?.0 {
        let position = table.position(of: table[last].range.lowerBound, in: last)
        let lineStart = isLines ? 1 : 3
        #expect(position.column == lineStart)
        #expect(position.line == model.count + (isLines ? 0 : 1))
      }
      for step in undo.reversed() { step(&table) }
      #expect(bytes(table) == text)
      #expect(!table.isEdited)
    }
  }

  @Test(
    "Members of a new record stand in the order that the other records have",
    arguments: [
      (["c", "a", "b"], "{\"a\": 1, \"b\": 1, \"c\": 1}"),
      (["a", "z", "b"], "{\"a\": 1, \"z\": 1, \"b\": 1}"),
      (["d.y", "d.x", "a"], "{\"a\": 1, \"d\": {\"x\": 1, \"y\": 1}}"),
    ])
  func memberOrder(_ paths: [String], _ expected: String) throws {
    var table = try table("[{\"a\": 0, \"b\": 0, \"c\": 0, \"d\": {\"x\": 0, \"y\": 0}}]")
    let inserted = table.insert(JSONValue.object([]), at: 1)
    let id = try #require(inserted)
    for name in paths { try table.set(.number("1"), at: path(name), in: id) }
    #expect(table[id].text == expected)
  }

  @Test("Members of a new record of several lines keep a line each, whatever their order")
  func memberLines() throws {
    var table = try table("[\n  {\n    \"a\": 0,\n    \"b\": 0\n  }\n]\n")
    let inserted = table.insert(JSONValue.object([]), at: 1)
    let id = try #require(inserted)
    try table.set(.number("2"), at: path("b"), in: id)
    try table.set(.number("1"), at: path("a"), in: id)
    #expect(
      bytes(table)
        == "[\n  {\n    \"a\": 0,\n    \"b\": 0\n  },\n  {\n    \"a\": 1,\n    \"b\": 2\n  }\n]\n")
  }
}
