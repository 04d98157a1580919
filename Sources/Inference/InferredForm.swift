import JSONText
import Records
import Texts
import Values

/// A first form for data that have none: what its records show, written as the text of a form.
///
/// Labels come from the names of members, sections from the objects of a record, further forms from what is deeper;
/// order as in the file. Rules are only those that all values keep that were looked at.
package struct InferredForm {
  private var survey = ObjectSurvey()
  /// Records that are not objects, or have no members.
  private var values: MemberSurvey
  private let isList: Bool
  /// Whether each record is an object: others have no members for rows to show.
  private var areObjects = true
  private let texts: any Texts

  /// Looks at records of a table: all of them, or as many as `limit` bytes hold, spread over the file. O(bytes).
  package init(of table: RecordTable, upTo limit: Int = .max, texts: any Texts) {
    self.texts = texts
    let path = table.source.name
    values = MemberSurvey(
      name: path == Self.standardInput ? texts.namelessData : FileName.stem(path))
    isList = table.isList
    var bytes = 0
    for place in Self.places(of: table, limit) where bytes < limit {
      let id = table.id(at: place)
      guard table.fault(of: id) == nil else { continue }
      let record = table[id]
      if record.kind == .object, !record.isEmptyContainer {
        survey.add(record, types: table.origin.map { SourceTypes(origin: $0, record: id) })
      } else {
        values.add(record, depth: 0)
      }
      areObjects = areObjects && record.kind == .object
      recordCount += 1
      bytes += record.range.count
    }
  }

  /// How many records were looked at.
  package private(set) var recordCount = 0

  /// Whether there is nothing to make rows of, not even a list that records could be added to.
  package var isEmpty: Bool { recordCount == 0 && !isList }

  /// The form, in OpenStep notation, with comments; `path` is the data file's, `recordsTable` the table of a database
  /// that has to be named.
  package func text(path: String, recordsTable: String? = nil) -> String {
    var writer = FormWriter(texts: texts)
    writer.recordsTable = recordsTable
    let isInFile = path != Self.standardInput
    let title = isInFile ? Words.label(from: FileName.stem(path)) : texts.namelessData
    let name = isInFile ? FileName.withoutFolder(path) : nil
    guard areObjects, !survey.members.isEmpty else {
      return writer.form(
        ofValues: values.adding(survey), title: title, records: recordCount, of: name)
    }
    return writer.form(of: survey, title: title, records: recordCount, of: name)
  }

  /// All records where they are few bytes, else the first, and some spread over the rest, the last among them.
  private static func places(of table: RecordTable, _ limit: Int) -> [Int] {
    let count = table.count
    guard limit < .max, count > first + spread, table.source.buffer.count > limit else {
      return Array(0..<count)
    }
    return Array(0..<first) + (1...spread).map { first + $0 * (count - first) / spread - 1 }
  }

  /// What a path of data is called that are in no file.
  private static let standardInput = "-"
  private static let first = 60
  private static let spread = 40
}
