import SourceText
import Values

extension ItemKey {
  /// The row that shows the key of each item.
  func row(beside first: ConfigRow?, _ cells: CellTable) -> ConfigRow {
    var row = RowContents(
      identifier: Self.identifier, key: title ?? Self.usualTitle, valuePath: .itemKey)
    row.valueType = .string
    row.regex = regex
    // Nothing would be judged by the pattern.
    row.required = regex?.matches("") == .mismatch
    row.choiceTable = choices
    if !choices.choices.isEmpty { row.choiceSettings = .choices }
    row.section = first?.section ?? ""
    let keys = choices.choices.isEmpty ? [] : ["choices"]
    let cell = cells.derive(for: row, givenType: .string, hasKey: keys.contains)
      .flatMap { cells[$0.name] }
    row.cellIdentifier = cell?.name ?? ""
    row.cellTraits = cell?.traits ?? []
    row.showsInTable = true
    return ConfigRow(row)
  }
}

extension Form {
  /// A map's form of items without the row of the key.
  var withoutKeys: Form {
    var form = self
    form.rows.removeAll(where: \.isItemKey)
    return form
  }

  /// The form with those of maps' items showing the keys: each map has one of its own.
  func showingKeys(_ cells: CellTable) -> Form {
    guard allForms.contains(where: \.hasMaps) else { return self }
    var form = self
    var made: [ExactText: (form: String, key: ItemKey)] = [:]
    form.nameItems(&made)
    for name in forms.keys { form.forms[name]?.nameItems(&made) }
    for (name, items) in made {
      guard var shown = form.forms[items.form] else { continue }
      shown.rows.insert(items.key.row(beside: shown.rows.first, cells), at: 0)
      shown.columns?.insert(ItemKey.identifier, at: 0)
      form.forms[name] = shown
    }
    return form
  }

  private var hasMaps: Bool { rows.contains(where: \.isMap) }

  /// Gives the rows of maps other names of their items' forms, and takes down those names.
  private mutating func nameItems(_ made: inout [ExactText: (form: String, key: ItemKey)]) {
    for index in rows.indices where rows[index].isMap {
      rows[index] = rows[index].mappingShapes { $0.namingItems(&made) }
    }
  }
}

extension ConfigRow {
  /// True if the row, or one of its variants, opens the members of an object as items.
  fileprivate var isMap: Bool { hasShape { $0.child?.scope == .members } }

  fileprivate func namingItems(
    _ made: inout [ExactText: (form: String, key: ItemKey)]
  ) -> ConfigRow {
    guard let child, child.scope == .members else { return self }
    let key = listSettings.itemKey
    var name = ExactText(child.name + "/" + ItemKey.identifier)
    while let other = made[name], !other.form.hasSameBytes(as: child.name) || other.key != key {
      name = ExactText(name.text + "'")
    }
    made[name] = (child.name, key)
    return with { $0.child?.name = name.text }
  }
}
