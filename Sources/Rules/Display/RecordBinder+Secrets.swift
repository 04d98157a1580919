import Expressions
import Forms
import JSONText
import Values

/// What may be shown of values.
extension RecordBinder {
  /// Whether something inside the value at `path` is secure.
  package func holdsSecure(_ path: ValuePath) -> Bool { plan.secrets.areInside(path) }

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
      return plan.entries.text(of: slice, in: state) + sign
    }
    return plan.entries.text(of: plan.secrets.masked(in: slice, at: path.steps), in: state)
  }

  /// Whether a row's value has a secret inside, so that it must not be handed out or typed in as a whole.
  package func holdsSecret(_ bound: BoundRow) -> Bool {
    guard case .value(let slice) = bound.content, !slice.isEmptyValue,
      let path = bound.row.valuePath
    else { return false }
    return holdsSecure(path)
  }
}

/// What may be shown of what expressions and lists of choices lead to.
extension RecordBinder {
  /// Whether what a reference of a row leads to must not be shown as a whole: it is a secret, or has one inside.
  func hides(_ reference: ExpressionReference, of row: ConfigRow?) -> Bool {
    if isSecretRow(reference, of: row) { return true }
    return secretPlaces(of: reference, for: row)?.contains { $0.secrets.hidesShown($0.path) }
      ?? true
  }

  /// What a reference of a row leads to without the secrets in it; nil where it is one, and where it is not known what is
  /// secret there. O(value) where the form there has secrets in it, else O(path).
  func withoutSecrets(
    _ value: JSONSlice, of reference: ExpressionReference, for row: ConfigRow?
  ) -> JSONSlice? {
    guard !isSecretRow(reference, of: row), let places = secretPlaces(of: reference, for: row)
    else { return nil }
    return places.reduce(Optional(value)) { value, place in
      value.flatMap { place.secrets.open($0, at: place.path) }
    }
  }

  /// The secrets of the whole record around the one that is bound; its own where there is none.
  var secretsOfRoot: SecretPaths? {
    context.enclosing.root == nil ? plan.secrets : context.enclosing.rootSecrets
  }

  /// Where a reference leads to, and the secrets of the form there; nil where they are not known.
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

  /// Whether it names a row that shows a secret, be it computed from others.
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
