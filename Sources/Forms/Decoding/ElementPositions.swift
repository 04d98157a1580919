import JSONText
import PlistText
import SourceText

/// The source positions of the values in a file of choices.
struct ElementPositions {
  private let list: JSONSlice
  /// Content from which the JSON was made; nil for a JSON file.
  private let written: PlistNode?
  private var lines: LineIndex
  /// Positions by the offsets of values in the generated JSON; nil until one is requested.
  private var positions: [Int: SourcePosition]?

  init(of list: JSONSlice, writtenAs written: PlistNode?) {
    self.list = list
    self.written = written
    lines = LineIndex(list.buffer)
  }

  /// The source position of a value of the list. O(values) for the first, later O(1).
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
  fileprivate var hasJSON: Bool { isContainer || scalar != nil }
}
