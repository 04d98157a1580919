import Screen

extension TableScene {
  /// The nearest table.
  init(_ browser: borrowing Browser) {
    // A blank parts the table from the line between both.
    let width = browser.size.width - (browser.widthBesideTable.map { $0 + 1 } ?? 0)
    let unsaved = browser.unsavedValues
    self.init(
      page: browser.tablePage, columns: browser.columns,
      possibleColumnCount: browser.listBinder.prepared.possibleColumnCount,
      records: browser.recordsInView,
      emptyText: browser.viewCount == 0 ? Self.emptyText(browser) : "",
      locations: browser.anchors.drafts.isEmpty && unsaved == nil ? nil : browser.recordLocations,
      unsaved: unsaved, reader: browser.reader, context: browser.rowContext,
      area: Rect(x: 0, y: 1, width: width, height: browser.tableHeight + 1),
      cache: browser.cellCache)
  }

  private static func emptyText(_ browser: Browser) -> String {
    let (texts, add) = (browser.texts, browser.keys[RecordCommands.add])
    if !browser.tablePage.filter.isEmpty {
      return texts.noRecordPasses(
        filter: browser.keys[ViewCommands.filter],
        done: browser.keys.whileTyping[LineCommands.done])
    }
    guard browser.pages.listsItems else { return texts.noRecordsInFile(add: add) }
    return browser.listSettings.emptyText
      ?? texts.noItems(
        add: browser.listRules?.refusal(of: .add(1))?.isLasting == true ? nil : add)
  }
}
