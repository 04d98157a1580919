import Records
import Rules
import SourceText

/// The record on the page that is shown, bound to the page's form.
struct BoundRecord {
  private(set) var record: RecordID?
  /// In the form's order.
  private(set) var rows: [BoundRow] = []
  /// What is wrong with the values of the rows, and inside of them.
  private(set) var problems = ProblemTally()
  /// The rows below whose values something is unsaved.
  private(set) var unsavedRows: Set<ExactText> = []
  /// In how many places of the file the values of rows are one object.
  private(set) var placeCounts: [ExactText: Int] = [:]
  /// The name of a member that the record's object has twice, if there is one.
  private(set) var repeatedMember: String?
  /// Another one whenever it was bound again.
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
