import Cells
import Forms
import Queries
import Records
import Screen
import Texts

/// The distribution of a column: its statistics, and groups of its values, each of which filters the records.
struct DistributionKind: PageKind {
  var commands: [Command] { DistributionCommands.all }

  /// Shows the statistics of a column, on the page that shows it already, or on one that is opened.
  static func show(
    _ statistics: ColumnStatistics, of column: String, in browser: inout Browser, opens: Bool
  ) {
    if let page = browser.pages.distribution {
      let former = DistributionScene(browser)?.focusedLine?.filter
      browser.pages.distribution = page.with(statistics)
      let lines = DistributionScene(browser)?.lines ?? []
      if let former, let line = lines.firstIndex(where: { $0.filter == former }) {
        browser.pages.distribution?.cursor = line
      }
    } else if opens, browser.form.row(column) != nil {
      browser.pages.open(
        Page(
          .distribution, DistributionPage(statistics, of: column),
          formName: browser.pages.list.formName))
      browser.rebind()
    }
  }

  // MARK: On the screen

  func keysTitle(in texts: Texts) -> String { texts.inTheDistribution }

  func hints(in editor: Editor) -> [CommandHint] {
    let isOnGroup = DistributionScene(editor.browser)?.focusedLine?.filter != nil
    let commands =
      (isOnGroup ? [DistributionCommands.filter, DistributionCommands.choose] : [])
      + [DistributionCommands.back, DistributionCommands.measure]
      + [PageCommands.help, PageCommands.quit]
    let move = CommandHint(
      DistributionCommands.up, DistributionCommands.down, editor.texts.moveCursor, editor)
    return [move] + commands.map { CommandHint($0, editor) }
  }

  /// Counts of the table whose column it is, with its filter.
  func titleParts(of browser: Browser, in room: TitleRoom) -> [StyledSpan] {
    TableKind().titleParts(of: browser, in: room)
  }

  func draw(_ layout: ScreenLayout?, of browser: Browser, in frame: inout Frame) {
    guard let scene = DistributionScene(browser) else { return }
    let (theme, area, page, lines) = (browser.theme, scene.area, scene.page, scene.lines)
    frame.draw(
      StyledLine(scene.row.key, theme.heading), at: Point(x: 1, y: area.y - 1),
      width: area.width - 2)
    for (y, index) in zip(area.y..<area.bottom, page.scroll..<max(lines.count, page.scroll)) {
      if index == page.cursor { frame.draw("▌", at: Point(x: 0, y: y), style: theme.accent) }
      frame.draw(lines[index].content, at: Point(x: 2, y: y), width: area.width - 3)
      if index == page.cursor {
        frame.tintCursorLine(Rect(x: 0, y: y, width: area.width, height: 1), theme)
      }
    }
    let x = area.width - 1
    if page.scroll > 0 { frame.draw("↑", at: Point(x: x, y: area.y), style: theme.dim) }
    if page.scroll + area.height < lines.count {
      frame.draw("↓", at: Point(x: x, y: area.bottom - 1), style: theme.dim)
    }
  }

  func note(in browser: Browser) -> String? {
    DistributionScene(browser)?.focusedLine?.wholeText ?? ""
  }

  func countNotice(_ count: Int, in browser: Browser) -> String {
    browser.texts.countTyped(
      count, forRows: browser.keys.letter(of: DistributionCommands.last),
      browser.keys.letter(of: DistributionCommands.down))
  }

  // MARK: The cursor

  /// The record under the table's cursor.
  func record(in browser: Browser) -> RecordID? { TableKind().record(in: browser) }

  func scroll(by lines: Int, in browser: inout Browser) { Self.move(by: lines, in: &browser) }

  static func move(by step: Int, in browser: inout Browser) {
    if let scene = DistributionScene(browser) {
      browser.pages.distribution = scene.page(movedBy: step)
    }
  }

  func click(
    _ point: Point, clicks: Int, _ layout: ScreenLayout?, in browser: inout Browser
  ) -> [PageOutcome] {
    guard let scene = DistributionScene(browser), scene.area.contains(point) else { return [] }
    let (page, lines) = (scene.page, scene.lines)
    let index = page.scroll + point.y - scene.area.y
    guard lines.indices.contains(index), lines[index].isStop else { return [] }
    browser.pages.distribution?.cursor = index
    let isSecond = clicks > 1 || page.cursor == index
    return isSecond && lines[index].filter != nil ? [.perform(DistributionCommands.filter)] : []
  }

  func keepCursorInSight(in browser: inout Browser) { Self.move(by: 0, in: &browser) }

  /// The column that was chosen is added up for each group.
  func goToTarget(of row: String, in browser: inout Browser) -> [PageOutcome] {
    guard let column = browser.pages.distribution?.column else { return [] }
    return [.start(.statistics(column: column, measure: row))]
  }

  /// Computes the statistics again; closes the page where the column or all records are gone.
  func afterReload(in browser: Browser) -> [PageOutcome] {
    // The table's filter is applied again first.
    if browser.tablePage.pendingQuery != nil { return [] }
    guard let page = browser.pages.distribution, browser.form.row(page.column) != nil,
      browser.table.count > 0
    else { return [.perform(DistributionCommands.back)] }
    return [.start(.statistics(column: page.column, measure: page.statistics.measure))]
  }
}

extension PageStack {
  /// The distribution that is shown; nil on another page.
  var distribution: DistributionPage? {
    get { top.state?.value as? DistributionPage }
    set { top.state = newValue.map { AnyPageState(value: $0) } }
  }
}
