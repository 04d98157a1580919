import Expressions
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
      return plan.entries.text(of: slice, in: state) + sign
    }
    return plan.entries.text(of: plan.secrets.masked(in: slice, at: path.steps), in: state)
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

/// Protection of the secrets that expressions and lists of choices refer to.
extension RecordBinder {
  /// True if the value of a row's reference must not be shown as a whole: it is a secret or has
  /// one inside, or the secrets there are unknown.
  func hides(_ reference: ExpressionReference, of row: ConfigRow?) -> Bool {
    if isSecretRow(reference, of: row) { return true }
    return secretPlaces(of: reference, for: row)?.contains { $0.secrets.hidesShown($0.path) }
      ?? true
  }

  /// The value of a row's reference without the secrets in it; nil if it is one, or if the
  /// secrets there are unknown. O(value) where the form there has secrets in it, else O(path).
  func withoutSecrets(
    _ value: JSONSlice, of reference: ExpressionReference, for row: ConfigRow?
  ) -> JSONSlice? {
    guard !isSecretRow(reference, of: row), let places = secretPlaces(of: reference, for: row)
    else { return nil }
    return places.reduce(Optional(value)) { value, place in
      value.flatMap { place.secrets.open($0, at: place.path) }
    }
  }

  var secretsOfRoot: SecretPaths? {
    context.enclosing.root == nil ? plan.secrets : context.enclosing.rootSecrets
  }

  /// The paths that a reference leads to, with the secrets of the form there; nil if these are
  /// unknown.
  private func secretPlaces(
    of reference: ExpressionReference, for row: ConfigRow?
  ) -> [(secrets: SecretPaths, path: ValuePath)]? {
    switch reference.root {
    case .record, .choice: return reference.recordPath.map { [(plan.secrets, $0)] } ?? []
    case .row, .identifier:
      return rows(named: reference, by: row).compactMap { row, path in
        row.valuePath.map { (plan.secrets, ValuePath(steps: $0.steps + path)) }
      }
    case .root: return secretsOfRoot.map { [($0, reference.path)] }
    case .parent: return context.enclosing.parentSecrets.map { [($0, reference.path)] }
    }
  }

  /// True if a reference names a row that shows a secret, even one computed from others.
  private func isSecretRow(_ reference: ExpressionReference, of row: ConfigRow?) -> Bool {
    rows(named: reference, by: row).contains { plan.prepared($0.row).state.disclosure.isSecret }
  }

  /// The rows that a reference names, with the path from the value of each.
  private func rows(
    named reference: ExpressionReference, by row: ConfigRow?
  ) -> [(row: ConfigRow, path: [JSONStep])] {
    switch reference.root {
    case .row: row.map { [($0, reference.path.steps)] } ?? []
    case .identifier:
      reference.identifierReadings.compactMap { reading in
        plan.row(named: reading.identifier).map { ($0, reading.path) }
      }
    case .record, .root, .parent, .choice: []
    }
  }
}
