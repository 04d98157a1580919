import JSONText

extension EditorState {
  /// The whole file in place of its beginning; what was edited meanwhile stays edited.
  mutating func take(_ whole: RecordTable) {
    guard loading != nil else { return }
    loading = nil
    table = table.carried(over: whole)
    savedTable = whole
    tableDidChange()
    if isTableShown { followCursor() }
  }

  /// A fault further down: what was read stays to be looked at, and nothing can be saved.
  mutating func loadFailed(_ reason: String) {
    loading = nil
    dataFault = reason
    file.readOnlyReason = "The file is broken further down"
  }

  /// Why the records can't be saved, sorted or searched yet; nil when they can.
  var loadingReason: String? {
    guard let loading else { return nil }
    return "The file is still being read (\(Int(loading * 100)) %); try again in a moment"
  }
}
