extension UnsafeRawBufferPointer {
  /// Whether both hold the same bytes. O(1) for other lengths and for the same place, else O(bytes), eight at a time.
  package func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let base = baseAddress, let otherBase = other.baseAddress, base != otherBase else {
      return true
    }
    var place = 0
    while place + 8 <= count {
      let word = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if word != otherBase.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
      place += 8
    }
    while place < count {
      if self[place] != other[place] { return false }
      place += 1
    }
    return true
  }
}
