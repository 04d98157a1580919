import Queries
import Records

/// The tables that were open when records were read again: their views are made again, with the cursor, the column and the
/// selection where they were.
struct FormerLists {
  private let pages: PageStack
  /// Sorts and filters of the tables, by page index.
  private let queries: [Int: ViewQuery]

  init(_ editor: Editor) {
    pages = editor.state.pages
    let tables = Set(pages.itemLists + [pages.fileList])
    queries = Dictionary(
      uniqueKeysWithValues: tables.map { ($0, editor.viewQuery(ofTableAt: $0)) })
  }

  /// The table of the file's records: `followed` are the record that was open and its neighbors, as they are now.
  func restoreFile(in editor: inout Editor, followed: [RecordID], screenLine: Int) {
    let index = editor.state.pages.fileList
    editor.state.pages[index].table.pendingQuery = query(
      pages.fileList, followed: followed, screenLine: screenLine)
  }

  /// The tables inside of records, which were opened again.
  func restore(in editor: inout Editor) {
    for (index, formerIndex) in zip(editor.state.pages.itemLists, pages.itemLists) {
      let (page, former) = (editor.state.pages[index], pages[formerIndex])
      guard page.row == former.row, page.formName == former.formName, let items = page.items,
        let formerItems = former.items
      else { break }
      let selected = former.table.selection.all
      let matching = RecordMatching(
        of: selected, from: formerItems.table, to: items.table,
        identity: editor.documentBinder.binder(ofPage: page).form.recordIdentity?.steps)
      let (row, line) = (page.table.row, former.table.row - former.table.firstRow)
      var table = former.table
      table.showAll()
      table.selection = Selection(RecordSet(selected.members.compactMap { matching[$0] }))
      (table.row, table.firstRow) = (row, max(row - line, 0))
      table.pendingQuery = query(
        formerIndex, followed: row < items.table.count ? [items.table.id(at: row)] : [],
        screenLine: line)
      editor.state.pages[index].table = table
      editor.state.pages[index].searchText = former.searchText
    }
    editor.rebind()
  }

  private func query(
    _ index: Int, followed: [RecordID], screenLine: Int
  ) -> ViewQuery? {
    guard var query = queries[index], !query.isPlain else { return nil }
    (query.followed, query.screenLine) = (followed, screenLine)
    return query
  }
}
