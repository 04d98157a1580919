import Cells
import Screen

/// A question with its answers on one line, or the question above them where that is too long.
enum PromptLines {
  static func lines(_ prompt: Prompt, width: Int, _ theme: Theme) -> [StyledLine] {
    let answers = prompt.answers.map {
      StyledLine([
        StyledSpan($0.key.map { String($0) } ?? FieldKeys.leave.name, theme.barStrong),
        StyledSpan(" \($0.title)", theme.bar),
      ])
    }
    let question = StyledLine(prompt.question, theme.barWarning)
    let together = packed([question] + answers, width: width, theme)
    if together.count == 1 { return together }
    let asked = DisplayText.wrapped(prompt.question, to: width)
    return asked.map { StyledLine(String($0), theme.barWarning) }
      + packed(answers, width: width, theme)
  }

  /// Returns whether a window shows all of a question.
  static func fit(_ prompt: Prompt, in size: Size, _ theme: Theme) -> Bool {
    let width = size.width - 2
    guard width > 0 else { return false }
    let lines = lines(prompt, width: width, theme)
    return lines.count <= size.height && lines.allSatisfy { DisplayText.width($0.text) <= width }
  }

  /// Side by side as far as they fit, the rest on further lines.
  private static func packed(_ parts: [StyledLine], width: Int, _ theme: Theme) -> [StyledLine] {
    var lines: [StyledLine] = []
    for part in parts {
      if let last = lines.last,
        DisplayText.width(last.text) + 2 + DisplayText.width(part.text) <= width
      {
        lines[lines.count - 1].spans += [StyledSpan("  ", theme.bar)] + part.spans
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}
