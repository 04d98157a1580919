import JSONText

/// What a row's form sets for the list that the row shows, besides what its items are.
package struct ListSettings: Equatable, Sendable {
  /// What names an item; nil: the `recordTitle` of the items' form.
  package internal(set) var itemTitle: Template?
  /// Identifiers of the columns of the items' table; nil: those of the items' form.
  package internal(set) var columns: [String]?
  package internal(set) var isInsertable = true
  package internal(set) var isDeletable = true
  package internal(set) var isReorderable = true
  package internal(set) var isCopyable = true
  /// True where deleting items asks first.
  package internal(set) var confirmsDeletion = false
  /// What the command that adds an item is called.
  package internal(set) var addTitle: String?
  /// Shown in place of items where there are none.
  package internal(set) var emptyText: String?
  /// What a new item begins with.
  package internal(set) var itemDefault: JSONValue?

  package init() {}

  /// A row without any of these keys.
  package static let plain = ListSettings()
}

extension ConfigRow {
  package var listSettings: ListSettings { list ?? .plain }
}
