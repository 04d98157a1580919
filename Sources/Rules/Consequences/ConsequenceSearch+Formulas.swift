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
    if news.contains(where: { object.reads(formula, $0, in: table[id]) })
      || formula.dependencies.readsIndex && isRenumbered(object, by: news)
    {
      return true
    }
    return news.contains { !object.place.isEmpty && object.place.starts(with: $0) } ? false : nil
  }

  /// Whether an object is an item that an edit of its list has moved.
  private mutating func isRenumbered(
    _ object: FormObject, by news: ArraySlice<[JSONStep]>
  ) -> Bool {
    guard case .index(let index)? = object.place.last else { return false }
    let list = Array(object.place.dropLast())
    guard news.contains(list), let item = table[id].object(at: object.place)?.text else {
      return false
    }
    let items = formerItems[list] ?? FormerItems(former.object(at: list))
    formerItems[list] = items
    return items.hasElsewhere(item, than: index)
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
  /// Whether an expression of one of its rows reads a path of a record, itself or by the results that it reads.
  fileprivate func reads(
    _ expression: Expression, _ path: [JSONStep], in record: JSONSlice, depth: Int = 0
  ) -> Bool {
    let dependencies = expression.dependencies
    if dependencies.reads(path, from: place, in: parent) { return true }
    guard depth < 50 else { return true }
    func areRead(_ formulas: [Expression]) -> Bool {
      formulas.contains { reads($0, path, in: record, depth: depth + 1) }
    }
    // What a row gives where nothing is stored stands for its value.
    let defaults = binder.computedRows.filter { row in
      guard let steps = row.valuePath?.steps, case .missing = record.lookup(place + steps) else {
        return false
      }
      return dependencies.reads(place + steps, from: place, in: parent)
    }
    if defaults.contains(where: { areRead($0.formulas) }) { return true }
    guard dependencies.namesRows else { return false }
    return dependencies.identifiers.lazy.compactMap { binder.row(named: $0) }.contains { row in
      guard let steps = row.valuePath?.steps else { return areRead(row.formulas) }
      let value = place + steps
      if case .missing = record.lookup(value), areRead(row.formulas) { return true }
      return path.starts(with: value) || path.starts(with: place) && value.starts(with: path)
    }
  }
}
