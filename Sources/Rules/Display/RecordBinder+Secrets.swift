import Forms
import JSONText
import Values

/// What may be shown of values.
extension RecordBinder {
  /// Whether something inside the value at `path` is secure.
  package func holdsSecure(_ path: ValuePath) -> Bool { secrets.areInside(path) }

  /// Whether a value has a secret inside, or is in the place of an object that would have one.
  func mayBeSecret(_ slice: JSONSlice, at path: ValuePath?) -> Bool {
    slice.kind.isScalar && slice.kind != .null && path.map(holdsSecure) == true
  }

  /// Whether a row's value has a secret inside, or is in the place of an object that would have one.
  func mayBeSecret(_ slice: JSONSlice, in state: RowState) -> Bool {
    state.disclosure == .withoutSecrets && slice.kind.isScalar && slice.kind != .null
  }

  /// What a form's message shows of a row's value: the text that an editor opens with, with bullets for the secrets
  /// inside.
  func messageText(of slice: JSONSlice, in state: RowState) -> String {
    if state.row.isSwitch,
      let isOn = [state.row.falseValue, state.row.trueValue]
        .firstIndex(of: slice.value)
    {
      return state.row.switchTitle(isOn: isOn == 1, in: texts)
    }
    guard state.disclosure == .withoutSecrets, let path = state.row.valuePath else {
      let sign = slice.kind == .number ? state.row.percentSign : ""
      return editText(of: slice, in: state) + sign
    }
    return editText(of: secrets.masked(in: slice, at: path.steps), in: state)
  }

  /// Whether a row's value has a secret inside, so that it must not be handed out or typed in as a whole.
  package func holdsSecret(_ bound: BoundRow) -> Bool {
    guard case .value(let slice) = bound.content, !slice.isEmptyValue,
      let path = bound.row.valuePath
    else { return false }
    return holdsSecure(path)
  }
}
