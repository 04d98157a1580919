import Records

/// A long file comes in while its beginning is on the screen: see `RecordTable.isWhole`.
extension Editor {
  var isLoading: Bool { !browser.documentTable.isWhole && state.file.state.progress != nil }

  var loadingNotice: Message? {
    guard isLoading, let reason = state.file.loadingReason(texts) else { return nil }
    return Message(text: reason, tone: .notice, isAboutLoading: true)
  }

  package var hasPatternToReport: Bool {
    browser.message == nil && !state.unreportedPatterns(in: browser).isEmpty
  }
}
