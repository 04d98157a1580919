import Forms
import JSONText
import Records
import SourceText
import Values

/// Records that are new have the form's defaults and what its formulas come to; opening one writes none.
extension RecordBinder {
  /// The bytes of a new record at `index`, in the style of the others; nil where the file is not a list.
  ///
  /// `start` is what it begins with: the form's defaults are for what is not there. `mayBeNull`: whether the source can
  /// hold null; else a number begins as
  /// 0, and a truth value as false.
  package func newRecord(
    at index: Int, in table: RecordTable, startingWith start: JSONValue? = nil,
    mayBeNull: Bool = true, made moment: SessionTime? = nil
  ) -> JSONSlice? {
    var scratch = table
    let value =
      start.map(form.startingItem)
      ?? EmptyRecord(form: form, index: index, table: table, mayBeNull: mayBeNull).value
    guard let id = scratch.insert(value, at: index) else { return nil }
    var context = context
    context.item = ItemPosition(index: index)
    if let moment { context.clocks = FormClocks(form, locale, at: moment) }
    within(context).setDefaults(in: id, of: &scratch, keepingValues: start != nil)
    return scratch[id]
  }

  /// Gives a new record the form's defaults. One that does not fit is left out, as if the form had none.
  ///
  /// `keepingValues`: only what is missing has its default.
  package func setDefaults(
    in record: RecordID, of table: inout RecordTable, keepingValues: Bool = false
  ) {
    for row in form.rows {
      guard let path = row.valuePath, let value = row.defaultValue else { continue }
      if keepingValues, case .value = reading(table[record]).content(of: row) { continue }
      _ = try? table.set(value, at: path.steps, in: record)
    }
    for row in prepared.computedRows.map(\.state.row) {
      let reading = reading(table[record])
      guard let path = row.valuePath, case .missing = reading.content(of: row),
        reading.state(of: row).isVisible, let value = reading.computedDefault(row)
      else { continue }
      _ = try? table.set(value, at: path.steps, in: record)
    }
  }
}

extension Form {
  /// The initial value of new items with each value as its row stores it, also in the objects
  /// and lists inside.
  package func startingItem(_ start: JSONValue) -> JSONValue {
    rows.reduce(start) { item, row in
      let item = row.valuePath.map { item.changed(at: $0.steps[...], by: row.stored) } ?? item
      guard let child = row.child, !row.opensOwnObject, let path = row.childPath,
        let inner = form(named: child.name)
      else { return item }
      return item.changed(at: path.steps[...]) { value in
        switch (child.scope, value) {
        case (.object, _): return inner.startingItem(value)
        case (.items, .array(let items)): return .array(items.map(inner.startingItem))
        case (.members, .object(let members)):
          return .object(
            members.map { JSONMember(name: $0.name, value: inner.startingItem($0.value)) })
        case (.items, _), (.members, _): return value
        }
      }
    }
  }
}

extension JSONValue {
  /// A copy with the value at a path changed, if there is one.
  fileprivate func changed(
    at path: ArraySlice<JSONStep>, by change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let step = path.first else { return change(self) }
    switch (self, step) {
    case (.object(let members), .member(let name)):
      return .object(
        members.map { member in
          guard member.name.hasSameBytes(as: name) else { return member }
          return JSONMember(
            name: name, value: member.value.changed(at: path.dropFirst(), by: change))
        })
    case (.array(var elements), .index(let index)) where elements.indices.contains(index):
      elements[index] = elements[index].changed(at: path.dropFirst(), by: change)
      return .array(elements)
    default: return self
    }
  }
}
