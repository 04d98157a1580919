/// A new value as text: the rest of the line of its indicator, and the lines below.
package struct YAMLWritten: Equatable, Sendable {
  /// Between the indicator and the head.
  package var separator: [UInt8] = [0x20]
  /// Empty for a collection that begins on the next line.
  package var head: [UInt8]
  /// Lines with indentation and breaks.
  package var lines: [UInt8]
  /// True if the first entry of a collection is on the line of the dash.
  package var isCompact = false
  /// True if blank lines after it would belong to it.
  package var keepsBlankLines = false

  package init(head: [UInt8], lines: [UInt8] = [], keepsBlankLines: Bool = false) {
    self.head = head
    self.lines = lines
    self.keepsBlankLines = keepsBlankLines
  }

  /// All of it, after an indicator, up to the end of its last line.
  package func all(_ lineBreak: [UInt8]) -> [UInt8] {
    (head.isEmpty ? [] : separator + head) + lineBreak + lines
  }
}
