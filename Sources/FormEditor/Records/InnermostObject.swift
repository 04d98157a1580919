import Forms
import JSONText
import Rules
import Values

extension RecordBinder {
  /// The innermost object with a form that a path leads to or through, and the rest of the path.
  func innermostObject(
    on path: ArraySlice<JSONStep>
  ) -> (object: [JSONStep], rest: ArraySlice<JSONStep>) {
    guard let (_, child, length) = form.row(leadingTo: path) else { return ([], path) }
    let count = length + (child.scope == .items ? 1 : 0)
    guard path.count >= count, let inner = binder(ofForm: child.name) else { return ([], path) }
    let (object, rest) = inner.innermostObject(on: path.dropFirst(count))
    return (path.prefix(count) + object, rest)
  }
}

extension Form {
  /// The row that shows what is at a path, or around it; nil for the object itself.
  func row(showing path: ArraySlice<JSONStep>) -> ConfigRow? {
    rows.filter { row in
      guard let steps = row.valuePath?.steps, !steps.isEmpty else { return false }
      return path.starts(with: steps)
    }.max { ($0.valuePath?.steps.count ?? 0) < ($1.valuePath?.steps.count ?? 0) }
  }
}
