import SourceText

/// Why bytes are not JSON: what was expected, where, and what stood there.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// Byte offset of the fault.
  package var offset: Int
  /// For people: `expected "," or "}" after a member, found "x"`.
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
