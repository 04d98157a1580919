/// The members of an object or the elements of an array, one after the other, as ranges.
///
/// Iterates over raw bytes that must outlive it.
package struct JSONItems: Sequence, IteratorProtocol {
  /// One member (with `name`, quotes included) or element.
  package struct Item {
    var name: Range<Int>?
    var value: Range<Int>
    var start: Int { name?.lowerBound ?? value.lowerBound }
  }

  let cursor: JSONCursor
  let isObject: Bool
  private var position: Int
  /// Known ends of long lists and objects among the values, or inside them.
  private let marks: ContainerMarks?

  /// Iterates over nothing if the value at `range` is not a container.
  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, skipping marks: ContainerMarks? = nil)
  {
    self.marks = marks
    cursor = JSONCursor(bytes, end: range.upperBound)
    let first = cursor.byte(range.lowerBound)
    isObject = first == 0x7B
    position = isObject || first == 0x5B ? range.lowerBound + 1 : cursor.count
  }

  mutating func go(to start: Int) { position = start }

  @inline(__always)
  package mutating func next() -> Item? {
    var i = cursor.skipSpace(position)
    if i < cursor.count, cursor.byte(i) == 0x2C { i = cursor.skipSpace(i &+ 1) }
    guard i < cursor.count, cursor.byte(i) != 0x7D, cursor.byte(i) != 0x5D else {
      position = cursor.count
      return nil
    }
    var name: Range<Int>?
    if isObject {
      guard cursor.byte(i) == 0x22 else {
        position = cursor.count
        return nil
      }
      let end = cursor.endOfString(i)
      name = i..<end
      i = cursor.skipSpace(end)
      if cursor.byte(i) == 0x3A { i = cursor.skipSpace(i &+ 1) }
    }
    let end =
      Swift.max(i, marks.map { cursor.endOfValue(i, skipping: $0) } ?? cursor.endOfValue(i))
    position = end
    // Bytes that are no JSON could hold no value here; going on would stand still.
    guard end > i else {
      position = cursor.count
      return nil
    }
    return Item(name: name, value: i..<end)
  }
}
