import SourceText

extension JSONSlice {
  /// The value without the values at `paths` or in their way, including members hidden by a later duplicate: members
  /// leave their object, elements become null, so that the others keep their indices. All other bytes stay.
  ///
  /// The value itself becomes null if a path is empty. O(value + paths).
  package func removing(allAt paths: [[JSONStep]]) -> JSONSlice {
    hiding(paths) { Self.removals(of: $0, from: $1) }
  }

  /// The value with `text` in place of the values at `paths` or in their way, duplicates included. O(value + paths).
  package func replacing(allAt paths: [[JSONStep]], with text: String) -> JSONSlice {
    hiding(paths) { indices, items in indices.map { (items[$0].value, text) } }
  }

  /// True for a value other than null that the paths can't lead into: it may itself be the value to hide.
  package func isInTheWay(of paths: [[JSONStep]]) -> Bool {
    !paths.isEmpty && Self.isInTheWay(buffer.bytes, range, paths.map { $0[...] })
  }

  private static func isInTheWay(
    _ bytes: UnsafeRawBufferPointer, _ value: Range<Int>, _ paths: [ArraySlice<JSONStep>]
  ) -> Bool {
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "{"), UInt8(ascii: "n"): return false
    case UInt8(ascii: "["):
      // Elements have numbers only.
      return paths.contains { path in path.first.map { Int($0.name) == nil } ?? false }
    default: return true
    }
  }

  private typealias Edit = (range: Range<Int>, text: String)

  /// Applies the edits that `edits` returns for items of each container, given by index.
  private func hiding(
    _ paths: [[JSONStep]], _ edits: ([Int], [JSONItems.Item]) -> [Edit]
  ) -> JSONSlice {
    if paths.contains(where: \.isEmpty) {
      let alone = edits([0], [JSONItems.Item(name: nil, value: range)])
      return applying(alone)
    }
    var all: [Edit] = []
    Self.collect(&all, buffer.bytes, range, paths.map { $0[...] }, edits)
    return all.isEmpty ? self : applying(all)
  }

  private static func collect(
    _ all: inout [Edit], _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>,
    _ paths: [ArraySlice<JSONStep>], _ edits: ([Int], [JSONItems.Item]) -> [Edit]
  ) {
    guard !paths.isEmpty else { return }
    var rests: [[UInt8]: [ArraySlice<JSONStep>]] = [:]
    for path in paths {
      if let step = path.first {
        rests[Array(step.name.utf8), default: []].append(path.dropFirst())
      }
    }
    let items = Array(JSONItems(bytes, range))
    var hidden: [Int] = []
    for (index, item) in items.enumerated() {
      let name = item.name.map { JSONString.decode(bytes, $0) } ?? String(index)
      guard let rest = rests[Array(name.utf8)] else { continue }
      if rest.contains(where: \.isEmpty) || isInTheWay(bytes, item.value, rest) {
        hidden.append(index)
      } else {
        collect(&all, bytes, item.value, rest, edits)
      }
    }
    if !hidden.isEmpty { all += edits(hidden, items) }
  }

  /// Removes runs of members with the commas that their neighbors do not need.
  private static func removals(of indices: [Int], from items: [JSONItems.Item]) -> [Edit] {
    guard items.first?.name != nil else { return indices.map { (items[$0].value, "null") } }
    var result: [Edit] = []
    var rest = indices[...]
    while let first = rest.first {
      var last = first
      rest = rest.dropFirst()
      while rest.first == last + 1 {
        last += 1
        rest = rest.dropFirst()
      }
      let isAtEnd = last == items.count - 1
      let start = isAtEnd && first > 0 ? items[first - 1].value.upperBound : items[first].start
      result.append((start..<(isAtEnd ? items[last].value.upperBound : items[last + 1].start), ""))
    }
    return result
  }

  private func applying(_ edits: [Edit]) -> JSONSlice {
    let bytes = buffer.bytes
    var copy: [UInt8] = []
    var start = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      copy += bytes[start..<edit.range.lowerBound]
      copy += edit.text.utf8
      start = edit.range.upperBound
    }
    copy += bytes[start..<range.upperBound]
    let buffer = ByteBuffer(copy)
    return JSONSlice(buffer: buffer, range: 0..<buffer.count)
  }
}
