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
    guard !former.items.isEmpty else { return self }
    var listing = self
    var known: [StartItem.ID: StartItem] = [:]
    for item in former.items { known[item.id] = item }
    listing.items = Self.sorted(
      items.map { item in
        known.removeValue(forKey: item.id).map { item.recalling($0) } ?? item
      } + former.items.filter { known[$0.id] != nil && !$0.isElsewhere })
    return listing
  }

  /// Removes items that are gone.
  mutating func remove(_ ids: Set<StartItem.ID>) {
    guard !ids.isEmpty else { return }
    items.removeAll { ids.contains($0.id) }
  }

  /// Completes the first items, which are seen first.
  package mutating func complete(first count: Int, _ complete: (inout StartItem) -> Void) {
    for index in items.indices.prefix(count) { complete(&items[index]) }
  }

  private static func sorted(_ items: [StartItem]) -> [StartItem] {
    // Items are large: their numbers are moved, and each item once.
    let keys = items.map { item in
      // What was used last comes first.
      (
        group: item.group.rawValue,
        folded: item.recency == .none ? SearchText.folded(item.name) : ""
      )
    }
    return items.indices.sorted { a, b in
      if keys[a].group != keys[b].group { return keys[a].group < keys[b].group }
      if keys[a].folded != keys[b].folded { return keys[a].folded < keys[b].folded }
      return a < b
    }.map { items[$0] }
  }
}

extension StartItem {
  /// Groups of lines, in their order.
  package enum Group: Int, Hashable, Sendable {
    case recent, data, tables, forms, folders, foreign
  }

  package var group: Group {
    if recency != .none { return .recent }
    return switch kind {
    case .data, .encrypted: .data
    case .table: .tables
    case .form: .forms
    case .folder: .folders
    case .foreign: .foreign
    }
  }
}
