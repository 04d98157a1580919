import JSONText
import Records
import SourceText
import Texts
import Values

/// A first form for data without one, derived from its records, as the text of a form.
///
/// Labels come from the names of members, sections from the objects of a record, further forms from nested objects;
/// order as in the file. Rules are only those that all examined values satisfy.
package struct InferredForm: Sendable {
  private var survey = ObjectSurvey()
  /// Survey of records that are not objects, or have no members.
  private var values: MemberSurvey
  private let isList: Bool
  /// True if each record is an object: others have no members for rows.
  private var areObjects = true
  private let texts: Texts
  /// True if some records, or elements of lists, were not examined.
  package let isPartial: Bool

  /// Examines records of a table: all of them, or as many as `limit` bytes contain, spread over the file. O(bytes).
  package init(of table: RecordTable, upTo limit: Int = .max, texts: Texts) {
    self.init(of: table, upTo: limit, after: nil, texts: texts)
  }

  /// Examines all records after some were examined: new members come last. O(bytes).
  ///
  /// - Parameter isStopped: returns true to stop before all are examined.
  package init(of table: RecordTable, after partial: InferredForm, isStopped: () -> Bool) {
    self.init(of: table, upTo: .max, after: partial, texts: partial.texts, isStopped: isStopped)
  }

  private init(
    of table: RecordTable, upTo limit: Int, after known: InferredForm?, texts: Texts,
    isStopped: () -> Bool = { false }
  ) {
    self.texts = texts
    let path = table.source.name
    values = MemberSurvey(
      name: path == Self.standardInput ? texts.namelessData : FileName.stem(path))
    if let known {
      survey = ObjectSurvey(inOrderOf: known.survey)
      values = MemberSurvey(inOrderOf: known.values)
    }
    isList = table.isList
    survey.declare(table.origin?.declaredMembers ?? [])
    isPartial = limit < .max && (table.source.buffer.count > limit || !table.isWhole)
    let sample = isPartial ? Self.sample(of: table) : nil
    var bytes = 0
    for index in 0..<(sample?.count ?? table.count) where bytes < limit {
      if isStopped() { break }
      let id = table.id(at: sample?[index] ?? index)
      guard table.fault(of: id) == nil else { continue }
      let whole = table[id]
      let record = whole.beginning(upTo: limit) ?? whole
      let shift = whole.range.lowerBound - record.range.lowerBound
      var scope = SurveyScope(
        types: table.origin.map { SourceTypes(origin: $0, record: id, shift: shift) })
      if isPartial { scope.mostElements = Self.sampledElements }
      if record.kind == .object, !record.isEmptyContainer {
        survey.add(record, scope)
      } else {
        scope.types = nil
        values.add(record, scope)
      }
      areObjects = areObjects && record.kind == .object
      recordCount += 1
      bytes += record.range.count
    }
  }

  package private(set) var recordCount = 0

  /// True if no rows are possible, and no records can be added.
  package var isEmpty: Bool { recordCount == 0 && !isList }

  /// The form in OpenStep notation, with comments; `path` is the data file's, `recordsTable` the table of a database
  /// that has to be named.
  package func text(path: String, recordsTable: String? = nil) -> String {
    var writer = FormWriter(isList: isList, texts: texts)
    writer.recordsTable = recordsTable
    return text(path: path, by: &writer)
  }

  /// True if another one has the same rows, apart from comments.
  package func isSame(as other: InferredForm) -> Bool {
    func bare(_ form: InferredForm) -> String {
      var writer = FormWriter(isList: form.isList, texts: texts)
      writer.hasComments = false
      return form.text(path: Self.standardInput, by: &writer)
    }
    return bare(self) == bare(other)
  }

  private func text(path: String, by writer: inout FormWriter) -> String {
    let isInFile = path != Self.standardInput
    let title = isInFile ? Self.title(ofFile: FileName.stem(path)) : texts.namelessData
    let name = isInFile ? FileName.withoutFolder(path) : nil
    guard areObjects, !survey.members.isEmpty else {
      return writer.form(
        ofValues: values.adding(survey), title: title, records: recordCount, of: name)
    }
    return writer.form(of: survey, title: title, records: recordCount, of: name)
  }

  /// A name in words; unchanged if it shows invalid bytes (`r\xE9al`).
  private static func title(ofFile stem: String) -> String {
    stem.contains("\\x") ? stem : Words.label(from: stem)
  }

  /// The first records, and some spread over the rest, the last among them.
  private static func sample(of table: RecordTable) -> [Int] {
    let count = table.count
    guard count > first + spread else { return Array(0..<count) }
    return Array(0..<first) + (1...spread).map { first + $0 * (count - first) / spread - 1 }
  }

  private static let standardInput = "-"
  private static let first = 60
  private static let spread = 40
  /// Limit of examined elements of each list in a sample of the records.
  private static let sampledElements = 50
}

extension JSONSlice {
  /// The complete part of a longer value's first bytes, as a value; nil for a shorter one, and if nothing is
  /// complete.
  fileprivate func beginning(upTo limit: Int) -> JSONSlice? {
    guard range.count > limit else { return nil }
    let closed = withExtendedLifetime(buffer) {
      JSONBeginning.closed(UnsafeRawBufferPointer(rebasing: buffer.bytes[range].prefix(limit)))
    }
    return closed.map { JSONSlice(buffer: ByteBuffer($0), range: 0..<$0.count) }
  }
}
