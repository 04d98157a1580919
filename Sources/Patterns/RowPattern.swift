/// A row's `regex`, compiled: whole match, Unicode, bounded work.
package final class RowPattern: Sendable {
  package let source: String
  package let options: PatternOptions

  let program: PatternProgram
  /// The program without its lookaheads: it matches at least what `program` matches, so a text that it rules out is
  /// impossible. Nil if no lookahead can be left out safely.
  let relaxed: PatternProgram?
  let text: PatternText

  /// Compiles `source` (PCRE2 syntax, ICU's `\uHHHH` understood). Callouts and `\C` are refused: a match with them
  /// can't be bounded.
  package init(_ source: String, options: PatternOptions = []) throws(PatternSyntaxError) {
    self.source = source
    self.options = options
    text = PatternText(
      source, multiline: options.contains(.multiline),
      extent: options.contains(.partial) ? .part : .whole)
    do {
      program = try PatternProgram(text.bytes, options: options)
    } catch {
      throw PatternSyntaxError(offset: text.sourceOffset(of: error.offset), message: error.message)
    }
    relaxed = text.withoutLookaheads().flatMap { try? PatternProgram($0, options: options) }
  }

  /// A pattern that has its own budget, and shares what another one was compiled to.
  package init(like other: RowPattern) {
    (source, options, text) = (other.source, other.options, other.text)
    (program, relaxed) = (other.program, other.relaxed)
  }

  /// Judges a stored value: the whole text must match.
  package func matches(_ text: String) -> PatternVerdict {
    var text = text
    return text.withUTF8 { matches(utf8: UnsafeRawBufferPointer($0)) }
  }

  /// Judges a stored value given as valid UTF-8.
  package func matches(utf8 bytes: UnsafeRawBufferPointer) -> PatternVerdict {
    switch program.run(bytes) {
    case .match: .match
    case .none, .touchesEnd: .mismatch
    case .limited: .notJudged
    }
  }
}

/// Patterns are equal if their source and options are.
extension RowPattern: Equatable {
  package static func == (a: RowPattern, b: RowPattern) -> Bool {
    a === b || (a.source == b.source && a.options == b.options)
  }
}
