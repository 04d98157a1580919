import Cells
import Screen
import SourceText
import Texts
import Values

/// A listing on the screen: the text that narrows it, and the cursor.
struct StartLevel: Sendable {
  private(set) var listing: StartListing { didSet { folded = nil } }
  /// The items as narrowing compares them; nil until something is typed.
  private var folded: [FoldedPanelLine]?
  /// Text that narrows the list.
  var query = LineEditor() {
    didSet { if query.text != oldValue.text { narrow(movesCursor: true) } }
  }
  /// True after the key that begins the text, so that letters are no commands.
  var isTyping = false
  /// Visible lines.
  private(set) var lines: [StartLine] = []
  private(set) var columns: StartColumns
  /// The columns of all that is known; those of a long listing are measured as its items are found.
  private var allColumns: StartColumns
  /// True once a folder was found to have no data and no forms.
  private var hasNothing = false
  private let texts: Texts
  /// Item under the cursor; nil in an empty list.
  private(set) var cursor: StartItem.ID?
  private(set) var scroll = 0
  /// True once everything was found that is looked for in the background.
  private(set) var isSurveyed = false

  init(_ origin: StartListing.Origin, title: String, _ texts: Texts) {
    listing = StartListing(origin, title: title)
    self.texts = texts
    allColumns = StartColumns([], texts)
    columns = allColumns
  }

  var takesLetters: Bool { isTyping || !query.text.isEmpty }

  /// Items of an earlier listing that were not found again yet.
  private var missing: Set<StartItem.ID> = []

  /// Adopts the names that were read; the cursor stays on its item.
  mutating func adopt(_ listing: StartListing) {
    let isFirst = self.listing.items.isEmpty
    self.listing = listing.recalling(self.listing)
    missing =
      isFirst ? [] : Set(self.listing.items.map(\.id)).subtracting(listing.items.map(\.id))
    isSurveyed = false
    allColumns = StartColumns(
      self.listing.items.prefix(isFirst ? Self.measuredAtFirst : .max), texts)
    narrow()
    if cursor == nil { cursor = Self.first(of: listing) }
  }

  /// Number of items that are measured before the first of them are shown: more than a screen has.
  private static let measuredAtFirst = 200

  /// Adopts items that are known better now.
  mutating func adopt(_ found: [StartItem], isLast: Bool) {
    listing.adopt(found)
    missing.subtract(found.map(\.id))
    if isLast {
      listing.remove(missing)
      missing = []
    }
    isSurveyed = isLast
    allColumns.widen(for: found, texts)
    hasNothing =
      (isLast || hasNothing) && !listing.items.contains { $0.isOpened && !$0.isElsewhere }
    narrow()
    if cursor == nil { cursor = Self.first(of: listing) }
  }

  /// The item that is most probably meant: what was used last if it is here, else the first data.
  private static func first(of listing: StartListing) -> StartItem.ID? {
    let here = listing.items.lazy.filter { !$0.isElsewhere }
    return (here.first { $0.refusal == nil } ?? here.first ?? listing.items.first)?.id
  }

  // MARK: Lines

  private mutating func narrow(movesCursor: Bool = false) {
    let items = matching(query.text)
    let index = cursorLine.map { lines[..<$0].count { $0.item != nil } } ?? 0
    lines = StartLine.lines(of: items)
    columns = query.text.isEmpty ? allColumns : StartColumns(items, texts)
    if query.text.isEmpty, !items.isEmpty, hasNothing, case .folder = listing.origin {
      StartLine.insertEmptyData(in: &lines)
    }
    guard movesCursor, !query.text.isEmpty else {
      return keepCursor(among: items, at: index)
    }
    let typed = PanelQuery(Words.trimmed(query.text))
    let distances = items.map { typed.distance(to: FoldedPanelLine(text: $0.name)) }
    cursor = distances.min().flatMap { distances.firstIndex(of: $0) }.map { items[$0].id }
  }

  /// Keeps the cursor on its item, or where that is gone at the index that it had.
  private mutating func keepCursor(among items: [StartItem], at index: Int) {
    guard let cursor, !items.contains(where: { $0.id == cursor }) else { return }
    self.cursor = items.isEmpty ? nil : items[min(index, items.count - 1)].id
  }

  /// Items whose name, format or form has the typed words.
  private mutating func matching(_ text: String) -> [StartItem] {
    guard !text.isEmpty else { return listing.items }
    let query = PanelQuery(text)
    let folded = folded ?? listing.items.map { FoldedPanelLine(text: $0.searchText) }
    self.folded = folded
    return zip(listing.items, folded).filter { query.matches($0.1) }.map(\.0)
  }

  // MARK: The cursor

  var item: StartItem? {
    cursorLine.flatMap { lines[$0].item }
  }

  var cursorLine: Int? { cursor.flatMap { id in lines.firstIndex { $0.item?.id == id } } }

  /// Moves the cursor by a number of items.
  mutating func move(by step: Int) {
    let items = lines.compactMap(\.item)
    guard !items.isEmpty else { return }
    let index = cursor.flatMap { id in items.firstIndex { $0.id == id } } ?? 0
    cursor = items[min(max(index + step, 0), items.count - 1)].id
  }

  mutating func select(_ id: StartItem.ID) {
    if lines.contains(where: { $0.item?.id == id }) { cursor = id }
  }

  /// Scrolls so that the cursor is among the first `height` lines, with the heading above it.
  mutating func follow(height: Int) {
    guard let line = cursorLine else {
      scroll = 0
      return
    }
    let top = line > 0 && lines[line - 1].item == nil ? line - 1 : line
    scroll = min(max(scroll, line - height + 1), height > 1 ? top : line)
    scroll = min(scroll, max(lines.count - height, 0))
  }

  /// Items on the screen about which something is still to be found.
  func unknown(height: Int) -> [StartItem.ID] {
    lines.dropFirst(scroll).prefix(height).compactMap(\.item)
      .filter { !$0.isSurveyed }.map(\.id)
  }
}

/// A line of the list: the heading of a section, or an item.
enum StartLine: Hashable, Sendable {
  case heading(StartItem.Group)
  case item(StartItem)
  /// Stands for the data of a folder that has none.
  case noData

  var item: StartItem? { if case .item(let item) = self { item } else { nil } }

  /// Lines with a heading wherever a section begins.
  static func lines(of items: [StartItem]) -> [StartLine] {
    var lines: [StartLine] = []
    var group: StartItem.Group?
    for item in items {
      if item.group != group { lines.append(.heading(item.group)) }
      group = item.group
      lines.append(.item(item))
    }
    return lines
  }
}

extension StartLine {
  /// Puts it between the recent files and the rest that there is no data.
  static func insertEmptyData(in lines: inout [StartLine]) {
    let index = lines.firstIndex {
      if case .heading(let group) = $0 { group != .recent } else { false }
    }
    lines.insert(contentsOf: [.heading(.data), .noData], at: index ?? lines.endIndex)
  }
}

extension StartItem {
  /// False for a folder and a format that is not read.
  var isOpened: Bool { kind != .folder && kind != .foreign }

  /// Text that is looked for when the list is narrowed.
  var searchText: String { [name, format, form ?? ""].joined(separator: " ") }
}
