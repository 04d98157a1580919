import Records
import Rules
import SourceText

/// The record on the page that is shown, bound to the page's form.
struct BoundRecord {
  private(set) var record: RecordID?
  /// Rows in the form's order.
  private(set) var rows: [BoundRow] = []
  private(set) var problems = ProblemTally()
  private(set) var unsavedRows: Set<ExactText> = []
  /// Number of locations in the file that share a row's value as one object, by row.
  private(set) var placeCounts: [ExactText: Int] = [:]
  /// The name of a member that the record's object has twice, if there is one.
  private(set) var repeatedMember: String?
  /// Version that changes whenever the record is bound again.
  private(set) var version = FormVersion()

  init() {}

  init(
    _ record: RecordID?, rows: [BoundRow], repeatedMember: String?, unsavedRows: Set<ExactText>,
    placeCounts: [ExactText: Int]
  ) {
    self.record = record
    self.rows = rows
    self.repeatedMember = repeatedMember
    self.unsavedRows = unsavedRows
    self.placeCounts = placeCounts
    problems = ProblemTally(rows.lazy.flatMap(\.problems))
  }
}
