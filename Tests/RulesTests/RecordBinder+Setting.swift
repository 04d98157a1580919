import JSONText
import Records
import SourceText
import Testing
import Values

@testable import Rules

extension RecordBinder {
  /// A record as a value that is set in it leaves it, with all that follows from that.
  func record(_ record: String, setting path: String, to value: String) throws -> String {
    let former = try RecordTable(parsing: SourceText(name: "a.json", text: record))
    let id = former.id(at: 0)
    var table = former
    let steps = try ValuePath(path).steps
    let value = try JSONSlice(parsing: value).value
    table.replace(id, with: try table.record(id, with: .value(value), at: steps))
    let consequences = consequences(in: id, of: [steps], from: former, to: table)
    _ = try table.make(.batch(consequences.edits.map(Edit.replace)))
    #expect(table[id].text == consequences.table[id].text, "the edits give what was made")
    return table[id].text
  }
}
