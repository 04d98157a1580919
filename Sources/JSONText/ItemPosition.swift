/// The position of an item in a list, or of a member in an object whose members are items.
package struct ItemPosition: Hashable, Sendable {
  package let index: Int
  /// The step from the list or the object to the item.
  package let step: JSONStep

  package init(index: Int) { (self.index, step) = (index, .index(index)) }

  package init(index: Int, key: String) { (self.index, step) = (index, .member(key)) }

  /// The item's key in an object; nil in a list.
  package var key: String? { if case .member(let name) = step { name } else { nil } }
}

extension JSONSlice {
  /// Calls `body` with each element of a list or member of an object as long as it returns true; with none of others.
  package func forEachItem(while body: (JSONSlice, ItemPosition) -> Bool) {
    var index = 0
    for item in JSONItems(buffer.bytes, range) {
      let value = JSONSlice(buffer: buffer, range: item.value)
      let position =
        item.name.map { ItemPosition(index: index, key: JSONString.decode(buffer.bytes, $0)) }
        ?? ItemPosition(index: index)
      guard body(value, position) else { return }
      index += 1
    }
  }

  /// The elements of a list or the members of an object, with their positions.
  package var allItems: [(value: JSONSlice, position: ItemPosition)] {
    var items: [(value: JSONSlice, position: ItemPosition)] = []
    forEachItem { value, position in
      items.append((value, position))
      return true
    }
    return items
  }

  /// Number of elements of a list or members of an object; 0 for other kinds. O(bytes).
  package var itemCount: Int {
    JSONItems(buffer.bytes, range).reduce(0) { count, _ in count + 1 }
  }

  /// The offset of the name of a member whose value this is, in the same text; that of the value where it has none.
  package var offsetOfName: Int {
    func isQuote(_ offset: Int) -> Bool {
      let backslashes = buffer.bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: "\\") }
      return buffer.bytes[offset] == UInt8(ascii: "\"") && backslashes.count % 2 == 0
    }
    let between: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ":")]
    var offset = range.lowerBound - 1
    while offset >= 0, between.contains(buffer.bytes[offset]) { offset -= 1 }
    guard offset > 0, isQuote(offset) else { return range.lowerBound }
    return (0..<offset).reversed().first(where: isQuote) ?? range.lowerBound
  }

  /// The position of what a step leads to in a list or an object; nil where there is nothing. O(value) for an object.
  package func position(at step: JSONStep) -> ItemPosition? {
    if kind == .array, case .index(let index) = step { return ItemPosition(index: index) }
    guard kind == .object else { return nil }
    return JSONContainer(self).indices(of: step).last.map {
      ItemPosition(index: $0, key: step.name)
    }
  }
}
