import PlistText
import Testing

@Suite("Binary property lists")
struct BinaryPlistTests {
  @Test("every kind of object is read, at its byte offset")
  func everyKind() throws {
    let file = BinaryFile(objects: [
      [0xA9, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [0x09], [0x08], [0x10, 200], [0x13] + [UInt8](repeating: 0xFF, count: 8),
      [0x22, 0x3F, 0, 0, 0], [0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0],
      [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x42, 1, 2], [0x62, 0x59, 0xD3, 0x54, 0x0D],
    ])
    let (root, format) = try parse(file.bytes)
    #expect(format == .binary)
    #expect(
      outline(root)
        == "(true, false, 200, -1, real 0.5, real 0.5, date 2001-01-01T00:00:00Z, "
        + "data [1, 2], \"姓名\")")
    #expect(root.items?.map(\.position.column) == [19, 20, 21, 23, 32, 37, 46, 55, 58])
    #expect(root.items?.allSatisfy { $0.position.line == 1 } == true)
  }

  @Test(
    "integers take 1 to 16 bytes, of which the short ones are unsigned",
    arguments: [
      ([0x10, 0xFF], "255"), ([0x11, 0xFF, 0xFF], "65535"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
      ([0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], "-9223372036854775808"),
      (
        [0x14] + [0, 0, 0, 0, 0, 0, 0, 0] + [0x80, 0, 0, 0, 0, 0, 0, 0], "big 9223372036854775808"
      ),
      ([0x14] + [UInt8](repeating: 0xFF, count: 16), "-1"),
    ] as [([UInt8], String)])
  func integers(object: [UInt8], expected: String) throws {
    #expect(try outline(parse(BinaryFile(objects: [object]).bytes).root) == expected)
  }

  @Test("sets are read as arrays, UIDs as UIDs, long counts from their integer")
  func otherKinds() throws {
    let file = BinaryFile(objects: [
      [0xC3, 1, 2, 3], [0x81, 1, 0], [0x5F, 0x10, 16] + Array("sixteen letters!".utf8),
      [0xD1, 2, 1],
    ])
    #expect(
      try outline(parse(file.bytes).root)
        == "(uid 256, \"sixteen letters!\", {sixteen letters! = uid 256})")
  }

  @Test("an object that several others share is fine")
  func sharing() throws {
    let file = BinaryFile(objects: [[0xA3, 1, 1, 1], [0xA1, 2], [0x51, 0x61]])
    #expect(try outline(parse(file.bytes).root) == "((\"a\"), (\"a\"), (\"a\"))")
  }

  @Test("references and offsets may be wider than needed")
  func wideReferences() throws {
    let file = BinaryFile(
      objects: [[0xA1, 0, 0, 0, 0, 0, 0, 0, 1], [0x09]], referenceSize: 8, offsetSize: 8)
    #expect(try outline(parse(file.bytes).root) == "(true)")
  }
}

/// A binary property list put together by hand.
struct BinaryFile {
  var objects: [[UInt8]]
  var referenceSize = 1
  var offsetSize = 1
  var top = 0

  /// Where the objects begin, by their numbers.
  var offsets: [Int] {
    objects.reduce(into: [8]) { offsets, object in
      offsets.append((offsets.last ?? 8) + object.count)
    }.dropLast()
  }

  var bytes: [UInt8] {
    let body = Array("bplist00".utf8) + objects.flatMap(\.self)
    return body + offsets.flatMap { wide($0, offsetSize) }
      + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
      + [objects.count, top, body.count].flatMap { wide($0, 8) }
  }

  private func wide(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
