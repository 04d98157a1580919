import JSONText
import Records

/// Names a kind of page.
enum PageName: Sendable { case form, table }

/// One view of a part of the document, opened from the page below it: a form or a table.
struct Page: Equatable, Sendable {
  /// The name of the form that it shows its records with; nil for the form of the file.
  let formName: String?
  /// The label of the row that it was opened from; empty for a record of the table below.
  let label: String
  /// The identifier of that row, in the form of the page below.
  let row: String
  /// What the page shows.
  var scope: Scope
  /// The name of the kind of page that it is.
  let kind: PageName
  /// What was searched for last; empty for nothing.
  var searchText = ""
  /// Where the person is in the form; of a table it is not used.
  var form = FormPage()
  /// Where the person is in the table; of a form it is not used. Beside the other, and no payload of a case, since
  /// it is read many times a key: there it would be copied each time.
  var table = TablePage()
  /// The items of a table inside a record; nil for the table of all records.
  var items: ItemList?

  /// Whether it lists records, whose forms are opened over it.
  var listsRecords: Bool { kind == .table }

  /// Where the object that it shows is in its record; empty for the record itself, and for a list.
  var objectPath: [JSONStep] { listsRecords ? [] : scope.path }

  /// A part of the document.
  struct Scope: Equatable, Sendable {
    /// A record of the nearest table below; nil for the list of all records, or where there is no record.
    var record: RecordID?
    /// The object or list inside the record; empty for the record itself.
    var path: [JSONStep] = []
  }

  /// A record as a form, or an object inside it.
  init(
    _ form: FormPage, of record: RecordID?, at path: [JSONStep] = [], formName: String? = nil,
    label: String = "", row: String = ""
  ) {
    scope = Scope(record: record, path: path)
    kind = .form
    self.form = form
    self.formName = formName
    self.label = label
    self.row = row
  }

  /// The records as a table.
  init(_ table: TablePage) {
    scope = Scope(record: nil)
    kind = .table
    self.table = table
    formName = nil
    label = ""
    row = ""
  }

  /// A list inside a record as a table.
  init(
    _ items: ItemList, of record: RecordID, at path: [JSONStep], formName: String, label: String,
    row: String
  ) {
    scope = Scope(record: record, path: path)
    kind = .table
    self.items = items
    self.formName = formName
    self.label = label
    self.row = row
  }
}
