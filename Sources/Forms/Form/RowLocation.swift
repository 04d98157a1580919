import JSONText
import SourceText
import Values

/// A row of a form, or of one that is opened from it, and which object of a record it is for; or an item of a list as a
/// whole.
package struct RowLocation: Sendable {
  /// An object or an item on the way.
  package struct Container: Sendable {
    package let path: [JSONStep]
    /// The step from its list or map to the item; nil for an object of its own.
    package let step: JSONStep?
    fileprivate let row: ConfigRow
    fileprivate let form: String
  }

  /// The row as defined in its form; for a whole item, a row that accepts any object.
  package let row: ConfigRow
  /// Name of the row's form; nil for the form itself.
  package let form: String?
  /// Objects and items around the row, from the record inwards; empty for a row of the form
  /// itself.
  package let containers: [Container]
  /// True for a whole item of a list; the rows of its form are parts of it.
  package let isItem: Bool

  /// A row of the form itself.
  package init(_ row: ConfigRow) { self.init(row, in: []) }

  private init(_ row: ConfigRow, in containers: some Sequence<Container>, isItem: Bool = false) {
    self.row = row
    self.containers = Array(containers)
    self.isItem = isItem
    form = self.containers.last?.form
  }

  /// Path of the row's object in the record.
  package var objectPath: [JSONStep] { containers.last?.path ?? [] }

  /// Path of the value in the record; nil for a row without a value.
  package var path: ValuePath? {
    row.valuePath.map { ValuePath(steps: objectPath + $0.steps) }
  }

  /// The row with its path from the record as identifier, for messages and for whole records.
  package var named: ConfigRow { named(row) }

  /// Another row of the same form, as it is called from the record on.
  package func named(_ row: ConfigRow) -> ConfigRow {
    guard form != nil, let inner = row.valuePath else { return row }
    let path = ValuePath(steps: objectPath + inner.steps)
    return row.with {
      $0.identifier = path.description
      $0.valuePath = path
    }
  }

  /// An item around a row: the row of its list or map, and its path in the record.
  package struct Item: Sendable {
    package let list: RowLocation
    package let path: [JSONStep]

    /// True for an item of a map.
    package var isMember: Bool { list.row.child?.scope == .members }
  }

  /// Enclosing items, from the record inwards.
  package var items: [Item] {
    containers.indices.filter { containers[$0].step != nil }.map {
      Item(list: RowLocation(containers[$0].row, in: containers[..<$0]), path: containers[$0].path)
    }
  }

  /// The row that has a path, however it is written: `a.1`, `a[1]`, `"a".1`, `/a/1`; or the one that it leads to through
  /// the forms that rows open: `services[2].port`, `location.city`, `aliases[0]`; or an item, `services[2]`. Nil where
  /// there is none. O(rows of the forms on the way).
  package init?(_ path: ValuePath, from form: Form) {
    var (form, rest): (Form, ArraySlice<JSONStep>) = (form, path.steps[...])
    var containers: [Container] = []
    if let row = form.row(named: rest) {
      self.init(row)
      return
    }
    if let (row, container) = form.rowOfOwnObject(named: rest, at: []) {
      self.init(row, in: [container])
      return
    }
    while let (row, child, length) = form.row(leadingTo: rest) {
      var objectPath = (containers.last?.path ?? []) + rest.prefix(length)
      rest = rest.dropFirst(length)
      var step: JSONStep?
      if child.scope.isOfItems {
        guard let next = rest.popFirst(), child.scope.hasItem(at: next) else { return nil }
        // Of a member that is called like a number.
        step = child.scope == .members ? .member(next.name) : next
        objectPath.append(step ?? next)
      }
      guard let inner = form.form(named: child.name) else { return nil }
      form = inner
      containers.append(Container(path: objectPath, step: step, row: row, form: child.name))
      if let row = inner.row(named: rest) {
        self.init(row, in: containers)
        return
      }
      if let (row, container) = inner.rowOfOwnObject(named: rest, at: objectPath) {
        self.init(row, in: containers + [container])
        return
      }
      if rest.isEmpty, child.scope.isOfItems {
        self.init(.item(of: row), in: containers, isItem: true)
        return
      }
    }
    return nil
  }
}

extension ConfigRow {
  /// A row that is an item of a row's list as a whole.
  fileprivate static func item(of list: ConfigRow) -> ConfigRow {
    ConfigRow(identifier: "", key: list.key, valuePath: ValuePath(steps: []))
      .with { $0.valueType = .object }
  }
}

extension Form {
  /// The row of a path in the forms that rows open for the form's own object; with the object, which is at `objectPath`.
  fileprivate func rowOfOwnObject(
    named path: ArraySlice<JSONStep>, at objectPath: [JSONStep]
  ) -> (row: ConfigRow, container: RowLocation.Container)? {
    var (open, seen) = ([self], Set<ExactText>())
    while let form = open.popLast() {
      for opener in form.rows where opener.opensOwnObject {
        guard let name = opener.child?.name, seen.insert(name).inserted,
          let inner = self.form(named: name)
        else { continue }
        if let row = inner.row(named: path) {
          return (
            row, RowLocation.Container(path: objectPath, step: nil, row: opener, form: name)
          )
        }
        open.append(inner)
      }
    }
    return nil
  }

  /// The row of a path, or the one that is called like it. One that is made of parts has no value to set.
  fileprivate func row(named path: ArraySlice<JSONStep>) -> ConfigRow? {
    let path = ValuePath(steps: Array(path))
    return rows.first { $0.valuePath == path && !$0.isComposite } ?? row(path.description)
  }
}
