import Cells
import Screen
import Texts
import Values

extension TableKind {
  /// The number of records, how many of them are in view and by which filter, the sort keys,
  /// the selection, and the number of unseen columns.
  func titleParts(of editor: Editor, in room: TitleRoom) -> [StyledSpan] {
    var parts = counts(editor, filterWidth: room.filterWidth)
    let unseen = room.countsColumns ? editor.unseenColumnCount : 0
    if unseen > 0 {
      let words = room.isNarrow ? "+\(unseen.grouped) ›" : editor.texts.moreColumns(unseen)
      parts.append(StyledSpan("  " + words, editor.theme.bar))
    }
    return parts
  }

  private func counts(_ editor: Editor, filterWidth: Int) -> [StyledSpan] {
    let theme = editor.theme
    let words = selectionWords(editor.tablePage.selection, editor.texts)
    let selected = words.isEmpty ? [] : [StyledSpan("  " + words, theme.barWarning)]
    let sorted = sortKeys(editor).map { [StyledSpan("  \($0)", theme.bar)] } ?? []
    guard !editor.tablePage.filter.isEmpty else {
      let count = editor.table.count
      return [
        StyledSpan("  \(count.grouped)", theme.barStrong),
        StyledSpan(
          " "
            + (editor.state.pages.listsItems
              ? editor.texts.itemsInTitle(count) : editor.texts.recordsInTitle(count)),
          theme.bar),
      ] + sorted + selected
    }
    let filter = DisplayText.truncated(editor.tablePage.filter, to: filterWidth)
    return [
      StyledSpan("  \(editor.viewCount.grouped)", theme.barStrong),
      StyledSpan(
        " \(editor.texts.ofAll(editor.table.count))  \(editor.texts.filteredBy)",
        theme.bar),
      StyledSpan("“\(filter)”", theme.barWarning),
    ] + sorted + selected
  }

  /// `▲ Office ▼ Salary`, where there is room: the columns may be out of sight.
  private func sortKeys(_ editor: Editor) -> String? {
    guard editor.state.size.width >= TitleRoom.narrow, !editor.tablePage.sortKeys.isEmpty else {
      return nil
    }
    let keys = editor.tablePage.sortKeys.map { key in
      (key.descending ? "▼ " : "▲ ") + (editor.listForm.row(key.column)?.key ?? key.column)
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
