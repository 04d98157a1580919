import Cells
import FormEngine
import Screen

/// What `=` shows of a column.
enum StatisticsList {
  static func lines(_ statistics: ColumnStatistics, in state: EditorState) -> [PanelLine] {
    var facts: [(String, String)] = [
      ("Records", statistics.count.grouped), ("Missing", statistics.missing.grouped),
    ]
    if statistics.foreign > 0 { facts.append(("Of another type", statistics.foreign.grouped)) }
    switch statistics.distinct {
    case .exactly(let count): facts.append(("Different", count.grouped))
    case .moreThan(let count): facts.append(("Different", "more than \(count.grouped)"))
    }
    if let minimum = statistics.minimum { facts.append(("Least", minimum)) }
    if let maximum = statistics.maximum { facts.append(("Greatest", maximum)) }
    if let sum = statistics.sum { facts.append(("Sum", sum.description)) }
    if let mean = statistics.mean { facts.append(("Mean", mean.description)) }
    var lines = facts.map { line($0, $1, state.theme) }
    guard !statistics.top.isEmpty else { return lines }
    lines.append(PanelLine(content: StyledLine([])))
    lines.append(
      PanelLine(content: StyledLine("Most frequent", state.theme.heading), isHeading: true))
    return lines + statistics.top.map { line($0.text, $0.count.grouped, state.theme) }
  }

  private static func line(_ name: String, _ value: String, _ theme: Theme) -> PanelLine {
    let name = DisplayText.truncated(name, to: 28)
    let padding = String(repeating: " ", count: max(30 - DisplayText.width(name), 1))
    return PanelLine(
      content: StyledLine([
        StyledSpan(name + padding, theme.label), StyledSpan(value, theme.value),
      ]))
  }
}
