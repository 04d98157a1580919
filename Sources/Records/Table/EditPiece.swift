import JSONText

/// The edited slices among up to 4096 neighboring records, with ascending indices.
struct EditPiece: Sendable {
  static let size = 4096
  private(set) var indices: [UInt32] = []
  private var slices: [JSONSlice] = []

  subscript(index: UInt32) -> JSONSlice? {
    let position = position(of: index)
    return position < indices.count && indices[position] == index ? slices[position] : nil
  }

  /// Returns the change of the number of slices.
  mutating func set(_ slice: JSONSlice?, at index: UInt32) -> Int {
    if let slice, indices.last.map({ $0 < index }) ?? true {
      indices.append(index)
      slices.append(slice)
      return 1
    }
    let position = position(of: index)
    let isThere = position < indices.count && indices[position] == index
    switch (slice, isThere) {
    case (let slice?, true):
      slices[position] = slice
      return 0
    case (let slice?, false):
      indices.insert(index, at: position)
      slices.insert(slice, at: position)
      return 1
    case (nil, true):
      indices.remove(at: position)
      slices.remove(at: position)
      return -1
    case (nil, false): return 0
    }
  }

  /// The position of an index, existing or not.
  private func position(of index: UInt32) -> Int {
    // Full pieces and those that are filled in order are the large ones.
    if indices.count == Self.size { return Int(index) % Self.size }
    guard let last = indices.last, index <= last else { return indices.count }
    var low = 0
    var high = indices.count
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with the indices whose slices differ until it returns false; returns true if it never did.
  func forEachDifference(from other: EditPiece, _ body: (UInt32) -> Bool) -> Bool {
    if sharesSlices(with: other) { return true }
    var (mine, its) = (0, 0)
    while mine < indices.count || its < other.indices.count {
      let a = mine < indices.count ? indices[mine] : .max
      let b = its < other.indices.count ? other.indices[its] : .max
      var differs = true
      if a == b {
        let (slice, former) = (slices[mine], other.slices[its])
        differs = !slice.isSame(as: former) && !slice.hasSameBytes(as: former)
      }
      if differs && !body(min(a, b)) { return false }
      if a <= b { mine += 1 }
      if b <= a { its += 1 }
    }
    return true
  }

  private func sharesSlices(with other: EditPiece) -> Bool {
    slices.withUnsafeBufferPointer { mine in
      other.slices.withUnsafeBufferPointer {
        mine.count == $0.count && mine.baseAddress == $0.baseAddress
      }
    }
  }
}
