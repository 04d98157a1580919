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
  private let texts: any Texts

  /// Looks at records of a table: all of them, or as many as `limit` bytes hold, spread over the file. O(bytes).
  package init(of table: RecordTable, upTo limit: Int = .max, texts: any Texts) {
    self.texts = texts
    var bytes = 0
    for place in Self.places(of: table.count, limit) where bytes < limit {
      let id = table.id(at: place)
      guard table.fault(of: id) == nil else { continue }
      survey.add(table[id])
      bytes += table[id].range.count
    }
  }

  /// How many records were looked at.
  package var recordCount: Int { survey.count }

  /// Whether there is anything to make rows of.
  package var isEmpty: Bool { survey.members.isEmpty }

  /// The form, in OpenStep notation, with comments; `path` is the data file's.
  package func text(path: String) -> String {
    var writer = FormWriter(texts: texts)
    return writer.form(
      of: survey, title: Words.label(from: FileName.stem(path)), records: recordCount,
      of: FileName.withoutFolder(path))
  }

  /// The first records, then some spread over the rest.
  private static func places(of count: Int, _ limit: Int) -> [Int] {
    guard limit < .max, count > first + spread else { return Array(0..<count) }
    return Array(0..<first) + (0..<spread).map { first + $0 * (count - first) / spread }
  }

  private static let first = 60
  private static let spread = 40
}
