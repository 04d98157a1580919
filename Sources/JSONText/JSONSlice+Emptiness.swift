extension JSONSlice {
  /// Null, the empty string: what counts as empty in a row.
  package var isEmptyValue: Bool {
    kind == .null || kind == .string && range.count == 2
  }

  /// Like `isEmptyValue`, or a list or an object without members: empty in a template.
  package var isEmptyInTemplate: Bool {
    isEmptyValue || isEmptyContainer
  }

  /// A list or an object without members.
  package var isEmptyContainer: Bool {
    guard !kind.isScalar else { return false }
    let cursor = JSONCursor(buffer.bytes, end: range.upperBound)
    return cursor.skipSpace(range.lowerBound + 1) == range.upperBound - 1
  }

  /// The characters of a string; the JSON text of anything else.
  package var stringValue: String {
    if case .string(let text) = value { text } else { text }
  }
}
