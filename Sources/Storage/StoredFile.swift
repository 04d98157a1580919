import SourceText

/// A file as it was read, and how to tell later whether it is still that.
package struct StoredFile: Sendable {
  package var text: SourceText
  /// Taken before the first byte was read: a change while reading shows as a change since.
  package var stamp: FileStamp
  /// False for standard input, pipes and process substitution.
  package var canBeSaved: Bool

  package init(text: SourceText, stamp: FileStamp, canBeSaved: Bool) {
    self.text = text
    self.stamp = stamp
    self.canBeSaved = canBeSaved
  }
}
