import Forms
import JSONText
import Values

/// Protection of secret values.
extension RecordBinder {
  /// True if a value inside the one at `path` is secure.
  package func holdsSecure(_ path: ValuePath) -> Bool { plan.secrets.areInside(path) }

  /// True if a value may be a secret: a scalar other than null in place of an object with
  /// secrets inside.
  func mayBeSecret(_ slice: JSONSlice, at path: ValuePath?) -> Bool {
    slice.kind.isScalar && slice.kind != .null && path.map(holdsSecure) == true
  }

  /// True if a row's value may be a secret: a scalar other than null in place of an object with
  /// secrets inside.
  func mayBeSecret(_ slice: JSONSlice, in state: RowState) -> Bool {
    state.disclosure == .withoutSecrets && slice.kind.isScalar && slice.kind != .null
  }

  /// The text of a row's value in a form's message: the text that an editor opens with, with
  /// bullets for the secrets inside.
  func messageText(of slice: JSONSlice, in state: RowState) -> String {
    if state.row.isSwitch,
      let isOn = [state.row.falseValue, state.row.trueValue]
        .firstIndex(of: slice.value)
    {
      return state.row.switchTitle(isOn: isOn == 1, in: texts)
    }
    guard state.disclosure == .withoutSecrets, let path = state.row.valuePath else {
      let sign = slice.kind == .number ? state.row.percentSign : ""
      return prepared.typedText(of: slice, in: state) + sign
    }
    return prepared.typedText(of: plan.secrets.masked(in: slice, at: path.steps), in: state)
  }

  /// True if a row's value has a secret inside, so that it must not be handed out or typed in
  /// as a whole.
  package func holdsSecret(_ bound: BoundRow) -> Bool {
    guard case .value(let slice) = bound.content, !slice.isEmptyValue,
      let path = bound.row.valuePath
    else { return false }
    return holdsSecure(path)
  }
}
