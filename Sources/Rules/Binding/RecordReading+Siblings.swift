import Forms
import JSONText

extension RecordReading {
  /// The list that the object at a path is an element of, or inside of one: the nearest one around it. Nil where that is
  /// not known. O(list) for one inside the record.
  package func siblings(ofObjectAt path: [JSONStep]) -> SiblingPosition? {
    var (binder, rest, position) = (binder, path[...], context.siblings)
    var list: (path: [JSONStep], binder: RecordBinder, step: JSONStep)?
    var inner: [JSONStep] = []
    while !rest.isEmpty, let (_, child, length) = binder.form.row(leadingTo: rest),
      let next = binder.binder(ofForm: child.name)
    {
      inner += rest.prefix(length)
      rest = rest.dropFirst(length)
      binder = next
      guard child.scope.isOfItems else { continue }
      guard let step = rest.popFirst(), child.scope.hasItem(at: step) else { return nil }
      list = (Array(path.prefix(path.count - rest.count - 1)), next, step)
      inner = []
    }
    if let list {
      guard case .found(let items) = record.lookup(list.path) else { return nil }
      guard let item = items.position(at: list.step) else { return nil }
      position = list.binder.siblings(in: items).map { SiblingPosition(item: item.index, of: $0) }
    }
    return inner.isEmpty ? position : position?.inside(inner)
  }
}
