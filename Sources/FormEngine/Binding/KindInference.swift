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
    guard let kind = firstKind(in: records) else { return }
    switch kind {
    case .bool: (cellIdentifier, valueType) = ("SwitchCell", .bool)
    case .number: (cellIdentifier, valueType) = ("NumberCell", .number)
    case .array: valueType = .array
    case .object: valueType = .object
    case .string, .null: break
    }
    infersKind = false
  }

  private func firstKind(in records: [JSONSlice]) -> JSONKind? {
    if let defaultValue, defaultValue != .null { return defaultValue.kind }
    guard let valuePath else { return nil }
    for record in records {
      if case .found(let slice) = record.lookup(valuePath.steps), slice.kind != .null {
        return slice.kind
      }
    }
    return nil
  }
}
