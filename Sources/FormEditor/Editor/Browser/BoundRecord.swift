import JSONText
import Records
import Rules
import SourceText

/// The record on the page that is shown, bound to the page's form.
struct BoundRecord {
  private(set) var record: RecordID?
  private(set) var rows: [BoundRow] = []
  /// The rows as they were bound, to keep those that another version leaves the same.
  private(set) var form: BoundForm?
  private(set) var problems = ProblemTally()
  private(set) var unsavedRows: Set<ExactText> = []
  /// The other places in the file that rows' values belong to, by row.
  private(set) var sharings: [ExactText: ValueSharing] = [:]
  /// The name of a member that the record's object has twice, if there is one.
  private(set) var repeatedMember: String?
  /// Version that changes whenever the record is bound again.
  private(set) var version = FormVersion()
  private var plan: FormPlan?

  init() {}

  /// `object`: the object that the rows are of, in the document.
  init(
    _ record: RecordID, rows: [BoundRow], _ form: BoundForm?, _ reader: RecordReader,
    unsavedRows: Set<ExactText> = [],
    at object: ObjectLocation?, in document: RecordTable
  ) {
    self.record = record
    (self.rows, self.form) = (rows, form)
    self.unsavedRows = unsavedRows
    plan = reader.binder.plan
    problems = ProblemTally(rows.lazy.flatMap(\.problems))
    // Where a record is as long as a file, every key would wait for it.
    if !reader.isBroken(record), reader.table[record].range.count <= Self.longestJudged {
      repeatedMember = reader.readable(record).duplicateMembers.first?.name
    }
    guard document.sharesValues, let object else { return }
    for bound in rows {
      guard let path = bound.row.contentsPath, !path.steps.isEmpty else {
        continue
      }
      sharings[bound.identifier] = document.sharing(
        ofValueAt: object.path + path.steps, in: object.record)
    }
  }

  /// The problems with those of drafts: of a row that has no other, and inside of the object.
  func problems(at object: ObjectLocation?, withDraftsOf document: OpenDocument) -> ProblemTally {
    let drafts = document.anchors.drafts.keys
    let drafted = drafts.lazy.filter { $0.object == object }.compactMap { index(of: $0.row) }
    let inside = drafts.count { location in
      object.map(location.isInside) == true && document.lockHiding(location) == nil
    }
    return problems.adding(errors: drafted.count { rows[$0].problems.isEmpty } + inside)
  }

  /// Maximum number of bytes of a record that is searched for repeated members.
  private static let longestJudged = 1 << 20

  /// The index of a row among those that are shown.
  func index(of identifier: String) -> Int? {
    guard let index = plan?.index(ofRow: identifier), rows.indices.contains(index),
      // Of a row only its name is read: a copy of all that it has takes long.
      rows[index].state.row.identifier.hasSameBytes(as: identifier)
    else { return rows.firstIndex { $0.state.row.identifier.hasSameBytes(as: identifier) } }
    return index
  }

  /// The index of the first row behind one of the form that is not shown, or of the last row.
  func indexOfRow(behind identifier: String) -> Int? {
    guard let plan, let index = plan.index(ofRow: identifier), !rows.isEmpty else { return nil }
    return rows.firstIndex { (plan.index(ofRow: $0.row.identifier) ?? 0) > index }
      ?? rows.count - 1
  }

  func row(named identifier: String) -> BoundRow? { index(of: identifier).map { rows[$0] } }
}
