import Cells
import Screen
import Texts
import Values

extension TableKind {
  /// The number of records, how many of them are in view and by which filter, the sort keys and the selection.
  func titleParts(of browser: Browser, in room: TitleRoom) -> [StyledSpan] {
    let theme = browser.theme
    let words = selectionWords(browser.tablePage.selection, browser.texts)
    let selected = words.isEmpty ? [] : [StyledSpan("  " + words, theme.barWarning)]
    let sorted = sortKeys(browser).map { [StyledSpan("  \($0)", theme.bar)] } ?? []
    guard !browser.tablePage.filter.isEmpty else {
      let count = browser.table.count
      return [
        StyledSpan("  \(count.grouped)", theme.barStrong),
        StyledSpan(
          " "
            + (browser.pages.listsItems
              ? browser.texts.itemsInTitle(count) : browser.texts.recordsInTitle(count)),
          theme.bar),
      ] + sorted + selected
    }
    let filter = DisplayText.truncated(browser.tablePage.filter, to: room.filterWidth)
    return [
      StyledSpan("  \(browser.viewCount.grouped)", theme.barStrong),
      StyledSpan(
        " \(browser.texts.ofAll(browser.table.count))  \(browser.texts.filteredBy)",
        theme.bar),
      StyledSpan("“\(filter)”", theme.barWarning),
    ] + sorted + selected
  }

  /// `▲ Office ▼ Salary`, where there is room: the columns may be out of sight.
  private func sortKeys(_ browser: Browser) -> String? {
    guard browser.size.width >= TitleRoom.narrow, !browser.tablePage.sortKeys.isEmpty else {
      return nil
    }
    let keys = browser.tablePage.sortKeys.map { key in
      (key.descending ? "▼ " : "▲ ") + (browser.listForm.row(key.column)?.key ?? key.column)
    }
    return DisplayText.truncated(keys.joined(separator: " "), to: TitleRoom.longestFilter)
  }

  /// The text with the number of selected records in view, and of those that the filter
  /// hides; empty where none is selected.
  private func selectionWords(_ selection: Selection, _ texts: Texts) -> String {
    switch (selection.inView.count, selection.outOfView.count) {
    case (0, 0): ""
    case (let inView, 0): texts.selectedInView(inView)
    case (0, let hidden): texts.selectedOutOfView(hidden)
    case (let inView, let hidden): texts.selected(inView, andOutOfView: hidden)
    }
  }
}
