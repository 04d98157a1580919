import Cells
import Forms
import Queries
import Rules
import Screen

/// The commands in the distribution of a column.
enum DistributionCommands {
  static let all =
    [down, up, pageDown, pageUp, first, last, filter, choose, measure, back]
    + [
      PageCommands.commands, PageCommands.releaseMouse, PageCommands.help, PageCommands.quit,
      PageCommands.redraw,
    ]

  static let down = Command(
    "down", [KeyPress(.down), .letter("j")], { $0.downTitle }, { $0.goDownHelp },
    moves: { DistributionKind.move(by: $1 ?? 1, in: &$0) })
  static let up = Command(
    "up", [KeyPress(.up), .letter("k")], { $0.upTitle }, { $0.goUpHelp },
    moves: { DistributionKind.move(by: -($1 ?? 1), in: &$0) })
  static let pageDown = Command(
    "pageDown", [KeyPress(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp },
    moves: { turnPages($1 ?? 1, in: &$0) })
  static let pageUp = Command(
    "pageUp", [KeyPress(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp },
    moves: { turnPages(-($1 ?? 1), in: &$0) })
  static let first = Command(
    "first", [KeyPress(.home), .letter("g")], { $0.firstTitle }, { $0.firstLineHelp },
    moves: { browser, _ in DistributionKind.move(by: -all(browser), in: &browser) })
  static let last = Command(
    "last", [KeyPress(.end), .letter("G")], { $0.lastTitle }, { $0.lastLineHelp },
    moves: { browser, _ in DistributionKind.move(by: all(browser), in: &browser) })

  private static func turnPages(_ count: Int, in browser: inout Browser) {
    let height = PanelView.listArea(browser.size).height - 1
    DistributionKind.move(by: count * height, in: &browser)
  }

  /// Number of all lines.
  private static func all(_ browser: Browser) -> Int {
    DistributionScene(browser)?.lines.count ?? 0
  }

  /// Back to the table, with the records that have the value under the cursor, or one of those that were chosen.
  static let filter = Command(
    "filterByValue", [KeyPress(.enter)], { $0.filterTitle },
    { $0.texts.filterByValueHelp(choose: $0.keys[choose]) },
    refusal: { editor in
      wanted(editor.browser).isEmpty ? refusalHere(editor) : nil
    },
    effects: { editor in
      let conditions = wanted(editor.browser)
      let former = editor.tablePage.filter
      let joined = conditions.joined(separator: " or ")
      let isThere = former == joined || former.hasSuffix(" and (\(joined))")
      let text = isThere ? former : former.isEmpty ? joined : "(\(former)) and (\(joined))"
      guard let filter = editor.browser.listContext.filter(text) else {
        editor.browser.message = .warning(
          editor.texts.filterNotJoined(former, editor.keys[ViewCommands.filter]))
        return []
      }
      editor.browser.closePage()
      return editor.start(.arrange(filter: filter, keys: editor.wantedQuery.keys))
    })
  static let choose = Command(
    "chooseValue", [FieldKeys.toggle], { $0.chooseValue }, { $0.chooseValueHelp },
    refusal: { editor in
      DistributionScene(editor.browser)?.focusedLine?.filter == nil ? refusalHere(editor) : nil
    },
    does: { editor in
      guard let filter = DistributionScene(editor.browser)?.focusedLine?.filter else { return }
      editor.browser.pages.distribution?.toggle(filter)
      DistributionKind.move(by: 1, in: &editor.browser)
    })
  static let measure = Command(
    "measure", [.letter("s")], { $0.measureTitle }, { $0.measureHelp },
    refusal: { editor in
      measures(editor.browser).isEmpty ? .notice(editor.texts.noColumnOfNumbers) : nil
    },
    does: { editor in
      let theme = editor.theme
      let lines = measures(editor.browser).map { row in
        PanelLine(
          content: StyledLine(row.key, theme.value), target: .row(row.identifier),
          names: [row.key, row.identifier])
      }
      let list = Panel(.measures, editor.texts.measureHeading, lines, in: editor.browser)
      editor.show(list, orSay: editor.texts.noColumnOfNumbers)
    })
  static let back = Command(
    "back", [KeyPress(.escape)], { $0.backTitle }, { $0.backHelp },
    does: { editor in
      if editor.job?.isRunning == true { editor.stopJob() } else { editor.browser.closePage() }
    })

  private static func refusalHere(_ editor: Editor) -> Command.Refusal {
    let isOfValue = DistributionScene(editor.browser)?.focusedLine?.isOfValue == true
    return .notice(isOfValue ? editor.texts.noFilterForValue : editor.texts.noValueHere)
  }

  /// The filters of the values that were chosen, or of the one under the cursor.
  private static func wanted(_ browser: Browser) -> [String] {
    let chosen = browser.pages.distribution?.chosen ?? []
    return chosen.isEmpty
      ? [DistributionScene(browser)?.focusedLine?.filter].compactMap(\.self) : chosen
  }

  /// The columns of numbers that can be added up.
  private static func measures(_ browser: Browser) -> [ConfigRow] {
    browser.tableColumns.possible.filter {
      let state = browser.binder.state(of: $0)
      return state.format.order == .number && !state.disclosure.isSecret
    }
  }
}
