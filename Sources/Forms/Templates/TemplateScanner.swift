import Texts
import Values

/// The reading head that both notations of templates share: Unicode scalars and a position.
struct TemplateScanner {
  let scalars: [Unicode.Scalar]
  var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { position >= scalars.count }

  /// True if `mark` (ASCII) is at the current position.
  func sees(_ mark: StaticString) -> Bool {
    guard position + mark.utf8CodeUnitCount <= scalars.count else { return false }
    return mark.withUTF8Buffer { bytes in
      for (index, byte) in bytes.enumerated() where scalars[position + index].value != UInt32(byte)
      {
        return false
      }
      return true
    }
  }

  /// Steps over `mark` if it is here.
  mutating func takes(_ mark: StaticString) -> Bool {
    guard sees(mark) else { return false }
    position += mark.utf8CodeUnitCount
    return true
  }

  /// The literal scalar here, stepped over; after a backslash one of `escapable` is itself.
  mutating func scalar(escapable: Set<Unicode.Scalar>) -> Unicode.Scalar {
    let first = scalars[position]
    position += 1
    guard first == "\\", !isAtEnd, escapable.contains(scalars[position]) else { return first }
    position += 1
    return scalars[position - 1]
  }

  mutating func skipSpace() {
    while !isAtEnd, scalars[position].properties.isWhitespace { position += 1 }
  }

  /// The text of a range, and where it begins, without white space around.
  func trimmed(_ range: Range<Int>) -> (text: String, start: Int) {
    var first = range.lowerBound
    var last = range.upperBound
    while first < last, scalars[first].properties.isWhitespace { first += 1 }
    while last > first, scalars[last - 1].properties.isWhitespace { last -= 1 }
    return (text(first..<last), first)
  }

  func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  /// A key path that is at `start`, its faults placed in the whole template.
  func path(_ text: String, start: Int) throws(TemplateSyntaxError) -> ValuePath {
    do throws(ValuePathSyntaxError) {
      return try ValuePath(text)
    } catch {
      throw TemplateSyntaxError(offset: start + error.offset, message: error.message)
    }
  }

  func error(
    at offset: Int? = nil, _ message: @escaping @Sendable (Texts) -> String
  ) -> TemplateSyntaxError {
    TemplateSyntaxError(offset: offset ?? position, message: Sentence(message))
  }
}

/// The parts of a template as they are read: literal scalars are gathered into texts.
struct TemplateParts {
  private var parts: [TemplatePart] = []
  private var literal = String.UnicodeScalarView()

  mutating func append(_ scalar: Unicode.Scalar) { literal.append(scalar) }

  mutating func append(_ part: TemplatePart) {
    flush()
    parts.append(part)
  }

  /// All parts, the last literal included.
  mutating func finished() -> [TemplatePart] {
    flush()
    return parts
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    parts.append(.text(String(literal)))
    literal = .init()
  }
}
