import JSONText
import Rules

extension BoundRow {
  /// Index of the shown choice: the record's, or the default's if the record has no value.
  var shownChoice: Int? {
    guard !state.disclosure.isSecret else { return nil }
    switch content {
    case .value(let slice): return state.rules.choices?.index(of: slice)
    case .missing:
      return defaultValue.flatMap { value in
        row.choices.firstIndex { $0.value == value }
      }
    case .none, .unreachable: return nil
    }
  }

  var presentValue: JSONValue? {
    guard !state.disclosure.isSecret, case .value(let slice) = content else { return nil }
    return slice.value
  }

  /// True if all choices can be shown instead of the value: it is one of them, or there is
  /// none.
  var showsChoices: Bool {
    guard !state.disclosure.isSecret, row.offersChoices,
      !row.choices.isEmpty || row.choiceSettings.nullTitle != nil
    else { return false }
    switch display.role {
    case .value, .defaultValue: return shownChoice != nil
    case .empty, .placeholder: return true
    case .foreign, .secure: return false
    }
  }
}
