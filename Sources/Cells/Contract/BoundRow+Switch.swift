import JSONText
import Rules
import Screen

extension BoundRow {
  /// On or off by the record, or by the default where the record has nothing; nil for other values.
  var isOn: Bool? {
    let value: JSONValue?
    switch content {
    case .value(let slice): value = slice.value == .null ? nil : slice.value
    case .missing: value = defaultValue
    case .none, .unreachable: value = nil
    }
    if value == state.row.trueValue { return true }
    return value == state.row.falseValue ? false : nil
  }

  /// The same, where it is shown as a side of a switch and not as a secret or as a text.
  var shownSide: Bool? { display.role == .value || display.role == .defaultValue ? isOn : nil }
}

extension BoundRow {
  /// What a switch shows that is on: the form's title, else the word for it.
  func onTitle(_ theme: Theme) -> String { state.row.trueTitle ?? theme.texts.on }

  /// What a switch shows that is off.
  func offTitle(_ theme: Theme) -> String { state.row.falseTitle ?? theme.texts.off }
}
