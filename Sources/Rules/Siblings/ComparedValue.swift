import JSONText
import Values

/// A value as `unique` compares it: numbers by their value, texts by their characters, objects whatever the order of
/// their members.
struct ComparedValue {
  private let slice: JSONSlice

  /// Nil for what is nothing, and so never the same as something else: null, an empty text, list or object.
  init?(_ slice: JSONSlice) {
    guard !slice.isEmptyInTemplate else { return nil }
    self.slice = slice
  }

  /// A hash that equal values share. O(value).
  var hash: Int {
    var hasher = Hasher()
    hasher.combine(slice.kind)
    switch slice.kind {
    case .number: hasher.combine(DecimalText(utf8: slice.bytes))
    case .string where !slice.bytes.contains(UInt8(ascii: "\\")):
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: slice.bytes.dropFirst().dropLast()))
    case .string:
      var text = slice.stringValue
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .null, .bool, .array, .object: hasher.combine(Self.canonical(slice.value))
    }
    return hasher.finalize()
  }

  /// True where another value is equal, also if it is written differently. O(value).
  func isSame(as other: JSONSlice) -> Bool {
    if slice.hasSameBytes(as: other) { return true }
    guard slice.kind == other.kind else { return false }
    return Self.canonical(slice.value) == Self.canonical(other.value)
  }

  /// The one way of writing it: numbers as short as they can be, members by their names.
  private static func canonical(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool, .string: value
    case .number(let text): .number(DecimalText(text)?.description ?? text)
    case .array(let elements): .array(elements.map(canonical))
    case .object(let members):
      .object(
        members.map { JSONMember(name: $0.name, value: canonical($0.value)) }
          .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }
  }
}
