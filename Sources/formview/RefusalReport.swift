import Texts
import Values

/// What is printed where a change is refused: the first refusals one by one, how many more there are, and that
/// nothing was changed.
enum RefusalReport {
  /// Refusals that are printed one by one.
  static let mostLines = 20

  /// A line each; line breaks and control characters in what was typed are made visible.
  static func lines<Refusal>(
    _ refusals: [Refusal], about path: String, _ texts: any Texts, line: (Refusal) -> String
  ) -> [String] {
    var lines = refusals.prefix(mostLines).map { VisibleText.of(TextQuoting.oneLine(line($0))) }
    if refusals.count > lines.count {
      lines.append(texts.line(path, texts.andMore(refusals.count - lines.count)))
    }
    lines.append(texts.line(path, texts.nothingWasChanged))
    return lines
  }
}
