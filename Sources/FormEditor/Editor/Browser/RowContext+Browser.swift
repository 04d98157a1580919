extension RowContext {
  /// The context of the rows that are shown.
  init(_ browser: borrowing Browser) {
    self.init(
      catalog: browser.catalog, theme: browser.theme, object: browser.objectLocation,
      drafts: browser.anchors.drafts, editing: browser.editing,
      hidesProblems: browser.hidesProblems, unsavedRows: browser.bound.unsavedRows,
      sharings: browser.bound.sharings)
  }
}
