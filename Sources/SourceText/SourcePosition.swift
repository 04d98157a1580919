/// A position in a text: lines and Unicode scalars from 1.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// Line number, from 1. Lines end with LF, CR LF or a lone CR.
  package var line: Int
  /// Number of the Unicode scalar in the line, from 1; a byte order mark is not counted.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
