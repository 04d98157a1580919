import JSONText
import Values

/// Values that a row knows by name: its choices, or the two of a switch.
package struct ListedValues: Sendable {
  private let values: [JSONValue]
  /// Their JSON text, to compare bytes first.
  private let texts: [[UInt8]]
  /// The first value with a hash, where there are many.
  private let places: [UInt64: Int]
  private let hasEscapes: Bool
  private let hasNumbers: Bool

  /// Looking at each of a few is faster than hashing.
  private static let few = 16

  /// Prepares the values, in the order in which they are found. O(values).
  init(_ values: [JSONValue]) {
    self.values = values
    texts = values.map { Array($0.jsonText().utf8) }
    var places: [UInt64: Int] = [:]
    if texts.count > Self.few {
      places.reserveCapacity(texts.count)
      for (place, text) in texts.enumerated() {
        let hash = text.withUnsafeBytes { Self.hash($0) }
        if places[hash] == nil { places[hash] = place }
      }
    }
    self.places = places
    hasEscapes = texts.contains { $0.contains(UInt8(ascii: "\\")) }
    hasNumbers = values.contains { $0.kind == .number }
  }

  /// Which of them is at `range`: numbers by value (1.0 is 1), everything else as JSON compares.
  package func index(of slice: JSONSlice) -> Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range])
    if let index = index(of: bytes) { return index }
    switch slice.kind {
    case .number:
      guard hasNumbers, let number = DecimalText(utf8: bytes) else { return nil }
      return values.firstIndex {
        if case .number(let text) = $0 { DecimalText(text) == number } else { false }
      }
    case .string where !bytes.contains(UInt8(ascii: "\\")):
      // Its bytes distinguish it, unless the list's own text is escaped.
      return hasEscapes ? values.firstIndex(of: slice.value) : nil
    case .null, .bool: return nil
    case .string, .array, .object: return values.firstIndex(of: slice.value)
    }
  }

  /// Which of them is written so.
  private func index(of bytes: UnsafeRawBufferPointer) -> Int? {
    if texts.count > Self.few {
      guard let place = places[Self.hash(bytes)] else { return nil }
      if bytes.elementsEqual(texts[place]) { return place }
    }
    for (index, text) in texts.enumerated() where text.count == bytes.count {
      if bytes.elementsEqual(text) { return index }
    }
    return nil
  }

  /// FNV-1a.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
