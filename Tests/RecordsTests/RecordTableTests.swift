import JSONTesting
import JSONText
import Records
import SeededRandom
import SourceText
import Testing
import TextsTesting

@Suite struct RecordTableTests {
  @Test("An object is one record, with the white space and mark around it kept")
  func single() throws {
    let table = try table("\u{FEFF} \n{\"a\": 1}\n\n")
    #expect(table.layout == .single)
    #expect(records(table) == ["{\"a\": 1}"])
    #expect(bytes(table) == "\u{FEFF} \n{\"a\": 1}\n\n")
  }

  @Test("An array holds its elements, of whatever shape, or none")
  func array() throws {
    let table = try table("[ {\"a\": 1} , null,[1],\n2 , \"x\" ]")
    #expect(table.layout == .array)
    #expect(records(table) == ["{\"a\": 1}", "null", "[1]", "2", "\"x\""])
    #expect(try RecordsTests.table(" [ ] ").count == 0)
  }

  @Test("A scalar as the whole file is refused in clear words")
  func scalar() {
    let error = #expect(throws: JSONSyntaxError.self) { try table("\n \"x\"") }
    #expect(error?.offset == 2)
    #expect(
      error?.message
        == "expected an object or an array of records, found a string as the whole file")
    #expect(throws: JSONSyntaxError.self) { try table("") }
  }

  @Test("The records path leads to the array, and the rest is validated and kept")
  func recordsPath() throws {
    let text =
      "{\"v\": [0], \"d\": {\"x\": {}, \"items\": [ {\"a\": 1}, 2 ], \"y\": []}, \"z\": 1} "
    let table = try table(text, at: path("d.items"))
    #expect(records(table) == ["{\"a\": 1}", "2"])
    #expect(bytes(table) == text)
    #expect(records(try RecordsTests.table("[1, [2, 3], 4]", at: path("1"))) == ["2", "3"])
    let broken = text.replacing("\"z\": 1", with: "\"z\": ")
    #expect(throws: JSONSyntaxError.self) { try RecordsTests.table(broken, at: path("d.items")) }
  }

  @Test("Where a step's name stands twice the last one wins, as everywhere")
  func recordsPathTwice() throws {
    let text = "{\"d\": {\"i\": [1]}, \"d\": {\"i\": [2], \"i\": [3, 4]}}"
    #expect(records(try table(text, at: path("d.i"))) == ["3", "4"])
  }

  @Test(
    "A records path that leads to no array says what is there",
    arguments: [
      ("{\"d\": {}}", "\"d.items\", found an empty object on the way"),
      ("{\"d\": 1}", "found a number"),
      ("{\"d\": {\"items\": {}}}", "found an object"),
      ("{\"d\": {\"other\": []}}", "found an object without \"items\" at \"d\""),
      ("[1]", "an object with \"d\" as the whole file, found an array"), ("7", "found a number"),
    ])
  func noArray(_ text: String, _ words: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try table(text, at: path("d.items")) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test("JSON Lines by name: a record a line, blank lines kept, a broken line flagged and kept")
  func lines() throws {
    let text = "{\"a\":1}\r\n\r\n {\"a\": \n5\n{\"a\":3} x\n{\"a\":4}"
    var table = try table(text, name: "x.jsonl")
    #expect(table.layout == .lines)
    #expect(records(table) == ["{\"a\":1}", "{\"a\":", "5", "{\"a\":3} x", "{\"a\":4}"])
    #expect(table.brokenRecords == [table.id(at: 1), table.id(at: 3)])
    let fault = try #require(table.fault(of: table.id(at: 1)))
    #expect(fault.message == "expected a value, found the end of the line")
    #expect(table.fault(of: table.id(at: 0)) == nil)
    try table.set(.number("9"), at: path("a"), in: table.id(at: 4))
    #expect(throws: JSONEditError.self) {
      try table.set(.null, at: path("a"), in: table.id(at: 1))
    }
    #expect(bytes(table) == text.replacing("4", with: "9"))
    table.replace(table.id(at: 1), with: try JSONSlice(parsing: "{}"))
    #expect(table.brokenRecords == [table.id(at: 3)])
    #expect(try RecordsTests.table("", name: "x.ndjson").count == 0)
  }

  @Test("One object a line is taken for JSON Lines under any name, two objects on a line are not")
  func linesByLook() throws {
    #expect(try table("{\"a\":1}\n{\"a\":2}\n").layout == .lines)
    #expect(try table("{\"a\":1}\n\n").layout == .single)
    #expect(throws: JSONSyntaxError.self) { try table("{\"a\":1} {\"a\":2}") }
    #expect(throws: JSONSyntaxError.self) { try table("{\n\"a\":1}\n{\"a\":2}") }
    #expect(throws: JSONSyntaxError.self) { try table("{\"a\":1}\nx") }
  }

  @Test("Members named twice in one object are told, with the place of the later one")
  func duplicates() throws {
    let text = "[{\"a\":1,\"b\":{\"x\":1,\"\\u0078\":2},\"a\":3},{\"a\":1}]"
    let found = try table(text).read.duplicateMembers
    #expect(found.map(\.name) == ["x", "a"])
    #expect(found.map(\.offset) == [19, 31])
  }

  @Test("A value's position follows the edits made before it")
  func positions() throws {
    let text = "[\n  {\"a\": 1},\n  {\"a\": 2}\n]"
    var table = try table(text)
    let last = table.id(at: 1)
    func position() -> SourcePosition? {
      guard case .found(let slice) = table[last].lookup(path("a")) else { return nil }
      return table.position(of: slice.range.lowerBound, in: last)
    }
    #expect(position() == SourcePosition(line: 3, column: 9))
    try table.set(.array([.null]), at: path("b"), in: table.id(at: 0))
    table.replace(table.id(at: 0), with: try JSONSlice(parsing: "{\n\n}"))
    #expect(position() == SourcePosition(line: 5, column: 9))
    table.replace(table.id(at: 1), with: try JSONSlice(parsing: "{\"名\": 0, \"a\": 2}"))
    #expect(position() == SourcePosition(line: 5, column: 17))
  }

  @Test("A long file is written as it was but for the records that were changed")
  func longFile() throws {
    let count = 10_000
    var texts = (0..<count).map { "{\"a\": \($0)}" }
    func file() -> String { "[\n" + texts.joined(separator: ",\n") + "\n]\n" }
    var table = try table(file())
    var lines = (0..<count).map { $0 + 2 }
    for index in [0, 7, 4095, 4096, 8191, 8192, 9999] {
      texts[index] = "{\n\"a\": [\(index)]\n}"
      table.replace(table.id(at: index), with: try JSONSlice(parsing: texts[index]))
      for next in index + 1..<count { lines[next] += 2 }
    }
    #expect(bytes(table) == file())
    var positions = RecordPositions(table)
    for index in [0, 1, 4095, 4096, 4097, 4097, 9000, 9999, 8, 9999] {
      let id = table.id(at: index)
      let start = table[id].range.lowerBound
      #expect(
        positions.position(of: start, in: id) == SourcePosition(line: lines[index], column: 1))
    }
  }

  @Test("A broken line of countless brackets can be looked at")
  func deepLine() throws {
    let text =
      String(repeating: "[", count: 20_000) + "\n" + String(repeating: "{\"a\":", count: 9000)
    let table = try table(text, name: "x.jsonl")
    #expect(table.brokenRecords.count == 2)
    for index in 0..<2 { #expect(table[table.id(at: index)].value.jsonText().utf8.count < 100_000) }
    #expect(
      table.fault(of: table.id(at: 0))?.message == "expected at most 512 levels, found one more")
  }

  @Test("Any bytes at all make a table or an error")
  func anything() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<2000 {
      let bytes = (0..<random.below(40)).map { _ in random.pick(Array("{}[]\",:\\u0a \n\r1é".utf8))
      }
      let name = round % 2 == 0 ? "x" : "x.jsonl"
      let source = SourceText(name: name, buffer: ByteBuffer(bytes))
      guard let table = try? RecordTable(parsing: source) else { continue }
      for index in 0..<table.count {
        // A broken line is looked at by screens too.
        let slice = table[table.id(at: index)]
        _ = slice.value
        _ = slice.lookup([.member("a"), .index(0)])
      }
      _ = table.read.duplicateMembers
      #expect(RecordsTests.bytes(table).utf8.count >= 0)
    }
  }
}
