import Records

/// A long file comes in while its beginning is on the screen: see `RecordTable.isWhole`.
extension EditorState {
  /// More of the file than before; what was edited meanwhile stays edited.
  mutating func grow(to more: RecordTable) {
    guard !table.isWhole else { return }
    document.grow(to: more)
    rebind()
    if isTableShown { followCursor() }
  }

  /// All of the file is here. Where another program has written into it meanwhile, the title tells.
  mutating func take(_ whole: RecordTable, isOutdated: Bool) {
    // What could not be done before can be now.
    if let reason = loadingReason, message?.text == reason { message = nil }
    loading = nil
    grow(to: whole)
    if isOutdated { dataChangedOnDisk = true }
  }

  /// A fault further down: what was read stays to be looked at, and nothing can be saved.
  mutating func loadFailed(_ reason: String, upTo table: RecordTable?) {
    if let table { grow(to: table) }
    loading = nil
    dataFault = reason
  }

  /// Another program writes the file: what is here is a part of a version that is gone.
  mutating func loadWasInterrupted() {
    loading = nil
    dataChangedOnDisk = true
    message = .warning(
      hasUnsavedWork
        ? "\(file.name) is being changed by another program; your changes are still here"
        : "\(file.name) is being changed by another program; it is read again when that is done")
  }

  /// Why the records can't be sorted or searched yet; nil when they can.
  var loadingReason: String? {
    guard let loading, !table.isWhole else { return nil }
    return "The file is still being read (\(Int(loading * 100)) %); try again in a moment"
  }

  /// Why nothing may be written, because it would lose what was not read; nil when all is here.
  var partReason: String? {
    guard !table.isWhole else { return nil }
    if let loadingReason { return loadingReason }
    return dataFault == nil
      ? "Only a part of \(file.name) could be read: saving would lose the rest"
      : "The file is broken further down: saving would lose the rest"
  }
}
