import Forms
import JSONText
import Values

/// Values that a row knows by name: its choices, or the two of a switch.
package struct ListedValues: Sendable {
  private let values: [JSONValue]
  /// JSON texts of the values, whose bytes are compared first.
  private let texts: [[UInt8]]
  /// Index of the first value with each hash; empty if there are few values.
  private let indices: [UInt64: Int]
  /// Index of the first value of each number.
  private let numbers: [DecimalText: Int]
  private let hasEscapes: Bool
  private let hasContainers: Bool

  /// Maximum number of values for which comparing each is faster than hashing.
  private static let few = 16

  /// Prepares the values, in the order in which they are found. O(values).
  init(_ values: [JSONValue]) {
    self.values = values
    texts = values.map { Array($0.jsonText().utf8) }
    var indices: [UInt64: Int] = [:]
    if texts.count > Self.few {
      indices.reserveCapacity(texts.count)
      for (index, text) in texts.enumerated() {
        let hash = text.withUnsafeBytes { Self.hash($0) }
        if indices[hash] == nil { indices[hash] = index }
      }
    }
    self.indices = indices
    var numbers: [DecimalText: Int] = [:]
    for (index, value) in values.enumerated() {
      guard case .number(let text) = value, let number = DecimalText(text) else { continue }
      if numbers[number] == nil { numbers[number] = index }
    }
    self.numbers = numbers
    hasEscapes = texts.contains { $0.contains(UInt8(ascii: "\\")) }
    hasContainers = values.contains { !$0.kind.isScalar }
  }

  /// The index of a value among them, if any: numbers are compared by value (1.0 is 1),
  /// everything else as JSON.
  package func index(of slice: JSONSlice) -> Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range])
    if let index = index(of: bytes) { return index }
    switch slice.kind {
    case .number:
      guard !numbers.isEmpty else { return nil }
      return DecimalText(utf8: bytes).flatMap { numbers[$0] }
    case .string:
      // Its bytes distinguish it, unless one of both is escaped.
      guard hasEscapes || bytes.contains(UInt8(ascii: "\\")) else { return nil }
      return Array(slice.value.jsonText().utf8).withUnsafeBytes { index(of: $0) }
    case .null, .bool: return nil
    case .array, .object: return hasContainers ? values.firstIndex(of: slice.value) : nil
    }
  }

  /// The index of the value that is written so, if any.
  private func index(of bytes: UnsafeRawBufferPointer) -> Int? {
    if texts.count > Self.few {
      guard let position = indices[Self.hash(bytes)] else { return nil }
      if bytes.elementsEqual(texts[position]) { return position }
    }
    for (index, text) in texts.enumerated() where text.count == bytes.count {
      if bytes.elementsEqual(text) { return index }
    }
    return nil
  }

  /// Random seed of each run: no file can have many values with the same hash.
  private static let firstHash = UInt64.random(in: .min ... .max)

  /// FNV-1a.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = firstHash
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

extension ListedValues: ChoiceFacet {
  package init(of choices: [Choice]) { self.init(choices.map(\.value)) }
}

extension ChoiceTable {
  package var values: ListedValues { facet() }

  /// The title of a value; nil where it is none of the choices. O(1).
  package func title(of value: JSONSlice) -> String? {
    values.index(of: value).map { choices[$0].title }
  }
}
