import JSONText

/// The former parts of a container among the new ones: which are kept, and which of these stay in place.
struct PartOrder {
  /// The index of each former part, by its number.
  private let indices: [Int: Int]
  private let kept: Set<Int>
  private let inPlace: Set<Int>

  init(_ parts: [DocumentChanges.Part], _ children: [Int]) {
    let indices = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($1, $0) })
    let order = parts.compactMap { part in
      if case .kept(let child) = part { indices[child] } else { nil }
    }
    self.indices = indices
    kept = Set(order)
    inPlace = Set(order.longestAscent.map { order[$0] })
  }

  func index(of child: Int) -> Int { indices[child] ?? 0 }

  func isKept(_ index: Int) -> Bool { kept.contains(index) }

  /// True for a part that is kept, unless it is moved past others that are.
  func isInPlace(_ index: Int) -> Bool { inPlace.contains(index) }
}
