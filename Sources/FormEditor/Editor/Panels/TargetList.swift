import Cells
import Forms
import Screen
import SourceText

/// The list that `:` shows: the columns of the table, or the sections and rows of the form.
enum TargetList {
  /// Maximum number of rows that are listed below their sections; with more, only the
  /// sections are listed.
  static let mostRows = 2_000

  static func columns(_ browser: Browser) -> [PanelLine] {
    let rows = browser.tableColumns.possible
    let shown = Set(names: browser.columns.map(\.identifier))
    let widest = rows.map { DisplayText.width($0.key) }.max() ?? 0
    let theme = browser.theme
    return rows.map { row in
      let isShown = shown.contains(row.identifier)
      let gap = min(widest, widestName) - DisplayText.width(row.key)
      let padding = String(repeating: " ", count: max(gap, 0) + 3)
      return PanelLine(
        content: StyledLine([
          StyledSpan(row.key + padding, isShown ? theme.value : theme.dim),
          StyledSpan(isShown ? "" : browser.texts.hiddenColumn + "   ", theme.warning),
          StyledSpan(row.identifier == row.key ? "" : row.identifier, theme.dim),
        ]),
        target: .row(row.identifier),
        searchText: "\(row.key) \(row.identifier)", names: [row.key, row.identifier])
    }
  }

  static func sections(_ browser: Browser) -> [PanelLine] {
    let rows = Dictionary(grouping: browser.form.writtenRows) { ExactText($0.section) }
    let listsRows = browser.form.rows.count <= mostRows
    let shown = Set(names: browser.rows.lazy.filter(\.state.isVisible).map(\.identifier))
    let theme = browser.theme
    return browser.form.sections.flatMap { section -> [PanelLine] in
      guard let rows = rows[section.identifier] else { return [] }
      // To the first row that is there; where all are hidden, they are shown.
      guard let first = rows.first(where: { shown.contains($0.identifier) }) ?? rows.first
      else { return [] }
      var lines: [PanelLine] = []
      if !section.key.isEmpty {
        lines.append(line([StyledSpan(section.key, theme.heading)], first, isHeading: true))
      }
      guard listsRows else { return lines }
      return lines
        + rows.map { row in
          line(
            shown.contains(row.identifier)
              ? [StyledSpan(row.key, theme.value)]
              : [
                StyledSpan(row.key + "   ", theme.dim),
                StyledSpan(browser.texts.hiddenColumn, theme.warning),
              ], row)
        }
    }
  }

  private static func line(
    _ spans: [StyledSpan], _ row: ConfigRow, isHeading: Bool = false
  ) -> PanelLine {
    PanelLine(
      content: StyledLine(spans), target: .row(row.identifier), isHeading: isHeading)
  }

  private static let widestName = 30
}

extension PanelLine.Target {
  /// Goes there from the page that is shown.
  func go(in browser: inout Browser) -> [PageOutcome] {
    switch self {
    case .row(let row): return browser.pageKind.goToTarget(of: row, in: &browser)
    case .location(let location):
      browser.go(to: location)
      return []
    case .command: return []
    }
  }
}

extension Panel {
  /// Columns, the one under the cursor selected; nil where there are none.
  init?(columnsOf browser: Browser) {
    self.init(.columns, browser.texts.columnsHeading, TargetList.columns(browser), in: browser)
  }

  /// Sections and rows, the one under the cursor selected; nil where there are none.
  init?(sectionsOf browser: Browser) {
    self.init(.targets, browser.texts.goToHeading, TargetList.sections(browser), in: browser)
  }

  init?(_ topic: Topic, _ title: String, _ lines: [PanelLine], in browser: Browser) {
    guard !lines.isEmpty else { return nil }
    self.init(topic: topic, title: title, lines: lines, filter: LineEditor(""))
    selection =
      lines.firstIndex {
        !$0.isHeading && $0.target?.row.hasSameBytes(as: browser.focus ?? "") == true
      } ?? 0
  }
}
