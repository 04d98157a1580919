import JSONText
import Records

/// Names a kind of page.
package enum PageName: CaseIterable, Sendable { case form, table, distribution }

/// The state of a page of one kind.
protocol PageState: Equatable, Sendable {}

/// The state of a page of any kind.
struct AnyPageState: Equatable, Sendable {
  let value: any PageState

  static func == (a: Self, b: Self) -> Bool {
    func isSame<State: PageState>(_ state: State) -> Bool { state == b.value as? State }
    return isSame(a.value)
  }
}

/// One view of a part of the document, opened from the page below it.
struct Page: Equatable, Sendable {
  /// Name of the form of the records that are shown; nil for the form of the file.
  let formName: String?
  /// Label of the row that the page was opened from; empty for a record of the table below.
  let label: String
  /// The identifier of that row, in the form of the page below.
  let row: String
  var scope: Scope
  let kind: PageName
  var searchText = ""
  /// Cursor and scroll position in the form; unused for a table.
  var form = FormPage()
  /// State of the table; unused for a form. A property of its own, and no payload of a case,
  /// since it is read many times a key: a payload would be copied each time.
  var table = TablePage()
  /// State of a page of another kind.
  var state: AnyPageState?
  /// The items of a table inside a record; nil for the table of all records.
  var items: ItemList?

  var listsRecords: Bool { kind == .table }
  var showsObject: Bool { kind == .form }

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

  init(_ table: TablePage) {
    scope = Scope(record: nil)
    kind = .table
    self.table = table
    formName = nil
    label = ""
    row = ""
  }

  /// A page of another kind about the records of a form.
  init(_ kind: PageName, _ state: any PageState, formName: String?) {
    scope = Scope(record: nil)
    self.kind = kind
    self.state = AnyPageState(value: state)
    self.formName = formName
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
