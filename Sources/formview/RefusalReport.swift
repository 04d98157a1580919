import Texts
import Values

/// The output after a refused change: the first refusals individually, the number of others, and that nothing was
/// changed.
enum RefusalReport {
  static let mostLines = 20

  /// A line for each; line breaks and control characters in typed text are made visible.
  static func lines<Refusal>(
    _ refusals: [Refusal], about path: String, _ texts: Texts, line: (Refusal) -> String
  ) -> [String] {
    var lines = refusals.prefix(mostLines).map { VisibleText.of(TextQuoting.oneLine(line($0))) }
    if refusals.count > lines.count {
      lines.append(texts.line(path, texts.andMore(refusals.count - lines.count)))
    }
    lines.append(texts.line(path, texts.nothingWasChanged))
    return lines
  }
}
