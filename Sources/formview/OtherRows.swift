import Cells
import Forms
import Inference
import Records
import Rules
import SourceText
import Values

/// The rows for members that no row of a form names, made of the records that have them.
struct OtherRows {
  private let base: Form
  private let known: KnownMembers
  /// Surveys by the names of the forms whose objects have the members; that of the records' form has none.
  private var surveys: [ExactText?: OtherMemberSurvey] = [:]

  /// Maximum number of rows: a map without a `MapCell` may have any number of names.
  private static let most = 1_000

  /// Nil for a form that has no such rows. Members that it refuses are looked for in all records of the table.
  /// O(rows), for such a form O(bytes).
  init?(for base: Form, in table: RecordTable) {
    guard !base.isInferred, !base.rows.isEmpty,
      base.allForms.contains(where: { $0.otherMembers != .hide })
    else { return nil }
    self.base = base
    known = KnownMembers(base, isOfArchive: table.origin?.referenceMark != nil)
    guard base.refusesOtherMembers else { return }
    for index in 0..<table.count { _ = add(table.id(at: index), of: table) { $0 == .refuse } }
  }

  /// Adds the members of a record; true if some were not known before. O(record).
  mutating func add(
    _ id: RecordID, of table: RecordTable, where isWanted: (OtherMembers) -> Bool = { _ in true }
  ) -> Bool {
    guard table.fault(of: id) == nil else { return false }
    let others = known.others(in: table[id]).filter { isWanted(treatment(in: $0.form)) }
    guard others.contains(where: { surveys[$0.form]?.has($0.path) != true }) else { return false }
    for other in others where count < Self.most || surveys[other.form]?.has(other.path) == true {
      surveys[other.form, default: OtherMemberSurvey()]
        .add(other.value, at: other.path, of: id, in: table)
    }
    return true
  }

  /// Number of rows.
  var count: Int { surveys.values.reduce(0) { $0 + $1.count } }

  /// The form with the rows; their kinds are settled, but not those of its own rows.
  var form: Form {
    let texts = Environment.texts
    return surveys.sorted { ($0.key?.text ?? "") < ($1.key?.text ?? "") }
      .reduce(base) { form, survey in
        let refusal = treatment(in: survey.key) == .refuse ? texts.memberIsRefused : nil
        let text = survey.value.form(refusal: refusal, texts: texts)
        let decoder = FormDecoder(cells: CellCatalog.core.declarations)
        guard let rows = decoder.decode(SourceText(name: "", text: text)).form else { return form }
        return form.adding(otherMembers: rows, to: survey.key, heading: texts.otherMembers)
      }
  }

  private func treatment(in form: ExactText?) -> OtherMembers {
    form.flatMap { base.forms[$0]?.otherMembers } ?? base.otherMembers
  }
}

extension Form {
  /// The form with rows for the members that it refuses, in all records. O(bytes) for such a form.
  func refusingOtherMembers(in table: RecordTable) -> Form {
    guard refusesOtherMembers, let rows = OtherRows(for: self, in: table), rows.count > 0
    else { return self }
    return rows.form
  }
}

extension Workspace {
  /// The rules for another version of the records, in which members may be new that the form refuses; nil for a form that
  /// refuses none.
  mutating func binder(refusingNewMembersOf table: RecordTable) -> RecordBinder? {
    guard opened.form.refusesOtherMembers else { return nil }
    use(opened.form.refusingOtherMembers(in: table))
    return makeBinder(for: .edits)
  }

  /// Shows members of a record that no row names.
  mutating func showOtherMembers(of id: RecordID) {
    guard var rows = OtherRows(for: opened.form, in: table), rows.add(id, of: table)
    else { return }
    use(rows.form)
  }

  /// Lets a path name members that no row does, of the first records.
  mutating func openOtherMembers(on text: String) {
    guard namedRow(text) == nil, let path = try? ValuePath(text),
      RowLocation(path, from: form) == nil, var rows = OtherRows(for: opened.form, in: table)
    else { return }
    for index in 0..<min(table.count, Self.recordsForOtherMembers) {
      _ = rows.add(table.id(at: index), of: table)
    }
    if rows.count > 0 { use(rows.form) }
  }

  private static let recordsForOtherMembers = 1_000
}
