import Forms
import JSONText
import Rules
import Screen
import Texts

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

  /// On or off, where it is shown as a side of a switch and not as a secret or as a text.
  var shownSide: Bool? { display.role == .value || display.role == .defaultValue ? isOn : nil }
}

extension BoundRow {
  /// What a switch shows that is on: the form's title, else the word for it.
  func onTitle(_ theme: Theme) -> String { state.row.onTitle(theme.texts) }

  /// What a switch shows that is off.
  func offTitle(_ theme: Theme) -> String { state.row.offTitle(theme.texts) }
}

extension ConfigRow {
  /// What is shown for on, with what is around values.
  func onTitle(_ texts: any Texts) -> String { withAffixes(trueTitle ?? texts.on) }

  /// What is shown for off.
  func offTitle(_ texts: any Texts) -> String { withAffixes(falseTitle ?? texts.off) }
}
