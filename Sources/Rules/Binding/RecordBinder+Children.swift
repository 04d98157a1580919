import Forms
import JSONText
import SourceText

/// The forms that rows open.
extension RecordBinder {
  /// The binder of a form that can be opened from this one's, however deep; nil where there is no such form.
  package func binder(ofForm name: String) -> RecordBinder? {
    let forms = openedForms
    if let known = forms?.binders[name] { return known }
    guard let form = form.form(named: name) else { return nil }
    let binder = RecordBinder(form, openedBy: self)
    forms?.binders[name] = binder
    return binder
  }

  /// The binder of the form that the object at a path of a record has; nil where rows lead nowhere near.
  package func binder(at path: ArraySlice<JSONStep>) -> RecordBinder? {
    guard !path.isEmpty else { return self }
    guard let (_, child, length) = form.row(leadingTo: path) else { return nil }
    let isItem = child.scope.isOfItems
    return binder(ofForm: child.name)?.binder(at: path.dropFirst(length + (isItem ? 1 : 0)))
  }
}
