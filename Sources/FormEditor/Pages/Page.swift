import JSONText
import Records

/// One view of a part of the document, opened from the page below it.
struct Page: Equatable, Sendable {
  /// What the page shows.
  var scope: Scope
  private var content: Content

  /// A part of the document.
  struct Scope: Equatable, Sendable {
    /// Nil for the list of all records, or where there is no record.
    var record: RecordID?
    /// The object or list inside the record; empty for the record itself.
    var path: [JSONStep] = []
  }

  private enum Content: Equatable, Sendable {
    case form(FormPage)
    case table(TablePage)
  }

  /// A record as a form.
  init(_ form: FormPage, of record: RecordID?) {
    scope = Scope(record: record)
    content = .form(form)
  }

  /// The records as a table.
  init(_ table: TablePage) {
    scope = Scope(record: nil)
    content = .table(table)
  }

  /// Puts the cursor on the row or column on which it was before.
  mutating func comeBack(to former: Page) {
    form.focus = former.form.focus
    table.column = former.table.column
  }

  var isTable: Bool { if case .table = content { true } else { false } }

  /// The form's state; of a table one that nobody has touched, and what is done to it has no effect.
  var form: FormPage {
    get { if case .form(let page) = content { page } else { FormPage() } }
    set { if case .form = content { content = .form(newValue) } }
  }

  /// The table's state; of a form one that nobody has touched, and what is done to it has no effect.
  ///
  /// Changed in place: it may hold an order of a million records.
  var table: TablePage {
    get { if case .table(let page) = content { page } else { TablePage() } }
    _modify {
      guard case .table(var page) = content else {
        var untouched = TablePage()
        yield &untouched
        return
      }
      content = .form(FormPage())
      defer { content = .table(page) }
      yield &page
    }
  }
}
