extension PageTitles {
  /// The titles of the pages that are open.
  init(_ browser: borrowing Browser) {
    self.init(
      pages: browser.pages, document: browser.documentTable,
      documentBinder: browser.documentBinder, cache: browser.titleCache,
      columns: browser.size.width)
  }
}
