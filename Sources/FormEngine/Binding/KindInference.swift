import JSONText

extension Form {
  /// Settles the kind of rows that nothing in the form tells, from the first records' values.
  ///
  /// The default value speaks first, then the first record that has a value; rows that no record
  /// fills stay text fields.
  package func inferringKinds(from records: [JSONSlice]) -> Form {
    var form = self
    for index in form.rows.indices where form.rows[index].infersKind {
      form.rows[index].inferKind(from: records)
    }
    return form
  }
}

extension ConfigRow {
  fileprivate mutating func inferKind(from records: [JSONSlice]) {
    guard let value = firstValue(in: records) else { return }
    switch value.kind {
    case .bool: (cellIdentifier, valueType) = ("SwitchCell", .bool)
    case .number: (cellIdentifier, valueType) = ("NumberCell", .number)
    case .array: valueType = .array
    case .object: valueType = .object
    // A text of several lines would not fit into a field of one.
    case .string where valueType == .string && holdsLineBreak(value, in: records):
      cellIdentifier = "TextViewCell"
      cellTraits = .multiline
      if height == .lines(1) { height = .lines(3) }
    case .string, .null: break
    }
    infersKind = false
  }

  private func holdsLineBreak(_ value: JSONValue, in records: [JSONSlice]) -> Bool {
    guard !value.hasLineBreak, let valuePath else { return value.hasLineBreak }
    return records.contains { record in
      guard case .found(let slice) = record.lookup(valuePath.steps) else { return false }
      // A line break in a string is an escape.
      return ByteSearch.contains(slice.bytes, UInt8(ascii: "\\")) && slice.value.hasLineBreak
    }
  }

  private func firstValue(in records: [JSONSlice]) -> JSONValue? {
    if let defaultValue, defaultValue != .null { return defaultValue }
    guard let valuePath else { return nil }
    for record in records {
      if case .found(let slice) = record.lookup(valuePath.steps), slice.kind != .null {
        return slice.value
      }
    }
    return nil
  }
}

extension JSONValue {
  fileprivate var hasLineBreak: Bool {
    guard case .string(let text) = self else { return false }
    return text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
