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

  /// The model for the list at a path of a record: a list of the same object, or the spacing of that object. In a
  /// record that is a list itself its neighbor. Nil if there is none.
  convenience init?(
    forListAt path: [JSONStep], of record: JSONSlice, neighbor: JSONSlice?, style: JSONStyle
  ) {
    let parent = path.isEmpty ? nil : record.lookup(Array(path.dropLast())).slice
    var lists = path.isEmpty ? [neighbor].compactMap(\.self) : []
    if let parent {
      lists = parent.kind == .array ? parent.elements.map(\.self) : parent.members.map(\.value)
    }
    if let list = lists.first(where: { $0.kind == .array && !$0.firstElements(1).isEmpty }) {
      self.init(
        style: style.learning(from: JSONContainer(list, limit: 2)),
        item: list.firstElements(1).first { $0.kind == .object })
    } else if let parent {
      self.init(style: style.spaced(like: JSONContainer(parent, limit: 2)), item: nil)
    } else {
      return nil
    }
  }
}
