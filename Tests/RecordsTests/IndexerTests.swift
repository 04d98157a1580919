import JSONTesting
import JSONText
import Records
import SourceText
import Testing

@Suite struct IndexerTests {
  @Test("Fed in pieces of any size, the indexer finds what it finds in the whole file")
  func pieces() throws {
    for seed in 0..<60 {
      var generator = Generator(seed: UInt64(seed))
      let root = generator.array(depth: 3, count: 6)
      let text = seed % 3 == 0 ? "{\"v\": 1, \"d\": " + root + ", \"w\": []}" : root + "\n"
      let way = seed % 3 == 0 ? path("d") : []
      let whole = try table(text, at: way)
      let buffer = ByteBuffer(text)
      for step in [1, 2, 7, 64] {
        var index = RecordIndexer(name: "x", recordsPath: way)
        for end in stride(from: 0, through: buffer.count, by: step) {
          let known = UnsafeRawBufferPointer(rebasing: buffer.bytes[..<end])
          try index.advance(over: known, isWhole: false)
          #expect(!index.isComplete)
        }
        try index.advance(over: buffer.bytes, isWhole: true)
        #expect(index.isComplete)
        let table = RecordTable(source: SourceText(name: "x", buffer: buffer), index: index)
        #expect(records(table) == records(whole))
        #expect(bytes(table) == text)
      }
    }
  }

  @Test("The first records are there before the rest is looked at")
  func firstRecords() throws {
    let text = "[" + String(repeating: "{\"a\": 1},\n", count: 1000) + "oops]"
    let buffer = ByteBuffer(text)
    var index = RecordIndexer(name: "x")
    try index.advance(over: buffer.bytes, isWhole: true, upTo: 50)
    #expect(index.count == 50)
    #expect(index.validatedBytes < 600)
    let error = #expect(throws: JSONSyntaxError.self) {
      try index.advance(over: buffer.bytes, isWhole: true)
    }
    #expect(error?.offset == 10_001)
    #expect(index.count == 1000)
  }

  @Test("JSON Lines arrive line by line, the last one when the file is known to end")
  func lines() throws {
    let text = "{\"a\":1}\n{\"a\":2}\n{\"a\":3}"
    let buffer = ByteBuffer(text)
    var index = RecordIndexer(name: "x.jsonl")
    try index.advance(
      over: UnsafeRawBufferPointer(rebasing: buffer.bytes[..<20]), isWhole: false)
    #expect(index.count == 2)
    try index.advance(over: buffer.bytes, isWhole: false)
    #expect(index.count == 2)
    try index.advance(over: buffer.bytes, isWhole: true)
    #expect(index.count == 3)
  }

  @Test("Edits made while only the beginning was known are carried over to the whole")
  func carried() throws {
    let text = "[" + (0..<100).map { "{\"a\": \($0)}" }.joined(separator: ", ") + "]"
    let source = SourceText(name: "x", text: text)
    var index = RecordIndexer(name: "x")
    try index.advance(over: source.buffer.bytes, isWhole: true, upTo: 10)
    var part = RecordTable(source: source, index: index)
    #expect(!part.isWhole)
    try part.set(.null, at: path("a"), in: part.id(at: 3))
    try index.advance(over: source.buffer.bytes, isWhole: true)
    let whole = RecordTable(source: source, index: index)
    let edited = part.carried(over: whole)
    #expect(edited.isWhole)
    #expect(edited.count == 100)
    #expect(bytes(edited) == text.replacing("{\"a\": 3}", with: "{\"a\": null}"))
    part.move(part.id(at: 0), to: 2)
    let new = part.insert(.number("5"), at: 0)
    let added = try #require(new)
    let moved = part.carried(over: whole)
    #expect(moved.count == 101)
    #expect(moved.index(of: added) == 0)
    #expect(records(moved).suffix(90) == records(whole).suffix(90))
    #expect(records(moved)[3] == "{\"a\": 0}")
  }

  @Test("Records added, deleted and moved while more and more is known stand where they were put")
  func growing() throws {
    let text = "[" + (0..<20_000).map { "\($0)" }.joined(separator: ",") + "]"
    let source = SourceText(name: "x", text: text)
    for seed in 0..<20 {
      var generator = Generator(seed: UInt64(seed))
      var index = RecordIndexer(name: "x")
      try index.advance(over: source.buffer.bytes, isWhole: true, upTo: 5)
      var table = RecordTable(source: source, index: index)
      var model = (0..<5).map(String.init)
      while !table.isWhole {
        for _ in 0..<generator.random.below(4) {
          let position = generator.random.below(model.count)
          switch generator.random.below(3) {
          case 0:
            table.delete(table.id(at: position))
            model.remove(at: position)
          case 1:
            _ = table.insert(.number("-1"), at: position)
            model.insert("-1", at: position)
          default:
            let target = generator.random.below(model.count)
            table.move(table.id(at: position), to: target)
            model.insert(model.remove(at: position), at: target)
          }
        }
        let known = index.count
        let more = known + 1 + generator.random.below(6000)
        try index.advance(over: source.buffer.bytes, isWhole: true, upTo: more)
        table = table.carried(over: RecordTable(source: source, index: index))
        model += (known..<index.count).map(String.init)
        #expect(records(table) == model)
        for position in [0, model.count / 2, model.count - 1] {
          #expect(table.index(of: table.id(at: position)) == position)
        }
      }
      #expect(bytes(table).filter { !$0.isWhitespace } == "[" + model.joined(separator: ",") + "]")
    }
  }

  @Test("What is put back where it was is as read, also when more is known by then")
  func undoneAfterGrowth() throws {
    let source = SourceText(name: "x", text: "[1, 2, 3, 4, 5, 6]")
    var index = RecordIndexer(name: "x")
    try index.advance(over: source.buffer.bytes, isWhole: true, upTo: 3)
    var table = RecordTable(source: source, index: index)
    let (first, last) = (table.id(at: 0), table.id(at: 2))
    table.move(first, to: 2)
    table.delete(last)
    try index.advance(over: source.buffer.bytes, isWhole: true)
    table = table.carried(over: RecordTable(source: source, index: index))
    #expect(records(table) == ["2", "1", "4", "5", "6"])
    #expect(table.isEdited)
    table.restore(last, at: 1)
    table.move(first, to: 0)
    #expect(!table.isEdited)
    #expect(bytes(table) == source.line(at: 0))
  }
}
