/// Elements that the other side has added to a list, to find elements added by both sides. Each is matched once.
struct AddedElements {
  /// Indices of equal elements, the last one first.
  private var byValue: [JSONValue: [Int]] = [:]
  private var byKey: [JSONValue: Int] = [:]
  private let keys: ElementKeys?

  /// `theirs`: the other side's elements, nil for one that was not added; `ours` and `base`: the whole lists.
  init(_ theirs: [JSONSlice?], ours: [JSONSlice], base: [JSONSlice], keys: ElementKeys?) {
    self.keys = keys
    for (index, element) in theirs.enumerated().reversed() {
      guard let element else { continue }
      byValue[element.value, default: []].append(index)
    }
    guard !byValue.isEmpty, let keys else { return }
    byKey = ElementKeys.uniqueIndices(of: theirs.map { $0.flatMap(keys.key) })
    // What has the key of another element is a copy of it.
    let unique = ElementKeys.uniqueIndices(of: ours.map(keys.key))
    let former = Set(base.compactMap(keys.key))
    byKey = byKey.filter { unique[$0.key] != nil && !former.contains($0.key) }
  }

  /// Removes and returns the index of an element that equals one of ours or has its key; nil if there is none.
  mutating func takeCounterpart(of element: JSONSlice) -> Int? {
    guard !byValue.isEmpty else { return nil }
    let index =
      byValue[element.value]?.popLast() ?? keys?.key(of: element).flatMap { byKey[$0] }
    if let key = keys?.key(of: element) { byKey[key] = nil }
    return index
  }
}
