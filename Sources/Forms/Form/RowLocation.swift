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
    let row: ConfigRow
    package let form: String
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

  init(_ row: ConfigRow, in containers: some Sequence<Container>, isItem: Bool = false) {
    self.row = row
    self.containers = Array(containers)
    self.isItem = isItem
    form = self.containers.last?.form
  }

  /// True if values on the way decide which row it is: rows of several shapes lead there.
  package var dependsOnValues: Bool { containers.contains { $0.row.variantTitle != nil } }

  /// The innermost container that encloses the row's object, not another form of the same object.
  package var enclosing: Container? {
    containers.last { $0.path.count < objectPath.count }
  }

  /// The step from a list or map to the row's object; nil for an object that is no item.
  package var itemStep: JSONStep? {
    containers.last { $0.path.count == objectPath.count && $0.step != nil }?.step
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

  /// Paths of the values around the row that must be lists or objects for it to have a value, from the record inwards.
  package var holders: [(path: [JSONStep], kind: JSONKind)] {
    let whole = objectPath + (row.valuePath?.steps ?? [])
    return containers.flatMap { container in
      var holders: [(path: [JSONStep], kind: JSONKind)] = []
      let (path, kind) = (container.path, container.row.child?.scope.kind ?? .array)
      if container.step != nil { holders.append((Array(path.dropLast()), kind)) }
      if !path.isEmpty, path.count < whole.count, case .member = whole[path.count] {
        holders.append((path, .object))
      }
      return holders
    }
  }

  /// Enclosing items, from the record inwards.
  package var items: [Item] {
    containers.indices.filter { containers[$0].step != nil }.map {
      Item(list: RowLocation(containers[$0].row, in: containers[..<$0]), path: containers[$0].path)
    }
  }
}

extension ConfigRow {
  /// A row that is an item of a row's list as a whole.
  static func item(of list: ConfigRow) -> ConfigRow {
    ConfigRow(identifier: "", key: list.key, valuePath: ValuePath(steps: []))
      .with { $0.valueType = .object }
  }
}
