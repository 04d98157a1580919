import JSONText
import Records

/// One view of a part of the document, opened from the page below it: a form or a table.
struct Page: Equatable, Sendable {
  /// What the page shows.
  var scope: Scope
  let isTable: Bool
  /// Where the person is in the form; of a table it is not used.
  var form = FormPage()
  /// Where the person is in the table; of a form it is not used. Beside the other, and no payload of a case, since
  /// it is read many times a key: there it would be copied each time.
  var table = TablePage()

  /// A part of the document.
  struct Scope: Equatable, Sendable {
    /// Nil for the list of all records, or where there is no record.
    var record: RecordID?
    /// The object or list inside the record; empty for the record itself.
    var path: [JSONStep] = []
  }

  /// A record as a form.
  init(_ form: FormPage, of record: RecordID?) {
    scope = Scope(record: record)
    isTable = false
    self.form = form
  }

  /// The records as a table.
  init(_ table: TablePage) {
    scope = Scope(record: nil)
    isTable = true
    self.table = table
  }

  /// Puts the cursor on the row or column on which it was before.
  mutating func comeBack(to former: Page) {
    form.focus = former.form.focus
    table.column = former.table.column
  }
}
