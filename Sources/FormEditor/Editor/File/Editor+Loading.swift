import Records

/// A long file comes in while its beginning is on the screen: see `RecordTable.isWhole`.
extension Editor {
  /// More of the file than before; what was edited meanwhile stays edited.
  mutating func grow(to more: RecordTable) {
    guard !documentTable.isWhole else { return }
    state.document.grow(to: more)
    rebind()
    followCursor()
  }

  /// All of the file is here. Where another program has written into it meanwhile, the title says so.
  mutating func take(_ whole: RecordTable, isOutdated: Bool) {
    // What could not be done before can be now.
    if state.message?.isAboutLoading == true { state.message = nil }
    state.file.state.wasRead()
    grow(to: whole)
    if isOutdated { state.file.state.wasChanged() }
  }

  var isLoading: Bool { !documentTable.isWhole && state.file.state.progress != nil }

  var loadingNotice: Message? {
    guard isLoading, let reason = state.file.loadingReason(texts) else { return nil }
    return Message(text: reason, tone: .notice, isAboutLoading: true)
  }
}
