import Forms
import JSONText

/// Values that must not be the same in two elements of a list.
extension RecordBinder {
  /// The list that the object at a path of a record is an element of, or inside of one: the nearest one around it. Nil
  /// where that is not known. O(list) for one inside the record.
  package func siblings(ofObjectAt path: [JSONStep], in record: JSONSlice) -> SiblingPlace? {
    var (binder, rest, place) = (self, path[...], context.siblings)
    var list: (path: [JSONStep], binder: RecordBinder, index: Int)?
    var inner: [JSONStep] = []
    while !rest.isEmpty, let (_, child, length) = binder.form.row(leadingTo: rest),
      let next = binder.binder(ofForm: child.name)
    {
      inner += rest.prefix(length)
      rest = rest.dropFirst(length)
      binder = next
      guard child.scope == .items else { continue }
      guard case .index(let index) = rest.first else { return nil }
      rest = rest.dropFirst()
      list = (Array(path.prefix(path.count - rest.count - 1)), next, index)
      inner = []
    }
    if let list {
      guard case .found(let items) = record.lookup(list.path) else { return nil }
      place = list.binder.siblings(in: items).map { SiblingPlace(item: list.index, of: $0) }
    }
    return inner.isEmpty ? place : place?.inside(inner)
  }

  /// The items of a list whose form this is the binder of; nil where no row compares them. O(list), or O(1) for the list
  /// that was asked for last.
  func siblings(in list: JSONSlice) -> Siblings? {
    guard plan.comparesSiblings, list.kind == .array else { return nil }
    if let compared = memory.comparedItems, compared.list.isThat(of: list) {
      return compared.siblings
    }
    let siblings = Siblings(
      UniqueIndex(plan.uniquePaths, ofItems: Array(list.elements)), areRecords: false)
    memory.comparedItems = (list.identity, siblings)
    return siblings
  }
}

extension RowRules {
  /// The first rule that a value breaks in comparison with other elements of its list, if any.
  func breach(of value: JSONSlice, among siblings: SiblingPlace?) -> RuleBreach? {
    guard comparesSiblings, let siblings else { return nil }
    return all.lazy.compactMap { $0.breach(of: value, at: siblings) }.first
  }
}
