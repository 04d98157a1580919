import FormEditor
import Forms
import JSONText
import Records
import Rules

/// Makes rows for members that no row names, of each record that the screen shows.
struct ShownOthers {
  private let base: Form
  private var rows: OtherRows?
  /// The record that was looked at last.
  private var last: JSONSliceIdentity?

  /// Number of rows above which those of earlier records are dropped.
  private static let most = 300

  init(_ base: Form, in table: RecordTable) {
    self.base = base
    rows = OtherRows(for: base, in: table)
  }

  /// The form with rows for what the record on the screen has; nil if that is the one in use. O(record) for another
  /// record than the last, else O(1).
  mutating func form(for browser: Browser) -> Form? {
    guard rows != nil, let id = browser.documentRecord else { return nil }
    let table = browser.documentTable
    let record = table[id]
    guard last?.isThat(of: record) != true else { return nil }
    last = record.identity
    return form(for: id, in: table)
  }

  mutating func form(for id: RecordID, in table: RecordTable) -> Form? {
    guard rows?.add(id, of: table) == true else { return nil }
    if !base.refusesOtherMembers, let count = rows?.count, count > Self.most {
      rows = OtherRows(for: base, in: table)
      _ = rows?.add(id, of: table)
    }
    return rows.map { Workspace.settled($0.form, by: table) }
  }
}
