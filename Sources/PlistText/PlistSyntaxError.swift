import SourceText

/// Why bytes are no property list.
package struct PlistSyntaxError: Error, Hashable, Sendable {
  package var position: SourcePosition
  /// What was expected and found, and where it helps what to try.
  package var message: String
  /// What to write, where that is known.
  package var advice: String?

  package init(position: SourcePosition, message: String, advice: String? = nil) {
    self.position = position
    self.message = message
    self.advice = advice
  }
}

extension SourcePosition {
  /// `3:14`, as messages name another place in the same file.
  var words: String { "\(line):\(column)" }
}
