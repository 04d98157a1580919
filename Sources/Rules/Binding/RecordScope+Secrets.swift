import Expressions
import Forms
import JSONText
import Values

/// Protection of the secrets that expressions and lists of choices refer to.
extension RecordScope {
  /// True if the value of a reference must not be shown as a whole: it is a secret or has
  /// one inside, or the secrets there are unknown.
  func hides(_ reference: ExpressionReference) -> Bool {
    if isSecretRow(reference) { return true }
    return paths(of: reference)?.contains { $0.secrets.hidesShown($0.path) } ?? true
  }

  /// The value of a reference without the secrets in it, for choices and displayed texts; nil if it is one, or if the
  /// secrets there are unknown. O(value) where the form there has secrets in it, else O(path).
  func openValue(of reference: ExpressionReference) -> JSONSlice? {
    guard !isSecretRow(reference), let paths = paths(of: reference) else { return nil }
    return paths.reduce(value(of: reference)) { value, found in
      value.flatMap { found.secrets.open($0, at: found.path) }
    }
  }

  /// The paths that a reference leads to, with the secrets of the form there; nil if these are
  /// unknown.
  private func paths(
    of reference: ExpressionReference
  ) -> [(secrets: SecretPaths, path: ValuePath)]? {
    let secrets = plan.secrets
    switch reference.root {
    case .record, .choice: return reference.recordPath.map { [(secrets, $0)] } ?? []
    case .row, .identifier:
      return rows(named: reference).compactMap { row, path in
        row.valuePath.map { (secrets, ValuePath(steps: $0.steps + path)) }
      }
    case .root: return reading.secretsOfRoot.map { [($0, reference.path)] }
    case .parent: return reading.context.parent?.secrets.map { [($0, reference.path)] }
    }
  }

  /// True if a reference names a row that shows a secret, even one computed from others.
  private func isSecretRow(_ reference: ExpressionReference) -> Bool {
    rows(named: reference).contains { prepared[$0.row].state.disclosure.isSecret }
  }

  /// The rows that a reference names, with the path from the value of each.
  private func rows(named reference: ExpressionReference) -> [(row: ConfigRow, path: [JSONStep])] {
    switch reference.root {
    case .row: row.map { [($0.row, reference.path.steps)] } ?? []
    case .identifier:
      reference.identifierReadings.compactMap { [plan] reading in
        plan.row(named: reading.identifier).map { ($0, reading.path) }
      }
    case .record, .root, .parent, .choice: []
    }
  }
}

extension RecordScope {
  /// True if an expression reads a value that was too long to be read, and more than whether it is null: its result says
  /// nothing about the record.
  func readsUnreadValue(_ expression: Expression) -> Bool {
    guard let unread = reading.context.unread else { return false }
    return expression.dependencies.contents.contains { reference in
      guard reference.root != .root, reference.root != .parent else { return false }
      return paths(of: reference)?.contains { found in
        guard case .found(let value) = reading.lookup(found.path) else { return false }
        return unread.contain(value, at: found.path.steps)
      } ?? false
    }
  }
}
