import JSONText

extension JSONSlice {
  /// Null, the empty string: what counts as empty in a row.
  var isEmptyValue: Bool {
    kind == .null || kind == .string && range.count == 2
  }

  /// Like `isEmptyValue`, or a list or an object without members: empty in a template.
  var isEmptyInTemplate: Bool {
    if isEmptyValue { return true }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer.bytes[range])
    return !kind.isScalar && JSONSkip.space(bytes, at: 1) == bytes.count - 1
  }

  /// The characters of a string; the JSON text of anything else.
  var stringValue: String {
    if case .string(let text) = value { text } else { text }
  }
}
