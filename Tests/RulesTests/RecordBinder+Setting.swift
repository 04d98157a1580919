import JSONText
import Records
import SourceText
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
    _ = consequences(in: id, of: [steps], from: former, to: table).edits(in: id, of: &table)
    return table[id].text
  }
}
