import JSONText
import SourceText
import Values

extension RowLocation {
  /// The path of a row that a path may be meant for that leads nowhere: `services[2].port` for `servcies[2].port`. Nil where
  /// none is like it. O(rows of the forms on the way).
  package static func nearest(to path: ValuePath, from form: Form) -> ValuePath? {
    form.path(meantBy: path.steps[...]).map { ValuePath(steps: $0) }
  }

  /// The paths of the rows of the innermost form that a path leads into, and of other forms for the same object; empty where
  /// it leads into none. O(rows of the forms on the way).
  package static func paths(nextTo path: ValuePath, from form: Form) -> [ValuePath] {
    var (forms, rest, outer): ([Form], ArraySlice<JSONStep>, [JSONStep]) =
      (form.formsOfSameObject, path.steps[...], [])
    while let (form, opening) = forms.lazy.compactMap({ form in
      form.row(leadingTo: rest).map { (form, $0) }
    }).first, let inner = form.form(named: opening.child.name) {
      let (scope, length) = (opening.child.scope, opening.length)
      let count = length + (scope.isOfItems ? 1 : 0)
      guard count > 0, count <= rest.count else { break }
      if scope.isOfItems, !scope.hasItem(at: rest[rest.startIndex + length]) { break }
      outer += rest.prefix(count)
      (forms, rest) = (inner.formsOfSameObject, rest.dropFirst(count))
    }
    guard !outer.isEmpty else { return [] }
    return forms.flatMap(\.rows).compactMap(\.valuePath).map { ValuePath(steps: outer + $0.steps) }
  }
}

extension Form {
  private static let mostCompared = 1_000

  /// The form, and those that its rows open for the same object.
  fileprivate var formsOfSameObject: [Form] {
    var (forms, next, seen) = ([self], 0, Set<ExactText>())
    while next < forms.count {
      let form = forms[next]
      next += 1
      for name in form.rows.flatMap(\.shapesOpeningOwnObject).compactMap(\.child?.name)
      where seen.insert(name).inserted {
        form.form(named: name).map { forms.append($0) }
      }
    }
    return forms
  }

  /// The nearest path to one that may have typos; the path itself where it has none.
  fileprivate func path(meantBy path: ArraySlice<JSONStep>) -> [JSONStep]? {
    var best: (path: [JSONStep], edits: Int)?
    for row in formsOfSameObject.lazy.flatMap(\.rows).flatMap(\.shapes).prefix(Self.mostCompared) {
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
