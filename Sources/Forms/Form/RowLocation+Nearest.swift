import JSONText
import Values

extension RowLocation {
  /// The path of a row that a path may be meant for that leads nowhere: `services[2].port` for `servcies[2].port`. Nil where
  /// none is like it. O(rows of the forms on the way).
  package static func nearest(to path: ValuePath, from form: Form) -> ValuePath? {
    form.path(meantBy: path.steps[...]).map { ValuePath(steps: $0) }
  }

  /// The paths of the rows of the innermost form that a path leads into; empty where it leads into none. O(rows of the forms
  /// on the way).
  package static func paths(nextTo path: ValuePath, from form: Form) -> [ValuePath] {
    var (form, rest, outer): (Form, ArraySlice<JSONStep>, [JSONStep]) = (form, path.steps[...], [])
    while let (_, child, length) = form.row(leadingTo: rest),
      let inner = form.form(named: child.name)
    {
      let count = length + (child.scope.isOfItems ? 1 : 0)
      guard count > 0, count <= rest.count else { break }
      if child.scope.isOfItems, !child.scope.hasItem(at: rest[rest.startIndex + length]) { break }
      outer += rest.prefix(count)
      (form, rest) = (inner, rest.dropFirst(count))
    }
    guard !outer.isEmpty else { return [] }
    return form.rows.compactMap(\.valuePath).map { ValuePath(steps: outer + $0.steps) }
  }
}

extension Form {
  private static let mostCompared = 1_000

  /// The nearest path to one that may have typos; the path itself where it has none.
  fileprivate func path(meantBy path: ArraySlice<JSONStep>) -> [JSONStep]? {
    var best: (path: [JSONStep], edits: Int)?
    for row in rows.prefix(Self.mostCompared) {
      guard let steps = row.valuePath?.steps, !steps.isEmpty, steps.count <= path.count,
        let edits = ValuePath(steps: steps).edits(
          from: ValuePath(steps: Array(path.prefix(steps.count)))),
        edits < best?.edits ?? .max,
        let inside = inside(row, meantBy: path.dropFirst(steps.count))
      else { continue }
      best = (steps + inside, edits)
    }
    return best?.path
  }

  /// The nearest steps after the path of a row.
  private func inside(_ row: ConfigRow, meantBy rest: ArraySlice<JSONStep>) -> [JSONStep]? {
    if rest.isEmpty { return [] }
    guard let child = row.child, child.path == nil, let form = form(named: child.name) else {
      return nil
    }
    guard child.scope.isOfItems else { return form.path(meantBy: rest) }
    guard child.scope.hasItem(at: rest.first) else { return nil }
    let behind = rest.dropFirst()
    return (behind.isEmpty ? [] : form.path(meantBy: behind)).map { Array(rest.prefix(1)) + $0 }
  }
}
