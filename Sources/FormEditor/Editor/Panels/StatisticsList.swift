import Cells
import Forms
import Queries
import Screen
import Values

/// The list that `=` shows about a column.
enum StatisticsList {
  static func lines(
    _ statistics: ColumnStatistics, of row: ConfigRow, in editor: Editor
  ) -> [PanelLine] {
    let texts = editor.texts
    var facts: [(String, String)] = [
      (texts.factRecords, statistics.count.grouped),
      (texts.factMissing, statistics.missing.grouped),
    ]
    if statistics.foreign > 0 { facts.append((texts.factOtherType, statistics.foreign.grouped)) }
    switch statistics.distinct {
    case .exactly(let count): facts.append((texts.factDistinct, count.grouped))
    case .moreThan(let count): facts.append((texts.factDistinct, texts.moreThan(count)))
    case nil: break
    }
    if let minimum = statistics.minimum { facts.append((texts.factMinimum, minimum)) }
    if let maximum = statistics.maximum { facts.append((texts.factMaximum, maximum)) }
    if let sum = statistics.sum {
      facts.append((texts.factSum, editor.binder.plan.numbers.text(ofTotal: sum, in: row)))
    }
    if let mean = statistics.mean {
      let isRounded = statistics.isMeanRounded
      facts.append(
        (
          texts.factMean,
          editor.binder.plan.numbers.text(ofTotal: mean, isRounded: isRounded, in: row)
        ))
    }
    let widest = facts.map { DisplayText.width($0.0) }.max() ?? 0
    let lines = facts.map { name, value in
      PanelLine(
        content: StyledLine([
          StyledSpan(padded(name, to: widest + 3), editor.theme.label),
          StyledSpan(value, editor.theme.value),
        ]))
    }
    return lines + frequencies(statistics, editor)
  }

  /// The most frequent values, how many records have each, and their part of all as a bar.
  private static func frequencies(
    _ statistics: ColumnStatistics, _ editor: Editor
  ) -> [PanelLine] {
    guard let most = statistics.top.first?.count, most > 0 else { return [] }
    let theme = editor.theme
    let names = statistics.top.map { DisplayText.truncated($0.text, to: widestName) }
    let column = names.map { DisplayText.width($0) }.max() ?? 0
    let bar = max(min(widestBar, editor.browser.size.width - column - 24), 0)
    let heading = [
      PanelLine(content: StyledLine([])),
      PanelLine(content: StyledLine(editor.texts.mostFrequent, theme.heading), isHeading: true),
    ]
    return heading
      + zip(names, statistics.top).map { name, value in
        let all = max(statistics.count, 1)
        let part = (value.count * 100 + all / 2) / all
        let length = bar * value.count / most
        return PanelLine(
          content: StyledLine([
            StyledSpan(padded(name, to: column + 2), theme.label),
            StyledSpan(
              leading(value.count.grouped, to: DisplayText.width(most.grouped)), theme.value),
            StyledSpan(leading("\(part) %  ", to: 9), theme.dim),
            StyledSpan(String(repeating: "▪", count: max(length, min(bar, 1))), theme.accent),
          ]), wholeText: name == value.text ? nil : value.text)
      }
  }

  private static let widestName = 40
  private static let widestBar = 30

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - DisplayText.width(text), 0))
  }

  private static func leading(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - DisplayText.width(text), 0)) + text
  }
}
