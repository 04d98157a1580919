import JSONText

/// What a row's form sets for the list that the row shows, besides what its items are.
///
/// A class, since few rows set anything, and rows are copied often.
package final class ListSettings: Sendable {
  /// What names an item; nil: the `recordTitle` of the items' form.
  package let itemTitle: Template?
  /// Identifiers of the columns of the items' table; nil: those of the items' form.
  package let columns: [String]?
  /// Whether items can be added.
  package let isInsertable: Bool
  /// Whether items can be deleted.
  package let isDeletable: Bool
  /// Whether items can be moved.
  package let isReorderable: Bool
  /// Whether items can be copied.
  package let isCopyable: Bool
  /// Whether deleting items asks first.
  package let confirmsDeletion: Bool
  /// What the command that adds an item is called.
  package let addTitle: String?
  /// Shown in place of items where there are none.
  package let emptyText: String?
  /// What a new item begins with.
  package let itemDefault: JSONValue?

  package init(
    itemTitle: Template? = nil, columns: [String]? = nil, isInsertable: Bool = true,
    isDeletable: Bool = true, isReorderable: Bool = true, isCopyable: Bool = true,
    confirmsDeletion: Bool = false, addTitle: String? = nil, emptyText: String? = nil,
    itemDefault: JSONValue? = nil
  ) {
    self.itemTitle = itemTitle
    self.columns = columns
    self.isInsertable = isInsertable
    self.isDeletable = isDeletable
    self.isReorderable = isReorderable
    self.isCopyable = isCopyable
    self.confirmsDeletion = confirmsDeletion
    self.addTitle = addTitle
    self.emptyText = emptyText
    self.itemDefault = itemDefault
  }

  /// A row without any of these keys.
  package static let plain = ListSettings()
}

extension ListSettings: Equatable {
  package static func == (a: ListSettings, b: ListSettings) -> Bool {
    a === b
      || (a.itemTitle == b.itemTitle && a.columns == b.columns
        && a.isInsertable == b.isInsertable && a.isDeletable == b.isDeletable
        && a.isReorderable == b.isReorderable && a.isCopyable == b.isCopyable
        && a.confirmsDeletion == b.confirmsDeletion && a.addTitle == b.addTitle
        && a.emptyText == b.emptyText && a.itemDefault == b.itemDefault)
  }
}
