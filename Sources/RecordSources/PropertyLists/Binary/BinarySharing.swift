import PlistText
import SourceText

/// The sharing of equal values as one object: writers have different rules, and the file shows its own.
struct BinarySharing: Sendable {
  /// Kinds of objects, from their first byte, of which equal ones are stored separately.
  private var apart: Set<UInt8> = []
  /// The number of values and keys for each object.
  private(set) var uses: [UInt32]

  init(
    _ bytes: UnsafeRawBufferPointer, _ objects: BinaryPlistObjects, _ locations: [BinaryLocation],
    _ values: DocumentValues
  ) {
    uses = Array(repeating: 0, count: objects.count)
    for position in locations {
      uses[position.object] &+= 1
      if let key = position.key { uses[key] &+= 1 }
    }
    var seen: Set<ArraySlice<UInt8>> = []
    for index in uses.indices where uses[index] > 0 {
      let range = objects.range(of: index)
      guard let first = range.first else { continue }
      let kind = Self.kind(bytes[first])
      guard kind < 0xA, !apart.contains(kind) else { continue }
      if !seen.insert(Array(bytes[range])[...]).inserted { apart.insert(kind) }
    }
  }

  /// True if a new value should share an existing object with the same bytes.
  func isShared(_ bytes: [UInt8]) -> Bool {
    guard let kind = bytes.first.map(Self.kind), kind < 0xA else { return false }
    return !apart.contains(kind)
  }

  /// Strings are one kind, whatever their characters.
  private static func kind(_ first: UInt8) -> UInt8 { first >> 4 == 6 ? 5 : first >> 4 }
}
