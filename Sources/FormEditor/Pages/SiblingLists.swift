import JSONText
import Records
import Rules

/// The values that rows with `unique` are compared with: an index of the file's records,
/// and of each list that a page shows.
///
/// Made from the tables, and kept in step with them.
struct SiblingLists {
  /// Siblings by the page that shows the list; 0 for the file's records.
  private var lists: [Int: Siblings] = [:]
  var isMaking = false

  /// Maximum number of records that are indexed while a key waits.
  static let mostAtOnce = 20_000

  /// The list of a page; nil where nothing in it is compared, or its index is not made yet.
  subscript(page: Int) -> Siblings? { lists.isEmpty ? nil : lists[page] }

  /// Brings the indexes of the open lists up to date with their records, before anything of these is bound. Returns whether
  /// the lines of other records may show that.
  mutating func follow(
    _ pages: PageStack, _ document: RecordTable, _ binder: RecordBinder
  ) -> Bool {
    let lists = pages.itemLists
    var hasChanged = follow(document, ofPage: 0, comparing: binder.plan.uniquePaths)
    for page in lists {
      guard let items = pages[page].items else { continue }
      let paths = binder.binder(ofPage: pages[page]).plan.uniquePaths
      if follow(items.table, ofPage: page, comparing: paths) { hasChanged = true }
    }
    keep(lists)
    return hasChanged
  }

  /// Follows the table of a page. Returns whether its values may be compared otherwise than before.
  private mutating func follow(
    _ table: RecordTable, ofPage page: Int, comparing paths: [[JSONStep]]
  )
    -> Bool
  {
    guard !paths.isEmpty, table.isList, table.isWhole else {
      return lists.removeValue(forKey: page) != nil
    }
    if let known = lists[page], known.index.compares(paths) {
      switch known.index.follow(table) {
      case .unchanged: return false
      case .changed: return true
      case .outdated: break
      }
    }
    guard table.count <= Self.mostAtOnce || page > 0 else {
      return lists.removeValue(forKey: page) != nil
    }
    lists[page] = Siblings(UniqueIndex(paths, of: table), areRecords: page == 0)
    return true
  }

  /// Adopts an index of the file's records that was made in the background.
  mutating func adopt(_ index: UniqueIndex) { lists[0] = Siblings(index) }

  /// Forgets the lists of pages that are not open any more.
  private mutating func keep(_ pages: [Int]) {
    guard lists.contains(where: { $0.key != 0 && !pages.contains($0.key) }) else { return }
    lists = lists.filter { $0.key == 0 || pages.contains($0.key) }
  }
}
