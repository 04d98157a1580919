import JSONText
import Records

/// The pages that are open, each from the one below it; the last one is shown.
struct PageStack: Equatable, Sendable {
  /// Open pages, the lowest first; never empty.
  var pages: [Page]
  /// Index of the nearest table: the top page, or the table whose records the forms above it
  /// show.
  private(set) var listIndex = 0
  /// True where the nearest table is a list inside a record, and not the file's records.
  // Kept, as `list.items != nil` copies the page; compiled for debugging, Swift 6.3 reads it after `_read` has ended.
  private(set) var listsItems = false

  init(_ first: Page) {
    pages = [first]
    findList()
  }

  var top: Page {
    _read { yield pages[pages.count - 1] }
    _modify { yield &pages[pages.count - 1] }
  }

  /// The nearest table: its records are those that are shown. For a file of one record, an
  /// unused one.
  var table: TablePage {
    _read { yield pages[listIndex].table }
    _modify { yield &pages[listIndex].table }
  }

  var list: Page {
    _read { yield pages[listIndex] }
    _modify { yield &pages[listIndex] }
  }

  var isOverForm: Bool { pages.count > 1 && !pages[pages.count - 2].listsRecords }

  /// The indices of tables inside of records, the outermost first.
  var itemLists: [Int] { pages.indices.filter { pages[$0].items != nil } }

  /// Index of the file's table; for a file of one record, of a page whose table is unused.
  var fileList: Int { pages.firstIndex { $0.listsRecords && $0.items == nil } ?? 0 }

  subscript(index: Int) -> Page {
    _read { yield pages[index] }
    _modify { yield &pages[index] }
  }

  mutating func open(_ page: Page) {
    pages.append(page)
    findList()
  }

  /// Goes back to the page below, if there is one.
  mutating func close() { if pages.count > 1 { keep(pages.count - 1) } }

  /// Closes all pages but the lowest `count`.
  mutating func keep(_ count: Int) {
    guard count > 0, count < pages.count else { return }
    pages.removeLast(pages.count - count)
    findList()
  }

  /// Closes the first page that is lost, and those above it.
  mutating func close(from isLost: (Page) -> Bool) {
    if let lost = pages.firstIndex(where: isLost) { keep(lost) }
  }

  private mutating func findList() {
    listIndex = pages.lastIndex(where: \.listsRecords) ?? 0
    listsItems = pages[listIndex].items != nil
  }

  /// Closes what is inside of records: what is left shows records of the document.
  mutating func closeItems() { keep(itemLists.first ?? pages.count) }

  /// Closes the forms of objects inside the record that is shown.
  mutating func closeObjects() { while pages.count > 1, !top.scope.path.isEmpty { close() } }

  /// Shows another record of the nearest table in the forms that are open over it.
  mutating func show(_ record: RecordID?) {
    let first = pages[listIndex].listsRecords ? listIndex + 1 : 0
    for index in pages.indices.dropFirst(first) where pages[index].showsObject {
      pages[index].scope.record = record
    }
  }

  /// The location in the document of a record of the list at `index`, or of what is at
  /// `steps` in it; nil where there is none.
  func location(of record: RecordID, inListAt index: Int, _ steps: [JSONStep] = [])
    -> ObjectLocation?
  {
    let page = pages[index]
    guard let items = page.items else { return ObjectLocation(record, path: steps) }
    guard let owner = page.scope.record, let step = items.step(to: record) else {
      return nil
    }
    return self.location(
      of: owner, inListAt: listIndex(below: index), page.scope.path + [step] + steps)
  }

  /// The table below a page; the document's where there is none.
  func listIndex(below index: Int) -> Int { pages[..<index].lastIndex(where: \.listsRecords) ?? 0 }

  /// Location of the nearest table's list in the document; nil for the document's own
  /// records.
  var listLocation: ObjectLocation? {
    guard pages[listIndex].items != nil, let owner = pages[listIndex].scope.record else {
      return nil
    }
    return location(of: owner, inListAt: listIndex(below: listIndex), pages[listIndex].scope.path)
  }
}
