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
    return pages.pages.indices.compactMap { index in
      let page = pages[index]
      guard page.label.isEmpty else { return title(ofOpenedPageAt: index) }
      guard !page.isTable, page.scope.record != nil else { return nil }
      let form = binder(ofForm: page.formName).form
      let listRow = listRow(ofListAt: pages.listIndex(below: index))
      let title = form.recordTitle == nil ? form.titleOfObjects : nil
      let template = listRow?.listSettings.itemTitle ?? title
      return self.title(ofPageAt: index, by: template)
    }
  }

  /// What a page is called that a row has opened: by the title of its form, else by the row's label. A title made of values
  /// is that of the items of a list, not of their list.
  func title(ofOpenedPageAt index: Int) -> String {
    let page = state.pages[index]
    let form = binder(ofForm: page.formName).form
    guard let template = form.title, !page.isTable || form.titleOfObjects == nil else {
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
    let object = page.isTable ? nil : page.scope.record.map(reader.readable)
    return titleCache.title(
      of: object ?? .emptyObject, on: index, by: binder, template: template,
      columns: state.size.width)
  }
}

extension Form {
  /// Its title where values are in it.
  fileprivate var titleOfObjects: Template? { title.flatMap { $0.tokens.isEmpty ? nil : $0 } }
}
