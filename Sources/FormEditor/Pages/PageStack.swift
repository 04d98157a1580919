import Records

/// The pages that are open, each from the one below it; the last one is shown.
struct PageStack: Equatable, Sendable {
  /// Never empty.
  private(set) var pages: [Page]

  init(_ first: Page) { pages = [first] }

  /// The page that is shown.
  var top: Page {
    _read { yield pages[pages.count - 1] }
    _modify { yield &pages[pages.count - 1] }
  }

  /// The table of all records; of a file of one record one that nobody has touched.
  var table: TablePage {
    _read { yield pages[0].table }
    _modify { yield &pages[0].table }
  }

  mutating func open(_ page: Page) { pages.append(page) }

  /// Goes back to the page below, if there is one.
  mutating func close() { if pages.count > 1 { pages.removeLast() } }
}
