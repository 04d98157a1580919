import JSONText

/// Derives the cell of a row that names none: the kind whose claim applies first.
extension CellTable {
  /// The kind, and whether the records may still change it; nil where no kind claims the row. O(claims).
  ///
  /// `hasKey` answers for a key of the row; a Bool key must be YES. `stored`: the type that the cell must store, whatever
  /// keys the row has for others.
  func derive(
    for row: RowContents, givenType: ValueType?, storing stored: ValueType? = nil,
    isPart: Bool = false, hasKey: (String) -> Bool
  ) -> (name: String, infers: Bool)? {
    let hasNoValue = row.valuePath == nil && !hasKey("formula")
    let isComposite = row.displayValue.map(Self.isComposite) == true
    let isLabel = hasNoValue || isComposite
    let hasParts = hasKey("fields") || isComposite && row.displayValue?.hasTokens == true
    let takesParts = !isPart && !row.readOnly && !hasKey("formula")
    let bound = (row[.minimumValue] ?? row[.maximumValue])?.kind
    let shape = row.defaultValue?.scalarShape
    for index in claims.indices {
      let applies =
        switch claims[index].claim {
        case .parts: hasParts && takesParts
        case .noSingleValue: isLabel
        case .keys(let keys, _): keys.contains(where: hasKey)
        case .keysOfType(let keys, let type):
          (givenType ?? row.defaultValue?.containerType) == type && keys.contains(where: hasKey)
        case .bound(let kind): kind == bound
        case .type(let type): givenType.map { type == $0 } ?? false
        case .value(let claimed): claimed == shape
        case .rest: true
        }
      let cell = declarations[claims[index].index]
      if applies, stored.map(cell.stores) ?? true {
        return (cell.name, claims[index].claim == .rest)
      }
    }
    return nil
  }

  /// True if a template shows more than one plain value, and so has no single value to edit.
  private static func isComposite(_ template: Template) -> Bool {
    guard template.parts.count == 1, case .token(let token) = template.parts[0] else { return true }
    guard case .path = token.target else { return true }
    return !token.formats.isEmpty || token.fallback != nil
  }
}

extension JSONValue {
  fileprivate var containerType: ValueType? {
    switch kind {
    case .array: .array
    case .object: .object
    case .null, .bool, .number, .string: nil
    }
  }
}
