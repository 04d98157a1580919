import Forms

/// The formats of values.
enum ValueFormatCatalog {
  /// The format of a row that stores its dates as `dates`; nil: in ISO 8601.
  static func format(of row: ConfigRow, dates: RowDates?) -> any ValueFormat {
    var format = row.valueType.format
    if let dates { format = DateValueFormat(dates: dates) }
    if row.cellTraits.contains(.data) {
      format = DataValueFormat()
    } else if let mask = row.inputMask {
      format = MaskedTextFormat(mask: mask, storesMask: row.storesMask, inner: format)
    }
    if row.hasSwitchValues { format = SwitchValueFormat(inner: format) }
    guard row.offersChoices else { return format }
    return row.hasSeveralChoices ? SeveralChoicesFormat() : ChoiceFormat(other: format)
  }
}

extension ValueType {
  /// The format of values that no other key of a row says anything about.
  var format: any ValueFormat {
    switch self {
    case .string: TextValueFormat()
    case .integer: NumberValueFormat(isWhole: true)
    case .number: NumberValueFormat(isWhole: false)
    case .bool: SwitchValueFormat(inner: nil)
    case .date: DateValueFormat(dates: nil)
    case .array: JSONValueFormat(container: .array)
    case .object: JSONValueFormat(container: .object)
    case .any: JSONValueFormat(container: nil)
    }
  }
}

extension RowRules {
  /// The rules of a row alone.
  convenience init(_ row: ConfigRow) {
    self.init(row, type: ValueFormatCatalog.format(of: row, dates: nil).type)
  }
}
