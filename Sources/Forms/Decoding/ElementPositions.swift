import JSONText
import PlistText
import SourceText

/// Where the values of a file of choices are written.
struct ElementPositions {
  private let list: JSONSlice
  /// What the JSON was made of; nil for a JSON file.
  private let written: PlistNode?
  private var lines: LineIndex
  /// By the offsets of values in the JSON that was made; nil until one is asked for.
  private var positions: [Int: SourcePosition]?

  init(of list: JSONSlice, writtenAs written: PlistNode?) {
    self.list = list
    self.written = written
    lines = LineIndex(list.buffer)
  }

  /// Where a value of the list is written. O(values) for the first, later O(1).
  mutating func position(of value: JSONSlice) -> SourcePosition? {
    let offset = value.range.lowerBound
    guard let written else { return lines.position(at: offset) }
    if positions == nil {
      var found: [Int: SourcePosition] = [:]
      Self.collect(list, written, into: &found)
      positions = found
    }
    return positions?[offset]
  }

  private static func collect(
    _ slice: JSONSlice, _ node: PlistNode, into positions: inout [Int: SourcePosition]
  ) {
    positions[slice.range.lowerBound] = node.position
    switch node.content {
    case .array(let items):
      for (element, item) in zip(slice.elements, items.filter(\.hasJSON)) {
        collect(element, item, into: &positions)
      }
    case .dictionary(let entries):
      for (member, entry) in zip(slice.members, entries.filter(\.value.hasJSON)) {
        collect(member.value, entry.value, into: &positions)
      }
    case .string, .integer, .bigInteger, .real, .bool, .date, .data, .uid: break
    }
  }
}

extension PlistNode {
  /// Whether there is JSON for it.
  fileprivate var hasJSON: Bool { isContainer || scalar != nil }
}
