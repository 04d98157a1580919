import Forms
import JSONText
import Rules

/// What the pages that are open are called.
extension Editor {
  /// The title of the file's form.
  var documentTitle: String {
    documentBinder.title(of: documentRecord.map(documentReader.readable))
  }

  /// What the title names after that: the records whose forms are open, and what was opened inside of them.
  var pageTitles: [String] {
    let pages = state.pages
    return pages.pages.indices.flatMap { index -> [String] in
      let page = pages[index]
      guard page.label.isEmpty else {
        return [titleOfRecord(inTableBelow: index), title(ofOpenedPageAt: index)].compactMap(\.self)
      }
      guard !page.listsRecords, page.scope.record != nil else { return [] }
      let form = binder(ofForm: page.formName).form
      let listRow = listRow(ofListAt: pages.listIndex(below: index))
      // The title of the file's form is there already.
      let title = listRow != nil && form.recordTitle == nil ? form.titleOfObjects : nil
      let template = listRow?.listSettings.itemTitle ?? title
      return [self.title(ofPageAt: index, by: template)]
    }
  }

  /// The record whose cell has opened a page from a table, where no page of its own is open between them.
  private func titleOfRecord(inTableBelow index: Int) -> String? {
    guard index > 0, state.pages[index - 1].listsRecords,
      let record = state.pages[index].scope.record
    else { return nil }
    let below = state.pages[index - 1]
    let binder = binder(ofForm: below.formName)
    let reader = RecordReader(
      table: below.items?.table ?? documentTable, binder: binder, path: [])
    let title = titleCache.title(
      of: reader.readable(record), on: index - 1, by: binder,
      template: listRow(ofListAt: index - 1)?.listSettings.itemTitle, columns: state.size.width)
    return title.isEmpty ? nil : title
  }

  /// What a page is called that a row has opened: by the title of its form, else by the row's label. A title made of values
  /// is that of the items of a list, not of their list.
  func title(ofOpenedPageAt index: Int) -> String {
    let page = state.pages[index]
    let form = binder(ofForm: page.formName).form
    guard let template = form.title, !page.listsRecords || form.titleOfObjects == nil else {
      return page.label
    }
    let title = title(ofPageAt: index, by: template)
    return title.isEmpty ? page.label : title
  }

  /// A template filled with the object that a page shows; nil: what names it. Of a table with nothing.
  private func title(ofPageAt index: Int, by template: Template?) -> String {
    let page = state.pages[index]
    let binder = binder(ofForm: page.formName)
    let list = state.pages[state.pages.listIndex(below: index)]
    let reader = RecordReader(
      table: list.items?.table ?? documentTable, binder: binder, path: page.scope.path)
    let object = page.listsRecords ? nil : page.scope.record.map(reader.readable)
    return titleCache.title(
      of: object ?? .emptyObject, on: index, by: binder, template: template,
      columns: state.size.width)
  }
}

extension Form {
  /// Its title where values are in it.
  fileprivate var titleOfObjects: Template? { title.flatMap { $0.tokens.isEmpty ? nil : $0 } }
}
