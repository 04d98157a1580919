import SourceText

/// Why bytes are no property list.
package struct PlistSyntaxError: Error, Hashable, Sendable {
  package var position: SourcePosition
  /// What was expected and found, and where it helps what to try.
  package var message: String

  package init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}

extension SourcePosition {
  /// `3:14`, as messages name another place in the same file.
  var words: String { "\(line):\(column)" }
}
