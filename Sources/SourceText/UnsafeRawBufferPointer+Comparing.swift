extension UnsafeRawBufferPointer {
  /// Whether both hold the same bytes. O(1) for other lengths and for the same address, else O(bytes), eight at a time.
  package func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let base = baseAddress, let otherBase = other.baseAddress, base != otherBase else {
      return true
    }
    var offset = 0
    while offset + 8 <= count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != otherBase.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset += 1
    }
    return true
  }
}
