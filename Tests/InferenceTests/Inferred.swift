import FormTesting
import Forms
import Inference
import Records
import SourceText
import Testing
import Texts

/// First forms of data in JSON.
enum Inferred {
  static func text(_ json: String, name: String = "data.json") throws -> String {
    let table = try RecordTable(parsing: SourceText(name: name, text: json))
    return InferredForm(of: table, texts: Language.english.texts).text(path: name)
  }

  static func form(_ json: String) throws -> Form {
    try #require(FormFixture.decode(text(json)).form)
  }

  static func completed(_ records: [String], after count: Int) throws -> String {
    func table(_ records: [String]) throws -> RecordTable {
      try RecordTable(
        parsing: SourceText(name: "d.json", text: "[" + records.joined(separator: ", ") + "]"))
    }
    let beginning = InferredForm(
      of: try table(Array(records.prefix(count))), upTo: 8, texts: Language.english.texts)
    #expect(beginning.isPartial)
    return InferredForm(of: try table(records), after: beginning) { false }.text(path: "d.json")
  }
}
