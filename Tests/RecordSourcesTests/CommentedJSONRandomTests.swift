import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import SeededRandom
import Testing

@Suite("Random edits of JSON with comments")
struct CommentedJSONRandomTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A way to write a list of records, of which each has a comment with its number.
  struct Layout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let write: @Sendable ([[(String, String)]]) -> String
  }

  static let layouts = [
    Layout(testDescription: "in lines, comments above") { records in
      let items = records.enumerated().map { number, record in
        let members = record.map { "    \"\($0)\": \"\($1)\"" }
        return "  // record \(number)\n  {\n\(members.joined(separator: ",\n"))\n  }"
      }
      return "/* all */\n[\n" + items.joined(separator: ",\n") + "\n]\n"
    },
    Layout(testDescription: "in lines, comments behind, trailing commas") { records in
      let items = records.enumerated().map { number, record in
        let members = record.map { "\t\t\"\($0)\": \"\($1)\", // \($0) http://x\n" }
        return "\t{\n\(members.joined())\t}, /* record \(number) */\n"
      }
      return "// all\n[\n" + items.joined() + "]\n"
    },
    Layout(testDescription: "on a line") { records in
      let items = records.enumerated().map { number, record in
        let members = record.map { "\"\($0)\":\"\($1)\"" }
        return "/* record \(number) */ {\(members.joined(separator: ","))}"
      }
      return "[" + items.joined(separator: ", ") + ",]"
    },
    Layout(testDescription: "commas in front") { records in
      let items = records.enumerated().map { number, record in
        let members = record.map { "\"\($0)\": \"\($1)\" // \($0)\n" }
        return "{ \(members.joined(separator: "    , ")) } // record \(number)\n"
      }
      return "[ " + items.joined(separator: "  , ") + "]\n"
    },
  ]

  private static let keys = ["a", "b", "c", "new key", "\"q\" // é"]
  private static let texts = ["", "x", "Ä ö", "// c", "\"q\" 'r' \\", "😀", "two\nlines", "/* c */"]

  private func read(_ text: String) throws -> RecordTable {
    let path = try folder.put(text, at: "data.json")
    let delivery = try SourceCatalog.source(named: path)
      .open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  private func written(_ table: RecordTable) throws -> String {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "What was edited is read as that, and the comments of the records that are left stay",
    arguments: layouts, 0..<40)
  func edits(layout: Layout, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var model: [[String: JSONValue]] = []
    let records = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let record = ["a", "b", "c"].filter { _ in Bool.random(using: &random) }.map {
        ($0, "v\($0)")
      }
      model.append(Dictionary(uniqueKeysWithValues: record.map { ($0, .string($1)) }))
      return record
    }
    let text = layout.write(records)
    let table = try read(text)
    #expect(try written(table) == text)
    var edited = EditedRecords(table: table, model: model)
    try edited.edit(Self.keys, using: &random) {
      .string(Self.texts.randomElement(using: &$0) ?? "")
    }
    let saved = try written(edited.table)
    let again = try read(saved)
    #expect(again.records.map { again[$0].value } == edited.values, "\(saved)")
    for (number, id) in table.records.enumerated() {
      let isLeft = edited.table.records.contains(id)
      #expect(saved.contains("record \(number)") == isLeft, "\(saved)")
    }
    if text.contains("all") { #expect(saved.contains("all")) }
  }

  @Test("An edit of a value changes its bytes alone, and back gives the former", arguments: 0..<40)
  func values(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let layout = try #require(Self.layouts.randomElement(using: &random))
    let records = (0..<3).map { number in ["a", "b"].map { ($0, "\($0)\(number)") } }
    let text = layout.write(records)
    var table = try read(text)
    let number = Int.random(in: 0..<3, using: &random)
    let id = table.id(at: number)
    try table.set(.string("new"), at: [.member("b")], in: id)
    #expect(try written(table) == text.replacing("\"b\(number)\"", with: "\"new\""))
    try table.set(.string("b\(number)"), at: [.member("b")], in: id)
    #expect(try written(table) == text)
  }
}
