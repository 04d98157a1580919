import Forms
import JSONText
import Values

/// The texts of values.
extension RecordBinder {
  /// A value's text by the row's type and options, and whether it is of another type than the row takes.
  ///
  /// `reading`: what the value is in, for what the titles of its items read of it.
  package func shown(
    _ slice: JSONSlice, in state: RowState, of reading: RecordReading? = nil
  ) -> (text: String, isForeign: Bool) {
    let (context, path) = (prepared.notation(of: state), state.row.valuePath)
    if let title = state.format.title(of: slice, in: context) { return (title, false) }
    guard state.rules.takes(slice, kind: slice.kind) else {
      return (preview(slice, at: path), true)
    }
    if let shown = state.format.shown(slice, in: context) { return shown }
    let text = slice.kind.isScalar ? nil : childText(of: slice, in: state.row, reading)
    return (text ?? preview(slice, at: path), false)
  }

  /// JSON text in one line; secure values inside are not shown.
  package func preview(_ slice: JSONSlice, at path: ValuePath?) -> String {
    prepared.notation.preview(slice, at: path)
  }

  /// The text shown for a record or an item that the rows can't enter; bullets if the form has
  /// secrets, since the value may be one.
  package func preview(whole record: JSONSlice) -> String {
    if !plan.secrets.isEmpty, record.kind != .null { return SecretPaths.bullets }
    return preview(record, at: nil)
  }

  /// The text that a row shows for an object or a list with a form of its own: its title, else what is in it, or
  /// the number of items and the titles of the first ones. Nil for another value.
  ///
  /// `reading`: that of the object that has the row.
  private func childText(
    of slice: JSONSlice, in row: ConfigRow, _ reading: RecordReading?
  ) -> String? {
    guard let child = row.child, let binder = binder(ofForm: child.name) else { return nil }
    let context =
      binder.plan.readsSurroundings
      ? reading?.context(below: row, slice, comparingSiblings: false) : nil
    func inner(_ object: JSONSlice, _ item: ItemPosition?) -> RecordReading {
      (context.map { binder.within($0(item)) } ?? binder).reading(object)
    }
    switch (child.scope, slice.kind) {
    case (.object, .object):
      let object = inner(slice, nil)
      let title = object.ownTitle ?? ""
      let text = title.isEmpty ? object.contents : title
      return text.isEmpty ? row.variantTitle : text
    case (.items, .array), (.members, .object):
      var titles: [String] = []
      var count = 0
      slice.forEachItem { item, position in
        if count < Self.mostNamedItems {
          titles.append(ItemName(of: inner(item, position), by: row.listSettings.itemTitle).text)
        }
        count += 1
        return true
      }
      titles.removeAll(where: \.isEmpty)
      return texts.items(count, named: titles, areAll: titles.count == count)
    case (.object, _), (.items, _), (.members, _): return nil
    }
  }

  private static let mostNamedItems = 3
}
