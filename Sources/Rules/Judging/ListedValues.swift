import JSONText
import Values

/// Values that a row knows by name: its choices, or the two of a switch.
package struct ListedValues: Sendable {
  private let values: [JSONValue]
  /// Their JSON text, to compare bytes first.
  private let texts: [[UInt8]]

  /// Prepares the values, in the order in which they are found.
  init(_ values: [JSONValue]) {
    self.values = values
    texts = values.map { Array($0.jsonText().utf8) }
  }

  /// Which of them is at `range`: numbers by value (1.0 is 1), everything else as JSON compares.
  package func index(of slice: JSONSlice) -> Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range])
    for (index, text) in texts.enumerated() where text.count == bytes.count {
      if bytes.elementsEqual(text) { return index }
    }
    switch slice.kind {
    case .number:
      guard let number = DecimalText(utf8: bytes) else { return nil }
      return values.firstIndex {
        if case .number(let text) = $0 { DecimalText(text) == number } else { false }
      }
    case .string where !bytes.contains(UInt8(ascii: "\\")):
      // Told apart by their bytes, unless the list's own text is escaped.
      guard texts.contains(where: { $0.contains(UInt8(ascii: "\\")) }) else { return nil }
      return values.firstIndex(of: slice.value)
    case .null, .bool: return nil
    case .string, .array, .object: return values.firstIndex(of: slice.value)
    }
  }
}
