import JSONText

/// A sibling of an empty list, as the model for its first item.
final class ListModel: Sendable {
  let style: JSONStyle
  /// Nil if it has no objects.
  let item: JSONSlice?

  init(style: JSONStyle, item: JSONSlice?) {
    self.style = style
    self.item = item
  }
}
