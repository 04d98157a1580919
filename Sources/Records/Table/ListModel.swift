import JSONText

/// A list beside an empty one: what its first item is to look like.
final class ListModel: Sendable {
  let style: JSONStyle
  /// An item of the list; nil where it has no objects.
  let item: JSONSlice?

  init(style: JSONStyle, item: JSONSlice?) {
    self.style = style
    self.item = item
  }
}
