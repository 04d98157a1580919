import YAMLText

/// A new value as text: what follows its indicator on the line, and the lines below.
struct YAMLWritten {
  /// Between the indicator and the head.
  var separator: [UInt8] = [0x20]
  /// Empty for a collection that begins on the next line.
  var head: [UInt8]
  /// Lines with indentation and breaks.
  var lines: [UInt8] = []
  /// True if the first entry of a collection is on the line of the dash.
  var isCompact = false
  /// True if blank lines after it would belong to it.
  var keepsBlankLines = false

  init(head: [UInt8], lines: [UInt8] = []) {
    self.head = head
    self.lines = lines
  }

  init(_ scalar: YAMLScalarWriter.Written) {
    head = scalar.head
    lines = scalar.lines
    keepsBlankLines = scalar.keepsBlankLines
  }

  /// All of it, after an indicator, up to the end of its last line.
  func all(_ lineBreak: [UInt8]) -> [UInt8] {
    (head.isEmpty ? [] : separator + head) + lineBreak + lines
  }
}

/// Where a value stands.
struct YAMLPlacement {
  /// The column of the collection around it; nil for a document's root.
  var column: Int?
  var isItem = false
  var isFlow = false
  /// False behind an anchor or a tag: they would belong to the first entry.
  var canBeCompact = true
}
