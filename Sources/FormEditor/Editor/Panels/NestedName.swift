import Cells
import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

/// The name of a row inside a record, made of the labels on the way to it: `Addresses 2 ›
/// City`.
struct NestedName {
  private var parts: [String] = []

  /// `path` is where the row's object or item is in a record of the binder; without a row it is the name of that.
  init(of row: ConfigRow?, at path: [JSONStep], in binder: RecordBinder) {
    var (form, rest) = (binder.form, path[...])
    while !rest.isEmpty, let (opening, child, length) = form.row(leadingTo: rest) {
      rest = rest.dropFirst(length)
      var names = [form.label(of: opening)]
      switch (child.scope, rest.first) {
      case (.items, .index(let index)?): names.append((index + 1).grouped)
      case (.members, let step?): names.append(step.name)
      case (.object, _), (.items, _), (.members, _): break
      }
      if child.scope.hasItem(at: rest.first) { rest = rest.dropFirst() }
      parts.append(names.filter { !$0.isEmpty }.joined(separator: " "))
      guard let inner = binder.binder(ofForm: child.name)?.form else { break }
      form = inner
    }
    if !rest.isEmpty { parts = [ValuePath(steps: path).description] }
    guard let row else { return }
    let label = form.label(of: row)
    parts.append(label.isEmpty ? row.identifier : label)
  }

  /// Its end as far as there is room: what it is about.
  func text(columns: Int) -> String {
    for start in parts.indices {
      let line = (start > 0 ? "…" : "") + parts[start...].joined(separator: " › ")
      if DisplayText.width(line) <= columns { return line }
    }
    return parts.last.map { DisplayText.truncated($0, to: columns) } ?? ""
  }
}
