import Forms
import JSONText
import Records
import Rules

/// The titles of the open pages.
struct PageTitles {
  let pages: PageStack
  let document: RecordTable
  let documentBinder: RecordBinder
  let cache: TitleCache
  /// Maximum width of a title, in columns.
  let columns: Int

  /// Titles that follow that of the file's form: of the records whose forms are open, and of
  /// what was opened inside of them.
  var all: [String] {
    pages.pages.indices.flatMap { index -> [String] in
      let page = pages[index]
      guard page.label.isEmpty else {
        return [titleOfRecord(inTableBelow: index), title(ofOpenedPageAt: index)].compactMap(\.self)
      }
      guard page.showsObject, page.scope.record != nil else { return [] }
      let form = documentBinder.binder(ofPage: page).form
      let listRow = pages.listRow(at: pages.listIndex(below: index), documentBinder)
      // A value of the only record that its form does not call a title is none.
      if listRow == nil, !document.isList, form.recordTitle == nil { return [] }
      // The title of the file's form is there already.
      let title = listRow != nil && form.recordTitle == nil ? form.titleOfObjects : nil
      return [self.title(ofPageAt: index, by: listRow?.listSettings.itemTitle ?? title)]
    }
  }

  /// Title of the top page, where a row has opened it.
  var top: String { title(ofOpenedPageAt: pages.pages.count - 1) }

  /// The record whose cell has opened a page from a table, where no page of its own is open between them.
  private func titleOfRecord(inTableBelow index: Int) -> String? {
    guard index > 0, pages[index - 1].listsRecords, let record = pages[index].scope.record
    else { return nil }
    let below = pages[index - 1]
    let binder = documentBinder.binder(ofPage: below)
    let reader = RecordReader(table: below.items?.table ?? document, binder: binder)
    let title = cache.title(
      of: reader.readable(record), on: index - 1, by: binder,
      template: pages.listRow(at: index - 1, documentBinder)?.listSettings.itemTitle,
      key: reader.table.keys?[record], columns: columns)
    return title.isEmpty ? nil : title
  }

  /// The title of a page that a row has opened: that of its form, else the row's label. A
  /// title made of values is that of the items of a list, not of their list.
  private func title(ofOpenedPageAt index: Int) -> String {
    let page = pages[index]
    let form = documentBinder.binder(ofPage: page).form
    guard let template = form.title, !page.listsRecords || form.titleOfObjects == nil else {
      return page.label
    }
    let title = title(ofPageAt: index, by: template)
    return title.isEmpty ? page.label : title
  }

  /// A template filled with the object that a page shows; nil: what names it. Of a table with nothing.
  private func title(ofPageAt index: Int, by template: Template?) -> String {
    let page = pages[index]
    let binder = documentBinder.binder(ofPage: page)
    let reader = RecordReader(
      table: pages[pages.listIndex(below: index)].items?.table ?? document, binder: binder,
      path: page.scope.path)
    let object = page.listsRecords ? nil : page.scope.record.map(reader.readable)
    return cache.title(
      of: object ?? .emptyObject, on: index, by: binder, template: template,
      key: page.label.isEmpty && !page.listsRecords
        ? page.scope.record.flatMap { reader.table.keys?[$0] } : nil,
      columns: columns)
  }
}

extension RecordBinder {
  /// Binds the rows of an open page, where this is the binder of the file's form.
  func binder(ofPage page: Page) -> RecordBinder {
    page.formName.flatMap { binder(ofForm: $0) } ?? self
  }
}

extension PageStack {
  /// The row that a list inside a record was opened from; nil for other pages, and where the form has no such row any
  /// more.
  func listRow(at index: Int, _ documentBinder: RecordBinder) -> ConfigRow? {
    guard index > 0, pages[index].items != nil else { return nil }
    return documentBinder.binder(ofPage: pages[index - 1]).plan.row(named: pages[index].row)
  }
}

extension Form {
  /// The form's title if it contains values; otherwise nil.
  fileprivate var titleOfObjects: Template? { title.flatMap { $0.tokens.isEmpty ? nil : $0 } }
}
