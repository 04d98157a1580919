import Queries
import Records

/// The pages that were open when records were read again. They are opened again as far as what they show is still there,
/// the views of tables with the cursor, the column and the selection where they were.
struct FormerPages {
  private let pages: PageStack
  /// Sorts and filters of the tables, by page index.
  private let queries: [Int: ViewQuery]

  /// The row under the cursor; nil where only records were shown.
  private let open: Location?
  /// The line of the screen on which the cursor of the file's table was.
  let screenLine: Int

  init(_ editor: Editor) {
    pages = editor.state.pages
    let isInside = pages.listsItems || !editor.shownPath.isEmpty
    open = isInside ? editor.location(ofRow: editor.focus ?? "") : nil
    screenLine = pages[pages.fileList].table.row - pages[pages.fileList].table.firstRow
    let tables = Set(pages.itemLists + [pages.fileList])
    queries = Dictionary(
      uniqueKeysWithValues: tables.map { ($0, editor.viewQuery(ofTableAt: $0)) })
  }

  /// Opens the pages again, in the records as they were followed.
  func restore(in editor: inout Editor, _ followed: FollowedRecords) {
    if let open, let (place, isThere) = followed.follow(open.place) {
      editor.openPages(to: place)
      if !isThere {
        // The list's next item, as where a record is gone.
        if case .index(let index)? = open.path.dropFirst(place.path.count).first,
          editor.state.pages.top.listsRecords
        {
          editor.focusItem(index)
        }
      } else if !pages.top.listsRecords, editor.state.pages.listsItems {
        editor.showForm(of: editor.record)
      }
      if !editor.state.pages.top.listsRecords, editor.bound.index(of: open.row) != nil {
        editor.formPage.focus = open.row
      }
      restoreItems(in: &editor)
    }
    let file = editor.state.pages.fileList
    editor.state.pages[file].table.pendingQuery = query(
      pages.fileList, followed: followed.candidates, screenLine: screenLine)
  }

  /// The tables inside of records, which were opened again.
  private func restoreItems(in editor: inout Editor) {
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
