import Forms
import JSONText
import Rules
import Screen
import Texts

extension BoundRow {
  /// State of the switch: the record's value, or the default for a missing one; nil for
  /// other values.
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

  /// State of the switch if it is shown as such; nil for a secret or a value shown as text.
  var shownSide: Bool? { display.role == .value || display.role == .defaultValue ? isOn : nil }
}

extension BoundRow {
  /// The text of a switch that is on: the form's title, else the default word.
  func onTitle(_ theme: Theme) -> String { state.row.onTitle(theme.texts) }

  /// The text of a switch that is off.
  func offTitle(_ theme: Theme) -> String { state.row.offTitle(theme.texts) }
}

extension ConfigRow {
  /// The text for on, with affixes.
  func onTitle(_ texts: Texts) -> String { withAffixes(trueTitle ?? texts.on) }

  /// The text for off, with affixes.
  func offTitle(_ texts: Texts) -> String { withAffixes(falseTitle ?? texts.off) }
}
