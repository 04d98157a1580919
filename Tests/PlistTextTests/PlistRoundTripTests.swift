import PlistText
import SourceText
import Testing

@Suite("Writing binary property lists")
struct PlistRoundTripTests {
  @Test("what is written is read back as it was", arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    var generator = PlistGenerator(seed: UInt64(seed))
    let root = generator.node(depth: 4)
    let bytes = try BinaryPlistWriter.bytes(of: root)
    let (copy, format) = try parse(bytes)
    #expect(format == .binary)
    #expect(outline(copy) == outline(root))
  }

  @Test("equal strings are written once, canonically equivalent ones apart")
  func sharedStrings() throws {
    let root = try value("(éé, éé, \"e\u{301}e\u{301}\", éé)")
    let bytes = try BinaryPlistWriter.bytes(of: root)
    #expect(bytes.count == 8 + 5 + 5 + 9 + 3 + 32)
    let items = try #require(try parse(bytes).root.items)
    #expect(items.map { $0.string?.unicodeScalars.count } == [2, 2, 4, 2])
  }

  @Test("counts and references beyond a byte are written wider")
  func manyObjects() throws {
    let items = (0..<300).map { number in
      PlistNode(content: .integer(Int64(number)), position: SourcePosition(line: 1, column: 1))
    }
    let root = PlistNode(content: .array(items), position: SourcePosition(line: 1, column: 1))
    let copy = try parse(BinaryPlistWriter.bytes(of: root)).root
    #expect(outline(copy) == outline(root))
  }

  @Test("an integer beyond 128 bits and a date that does not exist are refused at their place")
  func refused() throws {
    let position = SourcePosition(line: 3, column: 5)
    for content in [PlistContent.bigInteger(String(repeating: "9", count: 40)), .date("soon")] {
      let error = #expect(throws: PlistWriteError.self) {
        try BinaryPlistWriter.bytes(of: PlistNode(content: content, position: position))
      }
      #expect(error?.position == position)
    }
  }

  @Test(
    "dates keep their text",
    arguments: [
      "0001-01-01T00:00:00Z", "1582-10-15T12:00:00Z", "1969-12-31T23:59:59Z",
      "2000-02-29T00:00:00Z", "2001-01-01T00:00:00Z", "2100-02-28T23:59:59Z",
      "2026-11-21T08:30:00.25Z", "1999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59Z",
    ])
  func dates(text: String) throws {
    let node = PlistNode(content: .date(text), position: SourcePosition(line: 1, column: 1))
    #expect(outline(try parse(BinaryPlistWriter.bytes(of: node)).root) == "date \(text)")
  }
}

/// Makes random property lists.
struct PlistGenerator {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func node(depth: Int) -> PlistNode {
    let kinds = depth > 0 ? 10 : 8
    let content: PlistContent =
      switch Int.random(in: 0..<kinds, using: &generator) {
      case 0: .string(text())
      case 1:
        .integer(
          Int64(
            truncatingIfNeeded: generator.next() >> UInt64.random(in: 0..<64, using: &generator)))
      case 2:
        .bigInteger(
          ["9223372036854775808", "-9223372036854775809"].randomElement(using: &generator) ?? "")
      case 3: .real(Double.random(in: -1e9...1e9, using: &generator))
      case 4: .bool(Bool.random(using: &generator))
      case 5:
        .date("20\(number(10...99))-0\(number(1...9))-28T23:59:01Z")
      case 6: .data((0..<Int.random(in: 0..<40, using: &generator)).map { UInt8($0) })
      case 7: .uid(generator.next() >> UInt64.random(in: 0..<64, using: &generator))
      case 8: .array(children(depth))
      default:
        .dictionary(
          children(depth).map { PlistEntry(key: text(), keyPosition: $0.position, value: $0) })
      }
    return PlistNode(content: content, position: SourcePosition(line: 1, column: 1))
  }

  private mutating func children(_ depth: Int) -> [PlistNode] {
    var nodes: [PlistNode] = []
    for _ in 0..<Int.random(in: 0..<20, using: &generator) { nodes.append(node(depth: depth - 1)) }
    return nodes
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func text() -> String {
    let pieces = ["a", "b", "name", "姓名", "é", "e\u{301}", "😀", "\n", "\"", "&<", " "]
    var text = ""
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
    }
    return text
  }
}
