extension UnsafeRawBufferPointer {
  /// The offset of the first byte that no UTF-8 has; nil if all is UTF-8. O(n).
  package var firstOffsetNotUTF8: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}

extension UInt8 {
  /// The byte as messages name it: `0x0A`.
  package var hex: String {
    "0x" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}
