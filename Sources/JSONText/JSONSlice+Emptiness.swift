extension JSONSlice {
  /// True for null and the empty string: empty values of a row.
  package var isEmptyValue: Bool {
    kind == .null || kind == .string && range.count == 2
  }

  /// True for `isEmptyValue`, and for a list or an object without members: empty in a template.
  package var isEmptyInTemplate: Bool {
    isEmptyValue || isEmptyContainer
  }

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
