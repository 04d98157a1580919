extension RecordEditor {
  /// Number of elements to either side that are examined.
  private static let nearby = 4

  /// The value of a kind, with a layout, that the nearest element of the innermost enclosing list has at the same
  /// member; nil if the path leads to no member of an element. O(record).
  func cousin(of kind: JSONKind, at path: [JSONStep]) -> JSONSlice? {
    let position = path.lastIndex { if case .index = $0 { true } else { false } }
    guard let position, position < path.count - 1, case .index(let index) = path[position] else {
      return nil
    }
    let (list, rest) = (Array(path[..<position]), path[(position + 1)...])
    guard case .found(let slice) = record.lookup(list), slice.kind == .array else { return nil }
    for distance in 1...Self.nearby {
      for other in [index - distance, index + distance] where other >= 0 {
        if case .found(let value) = record.lookup(list + [.index(other)] + rest),
          value.kind == kind, !value.isEmptyContainer
        {
          return value
        }
      }
    }
    return nil
  }
}
