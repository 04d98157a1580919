import Texts
import Values

/// The contents of a folder or a database, in the order of the start page.
package struct StartListing: Hashable, Sendable {
  /// The origin of a listing.
  package enum Origin: Hashable, Sendable {
    case folder(String)
    /// A database; `form` is the form that the user named.
    case database(String, form: String?)
  }

  package let origin: Origin
  /// Path as shown.
  package let title: String
  /// The items by group, and by name within one; recent files as they were used.
  package private(set) var items: [StartItem]
  /// The reason why nothing can be listed.
  package var failure: String?

  package init(
    _ origin: Origin, title: String, items: [StartItem] = [], failure: String? = nil
  ) {
    self.origin = origin
    self.title = title
    self.failure = failure
    self.items = Self.sorted(items)
  }

  /// Adopts items that are known better now, or were found.
  package mutating func adopt(_ found: [StartItem]) {
    guard !found.isEmpty else { return }
    var indices: [StartItem.ID: Int] = [:]
    for (index, item) in items.enumerated() { indices[item.id] = index }
    var isMoved = false
    for item in found {
      if let index = indices[item.id] {
        isMoved = isMoved || items[index].group != item.group
        items[index] = item
      } else {
        items.append(item)
        isMoved = true
      }
    }
    if isMoved { items = Self.sorted(items) }
  }

  /// The listing with what a former one knew, until that is found again: of its items, and of those that only their
  /// contents show to be data.
  func recalling(_ former: StartListing) -> StartListing {
    var listing = self
    var known: [StartItem.ID: StartItem] = [:]
    for item in former.items { known[item.id] = item }
    listing.items = Self.sorted(
      items.map { item in
        guard var old = known.removeValue(forKey: item.id), item.refusal == nil else { return item }
        old.size = item.size
        old.isSurveyed = false
        return old
      } + former.items.filter { known[$0.id] != nil && !$0.id.isRecent })
    return listing
  }

  /// Removes items that are gone.
  mutating func remove(_ ids: Set<StartItem.ID>) {
    guard !ids.isEmpty else { return }
    items.removeAll { ids.contains($0.id) }
  }

  private static func sorted(_ items: [StartItem]) -> [StartItem] {
    let keyed = items.enumerated().map { index, item in
      (
        group: item.group.rawValue,
        // What was used last comes first.
        folded: item.id.isRecent ? [] : Array(SearchText.folded(item.name).utf8), index: index,
        item: item
      )
    }
    return keyed.sorted { a, b in
      if a.group != b.group { return a.group < b.group }
      if a.folded != b.folded { return a.folded.lexicographicallyPrecedes(b.folded) }
      return a.index < b.index
    }.map(\.item)
  }
}

extension StartItem {
  /// Groups of lines, in their order.
  package enum Group: Int, Hashable, Sendable {
    case recent, data, tables, forms, folders, foreign
  }

  package var group: Group {
    if id.isRecent { return .recent }
    return switch kind {
    case .data, .encrypted: .data
    case .table: .tables
    case .form: .forms
    case .folder: .folders
    case .foreign: .foreign
    }
  }
}
