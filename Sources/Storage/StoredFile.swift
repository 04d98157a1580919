import SourceText

/// A file's contents, and its state for detecting later changes.
package struct StoredFile: Sendable {
  package var text: SourceText
  /// State recorded before the first byte was read: a change during reading shows as a later
  /// change.
  package var stamp: FileStamp
  /// False for standard input, pipes and process substitution.
  package var canBeSaved: Bool

  package init(text: SourceText, stamp: FileStamp, canBeSaved: Bool) {
    self.text = text
    self.stamp = stamp
    self.canBeSaved = canBeSaved
  }
}
