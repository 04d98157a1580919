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
  private let texts: Texts
  /// Item under the cursor; nil in an empty list.
  private(set) var cursor: StartItem.ID?
  private(set) var scroll = 0
  /// True once everything was found that is looked for in the background.
  private(set) var isSurveyed = false

  init(_ origin: StartListing.Origin, title: String, _ texts: Texts) {
    listing = StartListing(origin, title: title)
    self.texts = texts
    columns = StartColumns([], texts)
  }

  var takesLetters: Bool { isTyping || !query.text.isEmpty }

  /// Items of an earlier listing that were not found again yet.
  private var missing: Set<StartItem.ID> = []

  /// Adopts the names that were read; the cursor stays on its item.
  mutating func adopt(_ listing: StartListing) {
    self.listing = listing.recalling(self.listing)
    missing = Set(self.listing.items.map(\.id)).subtracting(listing.items.map(\.id))
    isSurveyed = false
    narrow()
    if cursor == nil { cursor = Self.first(of: listing) }
  }

  /// Adopts items that are known better now.
  mutating func adopt(_ found: [StartItem], isLast: Bool) {
    listing.adopt(found)
    missing.subtract(found.map(\.id))
    if isLast {
      listing.remove(missing)
      missing = []
    }
    isSurveyed = isLast
    narrow()
    if cursor == nil { cursor = Self.first(of: listing) }
  }

  /// The item that is most probably meant: what was used last if it is here, else the first data.
  private static func first(of listing: StartListing) -> StartItem.ID? {
    let items = listing.items
    let here = Set(items.filter { !$0.id.isRecent }.map { ExactText($0.id.path) })
    let last = items.first { $0.group == .recent }
    if let last, here.contains(ExactText(last.id.path)) { return last.id }
    return (items.first { $0.group != .recent } ?? last)?.id
  }

  // MARK: Lines

  private mutating func narrow(movesCursor: Bool = false) {
    let items = matching(query.text)
    lines = StartLine.lines(of: items)
    columns = StartColumns(items, texts)
    guard movesCursor, !query.text.isEmpty else { return keepCursor(among: items) }
    let typed = PanelQuery(Words.trimmed(query.text))
    let distances = items.map { typed.distance(to: FoldedPanelLine(text: $0.name)) }
    cursor = distances.min().flatMap { distances.firstIndex(of: $0) }.map { items[$0].id }
  }

  private mutating func keepCursor(among items: [StartItem]) {
    guard let cursor, !items.contains(where: { $0.id == cursor }) else { return }
    self.cursor = items.first?.id
  }

  /// Items whose name, format or form has the typed words; a recent file of the folder once.
  private mutating func matching(_ text: String) -> [StartItem] {
    guard !text.isEmpty else { return listing.items }
    let query = PanelQuery(text)
    let folded = folded ?? listing.items.map { FoldedPanelLine(text: $0.searchText) }
    self.folded = folded
    let found = zip(listing.items, folded).filter { query.matches($0.1) }.map(\.0)
    let recent = Set(found.filter(\.id.isRecent).map { ExactText($0.id.path) })
    return found.filter { $0.id.isRecent || !recent.contains(ExactText($0.id.path)) }
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

extension StartItem {
  /// Text that is looked for when the list is narrowed.
  var searchText: String { [name, format, form ?? ""].joined(separator: " ") }
}
