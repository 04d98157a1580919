import Cells
import Forms
import Queries
import Rules
import Screen
import Texts
import Values

/// A line of the distribution of a column.
struct DistributionLine {
  let content: StyledLine
  /// The filter for the records of the line; nil for all records, and for values without a filter.
  var filter: String?
  var isStop = true
  var isOfValue = false
  /// The whole text, where the line cuts it off.
  var wholeText: String?
}

/// The lines of a distribution: statistics of all values, then groups of them with bars.
struct DistributionScene {
  let page: DistributionPage
  let row: ConfigRow
  private let form: Form
  private let numbers: NumberNotation
  private let theme: Theme
  private let texts: Texts
  /// The area of the lines.
  let area: Rect

  /// Nil where no distribution is shown, or of a column that the form does not have.
  init?(_ browser: Browser) {
    guard let page = browser.pages.distribution, let row = browser.form.row(page.column) else {
      return nil
    }
    (self.page, self.row) = (page, row)
    form = browser.form
    numbers = browser.binder.prepared.numbers
    (theme, texts) = (browser.theme, browser.texts)
    area = PanelView.listArea(browser.size)
  }

  private var statistics: ColumnStatistics { page.statistics }

  var lines: [DistributionLine] { factLines + groupLines }

  var focusedLine: DistributionLine? {
    let lines = lines
    return lines.indices.contains(page.cursor) ? lines[page.cursor] : nil
  }

  /// The page with the cursor moved over the lines on which it can be, and scrolled to it.
  func page(movedBy step: Int) -> DistributionPage {
    let (lines, height) = (lines, area.height)
    let stops = lines.indices.filter { lines[$0].isStop }
    guard let here = stops.lastIndex(where: { $0 <= self.page.cursor }) else { return page }
    var page = page
    page.cursor = stops[min(max(here + step, 0), stops.count - 1)]
    page.scroll = min(max(page.scroll, page.cursor - height + 1), page.cursor)
    page.scroll = min(page.scroll, max(lines.count - height, 0))
    return page
  }

  // MARK: Statistics

  private var factLines: [DistributionLine] {
    let facts = facts
    let widest = facts.map { DisplayText.width($0.name) }.max() ?? 0
    return facts.map { name, value, filter in
      DistributionLine(
        content: StyledLine([
          StyledSpan(name.padded(to: widest + 3), theme.label), StyledSpan(value, theme.value),
        ]), filter: filter)
    }
  }

  private typealias Fact = (name: String, value: String, filter: String?)

  private var facts: [Fact] {
    let missing = statistics.missing
    var facts: [Fact] = [
      (texts.factRecords, statistics.count.grouped, nil),
      (texts.factMissing, missing.grouped, missing > 0 ? statistics.filterOfMissing : nil),
    ]
    if statistics.foreign > 0 {
      facts.append((texts.factOtherType, statistics.foreign.grouped, nil))
    }
    switch statistics.distinct {
    case .exactly(let count): facts.append((texts.factDistinct, count.grouped, nil))
    case .moreThan(let count): facts.append((texts.factDistinct, texts.moreThan(count), nil))
    case nil: break
    }
    let quartiles = statistics.quartiles.map { $0 as String? } + [nil, nil, nil]
    facts += [
      (texts.factMinimum, statistics.minimum), (texts.factFirstQuartile, quartiles[0]),
      (texts.factMedian, quartiles[1]), (texts.factThirdQuartile, quartiles[2]),
      (texts.factMaximum, statistics.maximum),
      (texts.factSum, statistics.total.map { sum(of: $0, row) }),
      (texts.factMean, statistics.total.map { mean(of: $0, row) }),
    ].compactMap { name, value in value.map { (name, $0, nil) } }
    return facts
  }

  private func sum(of total: NumberTotal, _ row: ConfigRow) -> String {
    DisplayText.truncated(numbers.text(ofTotal: total.sum, in: row), to: Self.widestName)
  }

  private func mean(of total: NumberTotal, _ row: ConfigRow) -> String {
    DisplayText.truncated(
      numbers.text(ofTotal: total.mean, isRounded: total.isMeanRounded, in: row),
      to: Self.widestName)
  }

  // MARK: Groups

  /// Each group of values, how many records have one of them, and their part of all as a bar.
  private var groupLines: [DistributionLine] {
    let groups = statistics.groups
    guard let most = groups.map(\.count).max(), most > 0 else { return [] }
    let names = groups.map { DisplayText.truncated($0.text, to: Self.widestName) }
    let heading = statistics.areGroupsOrdered ? texts.valuesInOrder : texts.mostFrequent
    let countWidth = DisplayText.width(most.grouped)
    let nameWidth = max(
      names.map { DisplayText.width($0) }.max() ?? 0, DisplayText.width(heading) - countWidth - 9)
    let totals = totals
    let room = max(
      min(Self.widestBar, area.width - nameWidth - countWidth - totals.width - 18), 0)
    return [
      DistributionLine(content: StyledLine([]), isStop: false),
      DistributionLine(
        content: StyledLine([
          StyledSpan(heading.padded(to: nameWidth + countWidth + 11), theme.heading),
          StyledSpan(totals.heading, theme.heading),
        ]), isStop: false),
    ]
      + zip(zip(names, totals.texts), groups).map { texts, group in
        let (name, total) = texts
        let all = max(statistics.count, 1)
        let percent = (group.count * 100 + all / 2) / all
        let bar = group.count == 0 ? 0 : max(room * group.count / most, min(room, 1))
        let isChosen = group.filter.map(page.chosen.contains) ?? false
        return DistributionLine(
          content: StyledLine([
            StyledSpan(name.padded(to: nameWidth + 2), isChosen ? theme.accent : theme.label),
            StyledSpan(group.count.grouped.paddedAtStart(to: countWidth), theme.value),
            StyledSpan(
              (percent == 0 && group.count > 0 ? "< 1 %  " : "\(percent) %  ").paddedAtStart(to: 9),
              theme.dim),
            StyledSpan(total, theme.value),
            StyledSpan(String(repeating: "▪", count: bar), theme.accent),
            StyledSpan(isChosen ? " ✓" : "", theme.accent),
          ]), filter: group.filter, isOfValue: true,
          wholeText: name == group.text ? nil : group.text)
      } + others
  }

  /// Sum and mean of the column that is measured, for each group and under their heading.
  private var totals: (heading: String, texts: [String], width: Int) {
    let groups = statistics.groups
    guard let row = statistics.measure.flatMap({ form.row($0) }) else {
      return ("", groups.map { _ in "" }, 0)
    }
    let columns = [
      [texts.sumOf(row.key)] + groups.map { $0.total.map { sum(of: $0, row) } ?? "" },
      [texts.meanOfMeasure] + groups.map { $0.total.map { mean(of: $0, row) } ?? "" },
    ]
    let widths = columns.map { $0.map { DisplayText.width($0) }.max() ?? 0 }
    let lines = columns[0].indices.map { index in
      zip(columns, widths).map { $0[index].paddedAtStart(to: $1) + "  " }.joined()
    }
    return (lines[0], Array(lines.dropFirst()), widths.reduce(4, +))
  }

  /// How many values are not listed.
  private var others: [DistributionLine] {
    guard !statistics.areGroupsOrdered, case .exactly(let count) = statistics.distinct,
      count > statistics.groups.count
    else { return [] }
    return [
      DistributionLine(
        content: StyledLine(
          texts.otherValues(count - statistics.groups.count), theme.dim),
        isStop: false)
    ]
  }

  private static let widestName = 40
  private static let widestBar = 60
}
