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

  init(_ browser: Browser) {
    pages = browser.pages
    let isInside = pages.listsItems || !browser.shownPath.isEmpty
    open = isInside ? browser.location(ofRow: browser.focus ?? "") : nil
    screenLine = pages[pages.fileList].table.row - pages[pages.fileList].table.firstRow
    let tables = Set(pages.itemLists + [pages.fileList])
    queries = Dictionary(
      uniqueKeysWithValues: tables.map { ($0, ViewQuery(ofTableAt: $0, in: browser)) })
  }

  /// Opens the pages again, in the records as they were followed.
  func restore(in browser: inout Browser, _ followed: FollowedRecords) {
    if let open, let (object, isThere) = followed.follow(open.object) {
      browser.openPages(to: object)
      if !isThere {
        // The list's next item, as where a record is gone.
        if case .index(let index)? = open.path.dropFirst(object.path.count).first,
          browser.pageKind.hasRecordCursor
        {
          browser.focusItem(index)
        }
      } else if !pages.top.listsRecords, browser.pages.listsItems {
        browser.showForm(of: browser.record)
      }
      if !browser.pageKind.hasRecordCursor, browser.bound.index(of: open.row) != nil {
        browser.formPage.focus = open.row
      }
      restoreItems(in: &browser)
    }
    let file = browser.pages.fileList
    browser.pages[file].table.pendingQuery = query(
      pages.fileList, followed: followed.candidates, screenLine: screenLine)
  }

  /// The tables inside of records, which were opened again.
  private func restoreItems(in browser: inout Browser) {
    for (index, formerIndex) in zip(browser.pages.itemLists, pages.itemLists) {
      let (page, former) = (browser.pages[index], pages[formerIndex])
      guard page.row == former.row, page.formName == former.formName, let items = page.items,
        let formerItems = former.items
      else { break }
      let selected = former.table.selection.all
      let matching = RecordMatching(
        of: selected, from: formerItems.table, to: items.table,
        identity: browser.documentBinder.binder(ofPage: page).form.recordIdentity?.steps)
      let (row, line) = (page.table.row, former.table.row - former.table.firstRow)
      var table = former.table
      table.showAll()
      table.selection = Selection(RecordSet(selected.members.compactMap { matching[$0] }))
      (table.row, table.firstRow) = (row, max(row - line, 0))
      table.pendingQuery = query(
        formerIndex, followed: row < items.table.count ? [items.table.id(at: row)] : [],
        screenLine: line)
      browser.pages[index].table = table
      browser.pages[index].searchText = former.searchText
    }
    browser.rebind()
  }

  private func query(
    _ index: Int, followed: [RecordID], screenLine: Int
  ) -> ViewQuery? {
    guard var query = queries[index], !query.isPlain else { return nil }
    (query.followed, query.screenLine) = (followed, screenLine)
    return query
  }
}
