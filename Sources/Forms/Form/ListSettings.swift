import JSONText

/// The settings of a form for the list that a row shows, besides the form of its items.
package struct ListSettings: Equatable, Sendable {
  /// Template that names an item; nil for the `recordTitle` of the items' form.
  package internal(set) var itemTitle: Template?
  /// Identifiers of the columns of the items' table; nil for those of the items' form.
  package internal(set) var columns: [String]?
  package internal(set) var isInsertable = true
  package internal(set) var isDeletable = true
  package internal(set) var isReorderable = true
  package internal(set) var isCopyable = true
  package internal(set) var confirmsDeletion = false
  package internal(set) var addTitle: String?
  package internal(set) var emptyText: String?
  package internal(set) var itemDefault: JSONValue?
  package internal(set) var itemKey = ItemKey()

  package init() {}

  package static let plain = ListSettings()
}

extension ConfigRow {
  package var listSettings: ListSettings { list ?? .plain }
}
