import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import SeededRandom
import Testing

@Suite("Random edits of property lists, read by Foundation")
struct PropertyListRandomTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A way to write a list of records, of which each has texts.
  struct Layout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let write: @Sendable ([[(String, String)]]) -> String
  }

  static let layouts = [
    Layout(testDescription: "XML in lines") { records in
      let dicts = records.map { record in
        let entries = record.map {
          "\t\t<key>\($0)</key>\n\t\t<string>\($1)</string>\n"
        }
        return "\t<!-- one -->\n\t<dict>\n\(entries.joined())\t</dict>\n"
      }
      return "<plist version=\"1.0\">\n<array>\n\(dicts.joined())</array>\n</plist>\n"
    },
    Layout(testDescription: "XML on a line") { records in
      let dicts = records.map { record in
        "<dict>" + record.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
      }
      return "<plist><array>\(dicts.joined())</array></plist>"
    },
    Layout(testDescription: "OpenStep in lines") { records in
      let items = records.map { record in
        "  {\n" + record.map { "    \($0) = \"\($1)\"; // c\n" }.joined() + "  }"
      }
      return "/* all */\n(\n" + items.joined(separator: ",\n") + "\n)\n"
    },
    Layout(testDescription: "OpenStep on a line") { records in
      let items = records.map { record in
        "{" + record.map { "\($0)=\"\($1)\";" }.joined(separator: " ") + "}"
      }
      return "(" + items.joined(separator: ", ") + ")"
    },
  ]

  private static let keys = ["a", "b", "c", "new key"]
  private static let texts = [
    "", "x", "Ä ö", "a < b & c", "\"q\" 'r' \\", "😀", "two\nlines", "/* c */",
  ]

  private func read(_ text: String) throws -> RecordTable {
    let path = try folder.put(text, at: "data.plist")
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  private func written(_ table: RecordTable) throws -> String {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("What was edited is read as that, and a comment is never lost", arguments: layouts, 0..<25)
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
    if text.contains("all") { #expect(saved.contains("/* all */")) }
    let again = try read(saved)
    #expect(again.records.map { again[$0].value } == edited.values)
    let value = try PropertyListSerialization.propertyList(from: Data(saved.utf8), format: nil)
    let others = try #require(value as? [[String: String]])
    #expect(others.map { $0.mapValues { .string($0) } } == edited.model, "\(saved)")
  }
}
