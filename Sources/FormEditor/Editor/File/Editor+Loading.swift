import Records

/// A long file comes in while its beginning is on the screen: see `RecordTable.isWhole`.
extension Editor {
  /// More of the file than before; what was edited meanwhile stays edited.
  mutating func grow(to more: RecordTable) {
    guard !browser.documentTable.isWhole else { return }
    browser.records.grow(to: more)
    browser.rebind()
    browser.followCursor()
  }

  /// All of the file is here. Where another program has written into it meanwhile, the title says so.
  mutating func take(_ whole: RecordTable, isOutdated: Bool) {
    // What could not be done before can be now.
    if browser.message?.isAboutLoading == true { browser.message = nil }
    state.file.state.wasRead()
    grow(to: whole)
    if isOutdated { state.file.state.wasChanged() }
  }

  var isLoading: Bool { !browser.documentTable.isWhole && state.file.state.progress != nil }

  var loadingNotice: Message? {
    guard isLoading, let reason = state.file.loadingReason(texts) else { return nil }
    return Message(text: reason, tone: .notice, isAboutLoading: true)
  }
}
