import Cells
import Forms
import Screen
import SourceText

/// Prints the problems of a form for people at a terminal: the line of the file with marks, and a suggestion.
struct FormReport {
  private let lines: [Substring]
  /// Cache of the last line: it may be a whole file, with thousands of diagnostics.
  private var lastLine: (number: Int, scalars: [Unicode.Scalar])?
  private let painter: ANSIPainter
  private let width: Int
  private let theme = Theme()

  /// Without a text, as of binary files, no lines are shown.
  init(_ text: SourceText?, painter: ANSIPainter, width: Int) {
    // A CR LF is one character.
    lines =
      text.map { source in
        let bytes = source.buffer.bytes
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return String(decoding: bytes[mark...], as: UTF8.self)
          .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      } ?? []
    self.painter = painter
    self.width = width
  }

  /// The diagnostic with its line of the file, on several lines of output.
  mutating func text(of diagnostic: Diagnostic) -> String {
    let texts = Environment.texts
    var text = texts.line(
      painter.paint(VisibleText.of(diagnostic.location), Style(attributes: .bold)),
      painter.paint(diagnostic.rank(in: texts), style(of: diagnostic.severity)),
      VisibleText.of(diagnostic.words(withAdvice: false, in: texts)))
    text += "\n"
    let number = diagnostic.position.map { String($0.line) } ?? ""
    let margin = String(repeating: " ", count: number.count + 3)
    if let excerpt = diagnostic.position.flatMap({
      excerpt(at: $0, width: width - margin.count - 3)
    }) {
      let marks = "^" + String(repeating: "~", count: excerpt.length - 1)
      text += painter.paint("  \(number) │ ", theme.dim) + excerpt.line + "\n"
      text +=
        painter.paint("\(margin)│ ", theme.dim) + String(repeating: " ", count: excerpt.indent)
      text += painter.paint(marks, style(of: diagnostic.severity)) + "\n"
    }
    text += painter.paint("\(margin)= ", theme.dim) + painter.paint(texts.tryAdvice, theme.good)
    return text + VisibleText.of(diagnostic.advice.text(in: texts)) + "\n"
  }

  /// Scalars on either side of a position that are examined.
  private static let reach = 400

  private mutating func excerpt(at position: SourcePosition, width: Int) -> SourceExcerpt? {
    guard position.line <= lines.count else { return nil }
    if lastLine?.number != position.line {
      lastLine = (position.line, Array(lines[position.line - 1].unicodeScalars))
    }
    guard let scalars = lastLine?.scalars else { return nil }
    let start = max(0, min(position.column - 1, scalars.count) - Self.reach)
    let end = min(scalars.count, position.column + Self.reach)
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[start..<end])
    return SourceExcerpt(String(part), column: position.column - start, width: width)
  }

  private func style(of severity: Severity) -> Style {
    switch severity {
    case .error: theme.problem
    case .warning: theme.warning
    case .info: theme.accent
    }
  }
}
