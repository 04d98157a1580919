/// What other elements of a list have in the place of a value.
extension RecordEditor {
  /// Elements to either side that are looked at.
  private static let nearby = 4

  /// The value of a kind that the nearest element of the innermost list around has at the same member, and that has a layout;
  /// nil where the path leads to no member of an element. O(record).
  func cousin(of kind: JSONKind, at path: [JSONStep]) -> JSONSlice? {
    let place = path.lastIndex { if case .index = $0 { true } else { false } }
    guard let place, place < path.count - 1, case .index(let index) = path[place] else {
      return nil
    }
    let (list, rest) = (Array(path[..<place]), path[(place + 1)...])
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
