import Queries
import Records

/// The tables that were open when records were read again: their views are made again, with the cursor, the column and the
/// selection where they were.
struct FormerLists {
  private let pages: PageStack
  /// How the views were to be, by the indices of their pages.
  private let arrangements: [Int: PendingArrangement]

  init(_ editor: Editor) {
    pages = editor.state.pages
    let tables = Set(pages.itemLists + [pages.fileList])
    arrangements = Dictionary(
      uniqueKeysWithValues: tables.map { ($0, editor.arrangement(ofTableAt: $0)) })
  }

  /// The table of the file's records: `followed` are the record that was open and its neighbors, as they are now.
  func arrangeFile(in editor: inout Editor, followed: [RecordID], screenLine: Int) {
    let index = editor.state.pages.fileList
    editor.state.pages[index].table.pending = pending(
      pages.fileList, followed: followed, screenLine: screenLine)
  }

  /// The tables inside of records, which were opened again.
  func resume(in editor: inout Editor) {
    for (index, formerIndex) in zip(editor.state.pages.itemLists, pages.itemLists) {
      let (page, former) = (editor.state.pages[index], pages[formerIndex])
      guard page.row == former.row, page.formName == former.formName, let items = page.items,
        let formerItems = former.items
      else { break }
      let selected = former.table.selected.union(former.table.selectedOutOfView)
      let matching = RecordMatching(
        of: selected, from: formerItems.table, to: items.table,
        identity: editor.binder(ofPageAt: index).form.recordIdentity?.steps)
      let (row, line) = (page.table.row, former.table.row - former.table.firstRow)
      var table = former.table
      table.showAll()
      table.selected = RecordSet(selected.members.compactMap { matching[$0] })
      table.selectedOutOfView = RecordSet()
      (table.row, table.firstRow) = (row, max(row - line, 0))
      table.pending = pending(
        formerIndex, followed: row < items.table.count ? [items.table.id(at: row)] : [],
        screenLine: line)
      editor.state.pages[index].table = table
    }
    editor.rebind()
  }

  private func pending(
    _ index: Int, followed: [RecordID], screenLine: Int
  ) -> PendingArrangement? {
    guard var pending = arrangements[index], !pending.isPlain else { return nil }
    (pending.followed, pending.screenLine) = (followed, screenLine)
    return pending
  }
}
