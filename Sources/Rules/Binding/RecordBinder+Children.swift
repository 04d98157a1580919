import Forms
import JSONText
import SourceText

/// The forms that rows open.
extension RecordBinder {
  /// The binder of a form that can be opened from this one's, however deep; nil where there is no such form.
  package func binder(ofForm name: String) -> RecordBinder? {
    let family = family
    if let known = family.binders[name] { return known }
    guard let form = form.form(named: name) else { return nil }
    let binder = RecordBinder(form, openedIn: family, locale)
    family.binders[name] = binder
    return binder
  }

  /// The binder of the form that the object at a path of a record has; nil where rows lead nowhere near.
  package func binder(at path: ArraySlice<JSONStep>) -> RecordBinder? {
    guard !path.isEmpty else { return self }
    guard let (_, child, length) = form.row(leadingTo: path) else { return nil }
    let isItem = child.scope == .items
    return binder(ofForm: child.name)?.binder(at: path.dropFirst(length + (isItem ? 1 : 0)))
  }

  /// The text that a row shows for an object or a list with a form of its own: its title, or
  /// the number of items and the titles of the first ones. Nil for another value.
  ///
  /// `record`: the record that has the row.
  func childText(of slice: JSONSlice, in row: ConfigRow, _ record: JSONSlice?) -> String? {
    guard let child = row.child, let binder = binder(ofForm: child.name) else { return nil }
    let context =
      binder.plan.readsSurroundings
      ? record.map { self.context(below: row, slice, in: $0, comparingSiblings: false) } : nil
    func reader(of index: Int?) -> RecordBinder {
      context.map { binder.within($0(index)) } ?? binder
    }
    switch (child.scope, slice.kind) {
    case (.object, .object):
      let binder = reader(of: nil)
      let title = binder.recordTitle(slice)
      let text = title.isEmpty ? binder.firstText(in: slice) ?? "" : title
      return text.isEmpty ? nil : text
    case (.items, .array):
      var titles: [String] = []
      var count = 0
      for item in slice.elements {
        if count < Self.mostNamedItems {
          titles.append(itemTitle(item, reader(of: count), by: row.listSettings.itemTitle))
        }
        count += 1
      }
      titles.removeAll(where: \.isEmpty)
      return texts.items(count, named: titles, areAll: titles.count == count)
    case (.object, _), (.items, _): return nil
    }
  }

  /// The title of an item. A list of plain values is shown as it is written: its number of
  /// items says little in a list.
  private func itemTitle(
    _ item: JSONSlice, _ binder: RecordBinder, by template: Template?
  ) -> String {
    guard template == nil, binder.form.recordTitle == nil, item.kind == .array,
      binder.form.secrets.isEmpty
    else {
      return binder.recordTitle(item, by: template)
    }
    return JSONSkip.compactText(item, limit: Self.longestTitle)
  }

  private static let mostNamedItems = 3
  /// Maximum number of bytes of a list that are shown in place of its title.
  private static let longestTitle = 40
}
