import JSONText
import Records
import SourceText

func table(_ text: String, name: String = "x.json", at path: [JSONStep] = []) throws -> RecordTable
{
  try RecordTable(parsing: SourceText(name: name, text: text), recordsPath: path)
}

/// `a.0.b`: digits are indices.
func path(_ text: String) -> [JSONStep] {
  text.split(separator: ".").map { Int($0).map(JSONStep.index) ?? .member(String($0)) }
}

/// What the table writes.
func bytes(_ table: RecordTable) -> String {
  var out: [UInt8] = []
  table.write { out += $0 }
  return String(decoding: out, as: UTF8.self)
}

/// The records' own texts in their present order.
func records(_ table: RecordTable) -> [String] {
  (0..<table.count).map { table[table.id(at: $0)].text }
}
