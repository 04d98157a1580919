import Expressions
import Forms
import JSONText
import Values

/// Rows whose formulas read what was edited.
extension ConsequenceSearch {
  /// Gives the computed rows of an object their values, each behind those whose results it needs.
  mutating func compute(in object: FormObject) {
    for row in object.binder.computedRows {
      guard row.formula != nil, let path = row.valuePath?.steps,
        let isConcerned = isConcerned(row, in: object),
        let slice = table[id].object(at: object.place)
      else { continue }
      let bound = object.binder.bindUnconditionally(row, to: slice)
      if case .unreachable = bound.content { continue }
      // Of what has come in as a whole only what it lacks is computed.
      if !isConcerned { guard case .missing = bound.content else { continue } }
      guard object.binder.state(of: row, in: slice).isVisible,
        row.isComputed || !isEdited(row, in: object)
      else { continue }
      let value = object.binder.computedValue(row, in: slice)
      if case .value(let stored) = bound.content, stored.holds(value) { continue }
      if case .missing = bound.content, value == nil { continue }
      // Writing what the person has just written away would take the choice from them.
      if !row.isComputed, edited[0] == object.place + path { continue }
      let edit = object.binder.result(of: row, in: slice)
      _ = make(Consequence(row: row, place: object.place, edit: edit, reason: .computed))
    }
  }

  /// Whether the row's formula reads something that has changed since it was last asked; nil where nothing has changed,
  /// false where the object has come in with what was edited.
  private mutating func isConcerned(_ row: ConfigRow, in object: FormObject) -> Bool? {
    guard let formula = row.formula?.expression else { return nil }
    let key = RowKey(place: object.place, row: row.identifier)
    let known = asked[key] ?? 0
    guard known < edited.count else { return nil }
    asked[key] = edited.count
    let news = edited[known...]
    if news.contains(where: { object.reads(formula, $0) }) {
      return true
    }
    return news.contains { !object.place.isEmpty && object.place.starts(with: $0) } ? false : nil
  }

  /// Whether somebody has given the row another value than its formula.
  private func isEdited(_ row: ConfigRow, in object: FormObject) -> Bool {
    guard let before = former.object(at: object.place),
      case .value(let stored) = object.binder.content(of: row, in: before),
      !stored.isEmptyValue
    else { return false }
    return !stored.holds(object.binder.computedValue(row, in: before))
  }
}

extension FormObject {
  /// Whether an expression of one of its rows reads a path of the record.
  fileprivate func reads(_ expression: Expression, _ path: [JSONStep], depth: Int = 0) -> Bool {
    let dependencies = expression.dependencies
    if dependencies.reads(path, from: place, in: parent) { return true }
    guard dependencies.namesRows else { return false }
    guard depth < 50 else { return true }
    return dependencies.identifiers.lazy.compactMap { binder.row(named: $0) }.contains { row in
      guard let steps = row.valuePath?.steps else {
        return row.formulas.contains { reads($0, path, depth: depth + 1) }
      }
      let value = place + steps
      return path.starts(with: value) || path.starts(with: place) && value.starts(with: path)
    }
  }
}
