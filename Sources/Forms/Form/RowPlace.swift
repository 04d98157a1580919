import JSONText
import Values

/// A row of a form, or of one that is opened from it, and which object of a record it is for.
package struct RowPlace: Sendable {
  /// An object or an item on the way.
  package struct Container: Sendable {
    /// Where it is in the record.
    package let path: [JSONStep]
    /// Its number in its list, from 1; nil outside a list.
    package let number: Int?
  }

  /// As its form has it.
  package let row: ConfigRow
  /// The name of its form; nil for the form itself.
  package let form: String?
  /// From the record inwards; empty for a row of the form itself.
  package let containers: [Container]

  /// A row of the form itself.
  package init(_ row: ConfigRow) { self.init(row, of: nil, in: []) }

  private init(_ row: ConfigRow, of form: String?, in containers: [Container]) {
    self.row = row
    self.form = form
    self.containers = containers
  }

  /// Where the row's object is in the record.
  package var place: [JSONStep] { containers.last?.path ?? [] }

  /// Where its value is in the record; nil for a row without one.
  package var path: ValuePath? {
    row.valuePath.map { ValuePath(steps: place + $0.steps) }
  }

  /// The row as it is called from the record on: for messages, and for looking at whole records.
  package var named: ConfigRow {
    guard form != nil, let path else { return row }
    var named = row
    named.identifier = path.description
    named.valuePath = path
    return named
  }

  /// The row that a path leads to through the forms that rows open: `services[2].port`, `location.city`, `aliases[0]`.
  /// Nil where there is none. O(rows of the forms on the way).
  package init?(_ path: ValuePath, from form: Form) {
    var (form, name, rest): (Form, String?, ArraySlice<JSONStep>) = (form, nil, path.steps[...])
    var containers: [Container] = []
    while let (_, child, length) = form.row(leadingTo: rest) {
      var place = (containers.last?.path ?? []) + rest.prefix(length)
      rest = rest.dropFirst(length)
      var number: Int?
      if child.scope == .items {
        guard case .index(let index) = rest.first else { return nil }
        number = index + 1
        place.append(.index(index))
        rest = rest.dropFirst()
      }
      guard let inner = form.form(named: child.name) else { return nil }
      (form, name) = (inner, child.name)
      containers.append(Container(path: place, number: number))
      if let row = inner.row(named: rest) {
        self.init(row, of: name, in: containers)
        return
      }
    }
    return nil
  }
}

extension Form {
  /// The row of a path, or the one that is called like it. One that is made of parts has no value to set.
  fileprivate func row(named path: ArraySlice<JSONStep>) -> ConfigRow? {
    let path = ValuePath(steps: Array(path))
    return rows.first { $0.valuePath == path && !$0.isComposite } ?? row(path.description)
  }
}
