import Patterns
import Values

/// The settings of a form for the keys of a map.
package struct ItemKey: Equatable, Sendable {
  /// The label of the keys' column; nil for the usual one.
  var title: String?
  package internal(set) var regex: RowPattern?
  package internal(set) var choices = ChoiceTable.empty

  /// The identifier of the row that shows an item's key.
  package static let identifier = "@key"

  /// The label of the keys' column where the form gives none, to be said in the language of its display.
  package static let usualTitle = "Key"
}

extension ConfigRow {
  /// True for the row that shows an item's key in a map.
  package var isItemKey: Bool { valuePath == .itemKey }
}

extension ValuePath {
  /// True for the path by which templates name the key of an item, as expressions do.
  package var namesItemKey: Bool { steps == [.member(ItemKey.identifier)] }
}
