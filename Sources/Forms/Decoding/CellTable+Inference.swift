import JSONText

extension CellTable {
  /// Gives a row whose kind is open the kind that shows such a value; it is settled from then on.
  ///
  /// `hasLineBreak`: whether the value, or that of another record, is a text of several lines.
  package func settle(_ row: inout ConfigRow, by value: JSONValue, hasLineBreak: Bool) {
    // A text of several lines would not fit into a field of one.
    let isLong = hasLineBreak && value.kind == .string && row.valueType == .string
    let shape = isLong ? RowClaim.ValueShape.multilineText : value.scalarShape
    if let shape, let cell = kind(claiming: .value(shape)) {
      row.cellIdentifier = cell.name
      row.valueType = cell.valueType
      row.cellTraits = cell.traits
      if row.height == .lines(1) { row.height = cell.defaultHeight }
    } else if value.kind == .array {
      row.valueType = .array
    } else if value.kind == .object {
      row.valueType = .object
    }
    row.infersKind = false
  }
}

extension JSONValue {
  /// What a scalar looks like, whatever its characters.
  var scalarShape: RowClaim.ValueShape? {
    switch self {
    case .bool: .bool
    case .number: .number
    case .null, .string, .array, .object: nil
    }
  }
}
