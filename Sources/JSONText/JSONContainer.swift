import SourceText

/// A parsed object or array: its items, and the gaps between them.
package struct JSONContainer {
  let buffer: ByteBuffer
  /// Range including the brackets.
  let range: Range<Int>
  let isObject: Bool
  package let items: [JSONItems.Item]

  /// Reads all items, or the first `limit`.
  package init(_ slice: JSONSlice, limit: Int = .max) {
    buffer = slice.buffer
    range = slice.range
    isObject = slice.kind == .object
    let all = JSONItems(slice.buffer.bytes, slice.range)
    items = limit == .max ? Array(all) : Array(all.prefix(limit))
  }

  package var bytes: UnsafeRawBufferPointer { buffer.bytes }

  /// White space between the opening bracket and the first item, or in an empty container.
  var lead: UnsafeRawBufferPointer {
    let end = items.first?.start ?? range.upperBound - 1
    return UnsafeRawBufferPointer(
      rebasing: bytes[range.lowerBound + 1..<max(end, range.lowerBound + 1)])
  }

  func gap(after index: Int) -> Range<Int> {
    items[index].value.upperBound..<items[index + 1].start
  }

  /// Ascending indices of the items that a step names: duplicate members are several.
  func indices(of step: JSONStep) -> [Int] {
    if !isObject, case .index(let index) = step {
      return items.indices.contains(index) ? [index] : []
    }
    var name = step.name
    return name.withUTF8 { text in
      let key = JSONNameKey(text)
      return items.indices.filter { position in
        items[position].name.map { JSONString.equals(bytes, $0, text, key) } ?? false
      }
    }
  }

  func lineBreaks(in range: Range<Int>) -> Int { Self.lineBreaks(in: bytes[range]) }

  /// The number of line breaks; CR LF is one.
  package static func lineBreaks(in bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { count += 1 }
      previous = byte
    }
    return count
  }
}
