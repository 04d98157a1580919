import AgeFile
import AgeTesting
import FileTesting
import JSONText
import RecordSources
import Records
import SeededRandom
import SourceText
import Testing

@Suite("Random edits of encrypted files, decrypted by age")
struct EncryptedRandomTests {
  private let folder: TemporaryFolder
  private static let keys = ["a", "b", "c", "new key"]
  private static let texts = ["", "x", "Ä ö", "\"q\" \\", "😀", "two\nlines"]

  init() throws { folder = try TemporaryFolder() }

  @Test("What was edited is what age finds in the file", arguments: 0..<20)
  func edits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    // Some of them fill more than a chunk.
    let filler = String(repeating: "x", count: seed % 4 == 0 ? 30_000 : 3)
    let text =
      #"[{"a": "\#(filler)", "b": 1}, {"a": "\#(filler)"}, {"b": "\#(filler)", "c": null}]"#
    let recipient = try SourceFixture.keys().recipient
    let path = try folder.put(
      bytes: AgeProgram.encrypt(
        Array(text.utf8), to: [recipient], armored: Bool.random(using: &random)), at: "data.age")
    let source = SourceCatalog.source(
      named: path, SourceOptions(keys: try SourceFixture.opening()))
    let delivery = try source.open(RecordRequest(), readsAhead: true)
    while try delivery.readOn() {}
    let contents = delivery.contents
    var edited = EditedRecords(
      table: contents.table,
      model: [
        ["a": .string(filler), "b": .number("1")], ["a": .string(filler)],
        ["b": .string(filler), "c": .null],
      ])
    try edited.edit(Self.keys, using: &random) {
      .string(Self.texts.randomElement(using: &$0) ?? "")
    }
    let lock = try source.lock(patience: .seconds(5))
    let answer = source.commit(
      RecordCommit(
        base: contents.table, table: edited.table,
        expected: .version(try #require(contents.version))), under: lock)
    guard case .saved = answer else {
      Issue.record("\(answer)")
      return
    }
    let plain = try AgeProgram.decrypt(
      SourceFixture.bytesOfFile(path), by: SourceFixture.keys().identity)
    let found = try RecordTable(
      parsing: SourceText(name: "data", buffer: ByteBuffer(plain)))
    #expect(found.records.map { found[$0].value } == edited.values)
    #expect(edited.values.map(\.members) == edited.model, "the table is the model")
    #expect(folder.names() == ["data.age"])
  }
}

extension JSONValue {
  /// An object's members; nil for other values.
  fileprivate var members: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return Dictionary(members.map { ($0.name, $0.value) }) { $1 }
  }
}
