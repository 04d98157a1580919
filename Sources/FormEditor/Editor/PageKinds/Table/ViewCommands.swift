import Cells
import Queries
import Records
import Screen
import SourceText

/// The commands for the records in view: their order, their filter, and the statistics of
/// their columns.
enum ViewCommands {
  static let all = [sort, sortAlso, writeOrder, filter, statistics]

  static let sort = Command(
    "sort", [.letter("o")], { $0.sortTitle }, { $0.sortHelp }, refusal: refusalToSort,
    effects: { sort(&$0, addingKey: false) })
  static let sortAlso = Command(
    "sortAlso", [.letter("O")], { $0.thenSortTitle }, { $0.thenSortHelp }, refusal: refusalToSort,
    effects: { sort(&$0, addingKey: true) })
  static let writeOrder = Command(
    "writeOrder", [KeyPress(.character("o"), .meta)], { $0.writeOrderTitle }, { $0.writeOrderHelp },
    refusal: refusalToWriteOrder, does: { writeOrder(&$0.browser) })
  static let filter = Command(
    "filter", [.letter("&")], { $0.filterTitle }, { $0.filterHelp },
    does: { $0.state.askForLine(.filter, text: $0.tablePage.filter) })
  static let statistics = Command(
    "statistics", [.letter("=")], { $0.statisticsTitle }, { $0.statisticsHelp },
    effects: { editor in
      guard let column = editor.focusedColumnName else { return [] }
      return editor.start(.statistics(column: column))
    })

  private static func refusalToWriteOrder(_ editor: Editor) -> Command.Refusal? {
    let texts = editor.texts
    if let refusal = RecordChange.move.refusal(in: editor) { return refusal }
    let sorting = editor.browser.job.flatMap { $0.arrangingNotice(for: .index, texts, editor.keys) }
    if let notice = editor.busyNotice ?? sorting { return Command.Refusal(message: notice) }
    if editor.table.count < 2 { return .notice(texts.hasThisOrder) }
    if !editor.tablePage.filter.isEmpty {
      let keys = [
        editor.keys[filter], FieldKeys.eraseToStart.name,
        editor.keys.whileTyping[LineCommands.done],
      ]
      return .warning(texts.orderNeedsNoFilter(keys: keys))
    }
    return editor.tablePage.sortKeys.isEmpty || editor.tablePage.order == nil
      ? .notice(texts.orderNeedsSort(sort: editor.keys[sort])) : nil
  }

  /// `M-o`: the records get the order of the view, which stays sorted.
  private static func writeOrder(_ browser: inout Browser) {
    guard let order = browser.tablePage.order, let record = browser.record ?? order.first else {
      return
    }
    let texts = browser.texts
    if browser.perform(.reorder(order), at: record, summary: .recordsReordered) {
      browser.message = .notice(
        texts.orderIsWritten(order.count, undo: browser.keys[PageCommands.undo]))
    } else if browser.message == nil {
      browser.message = .notice(texts.hasThisOrder)
    }
  }

  private static func refusalToSort(_ editor: Editor) -> Command.Refusal? {
    guard let column = editor.focusedColumn,
      editor.binder.state(of: column).disclosure.isSecret
    else { return nil }
    return .notice(editor.texts.orderReveals(column.key))
  }

  /// `o`: ascending, descending, as the file has it; `O` keeps the former keys before it.
  private static func sort(_ editor: inout Editor, addingKey: Bool) -> [EditorEffect] {
    guard let column = editor.focusedColumnName else { return [] }
    let wanted = editor.wantedQuery
    let isOfColumn = { (key: SortKey) in key.column.hasSameBytes(as: column) }
    var keys = addingKey ? wanted.keys : wanted.keys.filter(isOfColumn)
    if let index = keys.firstIndex(where: isOfColumn) {
      if keys[index].descending {
        keys.remove(at: index)
      } else {
        keys[index].descending = true
      }
    } else {
      keys.append(SortKey(column: column))
    }
    guard keys.count <= RecordSort.mostColumns else {
      editor.browser.message = .notice(editor.texts.tooManySortColumns(RecordSort.mostColumns))
      return []
    }
    return editor.start(.arrange(filter: wanted.filter, keys: keys))
  }
}
