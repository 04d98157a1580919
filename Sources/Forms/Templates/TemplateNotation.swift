/// A way to write templates: how tokens look. Texts and optional blocks are the same in all.
protocol TemplateNotation {
  /// Scalars that a backslash makes literal; before any other it is a literal backslash.
  static var escapable: Set<Unicode.Scalar> { get }

  var scanner: TemplateScanner { get set }

  /// Steps over what shows which notation it is.
  mutating func begin()

  /// Steps over the token here; nil where there is none.
  mutating func token() throws(TemplateSyntaxError) -> TemplateToken?
}

extension TemplateNotation {
  mutating func begin() {}

  /// Reads the whole template. O(n).
  mutating func parse() throws(TemplateSyntaxError) -> [TemplatePart] {
    begin()
    return try parts(blockStart: nil)
  }

  private mutating func parts(blockStart: Int?) throws(TemplateSyntaxError) -> [TemplatePart] {
    var parts = TemplateParts()

    while !scanner.isAtEnd {
      let start = scanner.position
      if let token = try token() {
        parts.append(.token(token))
      } else if scanner.takes("<|") {
        if blockStart != nil {
          throw scanner.error(at: start) { $0.blocksDoNotNest }
        }
        parts.append(.optional(try self.parts(blockStart: start)))
      } else if scanner.takes("|>") {
        guard blockStart != nil else {
          throw scanner.error(at: start) { $0.blockWithoutOpening }
        }
        return parts.finished()
      } else {
        parts.append(scanner.scalar(escapable: Self.escapable))
      }
    }
    if let blockStart { throw scanner.error(at: blockStart) { $0.blockNotClosed } }
    return parts.finished()
  }
}
