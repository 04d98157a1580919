import Glibc

extension UnsafeRawBufferPointer {
  /// True if both have the same bytes. O(1) for different lengths and for the same address, else O(bytes).
  package func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let base = baseAddress, let otherBase = other.baseAddress, base != otherBase else {
      return true
    }
    return memcmp(base, otherBase, count) == 0
  }
}
