import JSONText
import Records
import Rules

/// Records with all assignments of a `set`: made on a version of the table, and one edit of the document.
struct AssignedRecords {
  private let assignments: [Assignment]
  /// The version with what was assigned so far.
  private var table: RecordTable
  /// For each assignment, what its path gets.
  private var edits: [BulkEdits]
  private(set) var changed = RecordSet()
  private(set) var refusals: [Refused] = []

  /// An assignment that a record doesn't take.
  struct Refused {
    let record: RecordID
    let refusal: Assignment.Refusal
  }

  init(_ assignments: [Assignment], _ table: RecordTable) {
    self.assignments = assignments
    self.table = table
    edits = assignments.map { BulkEdits(path: $0.row.valuePath?.steps ?? []) }
  }

  /// Makes all assignments in a record, each with the record as those before it left it.
  mutating func assign(to id: RecordID, binder: RecordBinder) {
    let before = table[id]
    for (index, assignment) in assignments.enumerated() {
      switch assignment.applied(to: id, of: table, binder: binder) {
      case .failure(let refusal): refusals.append(Refused(record: id, refusal: refusal))
      case .success((.unchanged, _)): break
      case .success((.remove, let slice)):
        edits[index].add(nil, to: id)
        table.replace(id, with: slice)
      case .success((.set(let value), let slice)):
        edits[index].add(value, to: id)
        table.replace(id, with: slice)
      }
    }
    if !table[id].hasSameBytes(as: before) { changed.insert(id) }
  }

  /// Makes the assignments in the document, as one edit.
  func apply(to document: inout Document<Void>) {
    guard !changed.isEmpty else { return }
    document.apply(MadeEdit(edits.flatMap(\.edits), in: table), note: ())
  }
}
