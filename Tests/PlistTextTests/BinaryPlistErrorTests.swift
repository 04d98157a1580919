import PlistText
import Testing

@Suite("Faults in binary property lists")
struct BinaryPlistErrorTests {
  @Test(
    "an object that lies is refused at its byte",
    arguments: [
      ([[0xA1, 1], [0xA1, 0]], "1:12: refers to object 0, which contains this one: a loop"),
      ([[0xA1, 0]], "1:10: refers to object 0, which contains this one: a loop"),
      (
        [[0xD1, 1, 0], [0x51, 0x61]], "1:11: refers to object 0, which contains this one: a loop"
      ),
      ([[0xA1, 7]], "1:10: refers to object 7, but the file has only 1"),
      ([[0xD1, 1, 1], [0x09]], "1:12: a dictionary has true as a key; expected a string"),
      ([[0x55, 0x61]], "1:9: a string of 5 units runs past the end of the objects"),
      ([[0x61, 0x61]], "1:9: a string of 1 unit runs past the end of the objects"),
      ([[0xA2, 0]], "1:9: an array or set of 2 units runs past the end of the objects"),
      ([[0x13, 0]], "1:9: an integer of 8 units runs past the end of the objects"),
      ([[0x33, 0]], "1:9: a date of 8 units runs past the end of the objects"),
      (
        [[0x4F, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7)],
        "1:9: data of 9223372036854775807 units runs past the end of the objects"
      ),
      ([[0x5F, 0x09]], "1:10: expected the length of a string as an integer"),
      ([[0x51, 0x80]], "1:10: byte 0x80 in an ASCII string"),
      ([[0x61, 0xD8, 0x00]], "1:9: half a surrogate pair in a UTF-16 string"),
      ([[0x00]], "1:9: a null object; property lists of the other formats have none"),
      ([[0x7F]], "1:9: 0x7f begins no kind of object that can be read here"),
      ([[0x15]], "1:9: 0x15 begins no kind of object that can be read here"),
      (
        [[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]],
        "1:9: a date inf s from 2001, outside of the years 1 to 9999"
      ),
      ([[0x88] + [UInt8](repeating: 1, count: 9)], "1:9: a UID of more than 64 bits"),
    ] as [([[UInt8]], String)])
  func objects(objects: [[UInt8]], expected: String) {
    #expect(fault(BinaryFile(objects: objects).bytes) == expected)
  }

  @Test(
    "a trailer that lies is refused at its byte",
    arguments: [
      (6, 0, "1:20: the trailer gives offsets of 0 and references of 1 bytes; expected 1 to 8"),
      (7, 9, "1:20: the trailer gives offsets of 1 and references of 9 bytes; expected 1 to 8"),
      (8, 1, "1:22: the trailer counts 72057594037927938 objects, but the offset table has room"),
      (15, 0, "1:22: the trailer counts 0 objects, but the offset table has room for 2"),
      (15, 3, "1:22: the trailer counts 3 objects, but the offset table has room for 2"),
      (23, 2, "1:30: the root is object 2, but the file has only 2"),
      (31, 8, "1:38: the trailer puts the offset table at byte 8, outside of the file's 45 bytes"),
      (
        31, 99, "1:38: the trailer puts the offset table at byte 99, outside of the file's 45 bytes"
      ),
    ])
  func trailer(index: Int, byte: UInt8, expected: String) {
    var bytes = BinaryFile(objects: [[0xA1, 1], [0x09]]).bytes
    let trailer = bytes.count - 32
    bytes[trailer + index] = byte
    #expect(fault(bytes).hasPrefix(expected))
  }

  @Test("an offset outside of the objects is refused at its place in the table")
  func offsets() {
    var bytes = BinaryFile(objects: [[0xA1, 1], [0x09]]).bytes
    bytes[12] = 11
    #expect(
      fault(bytes)
        == "1:13: object 1 is said to stand at byte 11, outside of the objects (8 to 10)")
  }

  @Test("another version is refused")
  func version() {
    #expect(
      fault(Array("bplist15".utf8) + [UInt8](repeating: 0, count: 50))
        == "1:7: version \"15\" of binary property lists; only \"00\" can be read here")
  }

  @Test("a file cut short says so")
  func cutShort() {
    let bytes = BinaryFile(objects: [[0xA1, 1], [0x09]]).bytes
    #expect(
      fault(Array(bytes.prefix(30)))
        == "1:31: the binary property list is cut short: 30 bytes of at least 42")
  }

  @Test("sharing that multiplies beyond four million values is refused, quickly")
  func sharingBomb() {
    // Forty arrays of ten references each to the next.
    let objects: [[UInt8]] = (1...40).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) }
    let found = fault(BinaryFile(objects: objects + [[0x09]], offsetSize: 2).bytes)
    #expect(found.hasSuffix("holds more than 4000000 values, many of them the same object"))
  }

  @Test("containers deeper than 512 are refused, shared or not")
  func depth() {
    func nested(_ count: Int) -> [UInt8] {
      let objects = (1...count).map { [0xA1, UInt8($0 >> 8), UInt8($0 & 255)] as [UInt8] }
      return BinaryFile(objects: objects + [[0x09]], referenceSize: 2, offsetSize: 2).bytes
    }
    #expect(fault(nested(512)).hasPrefix("no fault"))
    #expect(fault(nested(513)).hasSuffix("a container deeper than 512 containers"))
  }
}
