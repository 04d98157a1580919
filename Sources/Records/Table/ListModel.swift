import JSONText

/// A sibling of an empty list, as the model for its first item.
final class ListModel: Sendable {
  let style: JSONStyle
  /// An object as the model for a new item; nil if the sibling has none.
  let item: JSONSlice?

  init(style: JSONStyle, item: JSONSlice?) {
    self.style = style
    self.item = item
  }
}
