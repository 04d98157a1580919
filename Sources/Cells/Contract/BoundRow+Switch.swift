import JSONText
import Rules

extension BoundRow {
  /// On or off by the record, or by the default where the record has nothing; nil for other values.
  var isOn: Bool? {
    let value: JSONValue?
    switch content {
    case .value(let slice): value = slice.value == .null ? nil : slice.value
    case .missing: value = defaultValue
    case .none, .unreachable: value = nil
    }
    if value == row.trueValue { return true }
    return value == row.falseValue ? false : nil
  }

  /// The same, where it is shown as a side of a switch and not as a secret or as a text.
  var shownSide: Bool? { display.role == .value || display.role == .defaultValue ? isOn : nil }
}
