import Records

/// Merging of unsaved work with what others have saved.
extension Editor {
  /// True where the data can be replaced by what others have saved, as far as that is known
  /// before reading it: no field is open, no job is awaited, and nothing is unsaved, or it
  /// was given up, or the whole file is here to merge it with.
  package var acceptsReloadedData: Bool {
    guard browser.editing == nil, browser.job?.isAwaited != true else { return false }
    return browser.documentTable.isWhole || unsavedWork.isEmpty || unsavedWork.isGivenUp
  }

  /// Returns whether the records that others have saved can be adopted, once they are read.
  /// Records of another layout can't be merged with the edited ones.
  package func accepts(_ theirs: RecordTable) -> Bool {
    acceptsReloadedData && unsavedWork.accepts(theirs)
  }
}
