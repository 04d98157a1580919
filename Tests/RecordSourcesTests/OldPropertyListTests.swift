import FileTesting
import JSONText
import RecordSources
import Records
import SourceText
import Testing

@Suite("Property lists of others: escapes and encodings that are older than UTF-8")
struct OldPropertyListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The records of a file.
  private func table(_ bytes: [UInt8], name: String = "a.strings") throws -> RecordTable {
    let path = try folder.put(bytes: bytes, at: name)
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  /// The text of a member.
  private func text(_ bytes: [UInt8], of member: String = "a") throws -> String? {
    let table = try table(bytes)
    guard case .found(let value) = table[table.id(at: 0)].lookup([.member(member)]) else {
      return nil
    }
    return value.stringValue
  }

  /// The file after one of its texts has become another one.
  private func saved(_ bytes: [UInt8], _ member: String, _ text: String) throws -> [UInt8] {
    var table = try table(bytes)
    try table.set(.string(text), at: [.member(member)], in: table.id(at: 0))
    var written: [UInt8] = []
    try SourceCatalog.source(named: folder.file("a.strings")).write(table) { written += $0 }
    return written
  }

  @Test(
    "A backslash before any other character stands for that character",
    arguments: [
      (#"\(x\)"#, "(x)"), (#"\d+"#, "d+"), (#"C:\Users\é\李"#, "C:Usersé李"), (#"100\%"#, "100%"),
      (#"\u00e9\U00e9"#, "éé"), (#"\ux \U"#, "ux U"), (#"a\nb"#, "a\nb"), (#"\351"#, "Ø"),
    ])
  func escapes(written: String, text: String) throws {
    let file = Array("\"a\" = \"\(written)\";\n\"b\" = \"x\";\n".utf8)
    #expect(try self.text(file) == text)
    #expect(
      try saved(file, "b", "y") == Array("\"a\" = \"\(written)\";\n\"b\" = \"y\";\n".utf8))
  }

  @Test("The last two codes of NeXTSTEP, which are no characters, are read as U+FFFD")
  func octal() throws {
    #expect(try text(Array(#""a" = "x\376\377\375";"#.utf8)) == "x\u{FFFD}\u{FFFD}ÿ")
  }

  @Test(
    "A file in Latin-1 or in the encoding of NeXTSTEP is read and stays in it",
    arguments: [
      ("Caf\u{E9} cr\u{E8}me", [0xE9, 0xE8], [0xDD, 0xDC]),
      ("M\u{E4}rz Gr\u{F6}\u{DF}e", [0xE4, 0xF6, 0xDF], [0xD9, 0xF0, 0xFB]),
      (
        "sm\u{F8}rrebr\u{F8}d \u{E6}ble p\u{E5}", [0xF8, 0xF8, 0xE6, 0xE5],
        [0xF9, 0xF9, 0xF1, 0xDA]
      ),
    ])
  func encodings(text: String, latin1: [UInt8], nextStep: [UInt8]) throws {
    for codes in [latin1, nextStep] {
      /// A text with the bytes of its characters beyond ASCII, which come in this order.
      func bytes(_ text: String) -> [UInt8] {
        var rest = codes[...]
        return text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : rest.popFirst() ?? 0 }
      }
      let file = bytes("\"a\" = \"\(text)\";\n\"b\" = \"x\";\n")
      #expect(try self.text(file) == text)
      #expect(try saved(file, "b", "y") == bytes("\"a\" = \"\(text)\";\n\"b\" = \"y\";\n"))
      let first = text.unicodeScalars.first { !$0.isASCII }.map { String($0) } ?? ""
      #expect(
        try saved(file, "b", "\(first)李")
          == bytes("\"a\" = \"\(text)\";\n\"b\" = \"") + codes.prefix(1)
          + Array("\\U674e\";\n".utf8))
    }
  }

  @Test(
    "Texts in encodings with several bytes a character are not taken for one of these",
    arguments: [
      [0xD6, 0xD0, 0xCE, 0xC4], [0xB1, 0xB1, 0xBE, 0xA9, 0xCA, 0xD0], [0xE6, 0x9D],
      [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2],
    ])
  func otherEncodings(codes: [UInt8]) throws {
    #expect(throws: (any Error).self) {
      try table(Array("\"a\" = \"".utf8) + codes + Array("\";\n".utf8))
    }
  }
}
