import Forms
import JSONText
import Records

extension Form {
  /// True if results of formulas are stored, also by the forms that its rows open.
  package var anyStoresResults: Bool {
    allForms.contains { form in form.rows.contains { $0.isComputed && $0.valuePath != nil } }
  }

  /// True if saving writes defaults, also of the forms that its rows open.
  package var anyWritesDefaults: Bool { allForms.contains(where: \.writesDefaults) }
}

/// Values that saving may bring up to date.
extension RecordBinder {
  /// The changes that set the values of a record to the results of their formulas again.
  /// O(record).
  package func updates(of id: RecordID, in table: RecordTable) -> Consequences {
    changes(of: id, in: table) { row, reading in reading.update(of: row) }
  }

  /// The changes that set the visible rows of a record to their defaults, where their form says
  /// so, with the consequences for its other values. O(record).
  package func missingDefaults(of id: RecordID, in table: RecordTable) -> Consequences {
    let defaults = changes(of: id, in: table) { row, reading in reading.missingDefault(of: row) }
    return defaults.followed(
      by: consequences(
        in: id, of: defaults.edits.map(\.path), from: table, to: defaults.table))
  }

  /// The edits that `edit` makes of rows, objects inside first: what they are in may be computed of them.
  private func changes(
    of id: RecordID, in table: RecordTable,
    edit: (ConfigRow, RecordReading) -> RowEdit?
  ) -> Consequences {
    var search = ConsequenceSearch(
      binder: self, id: id, former: table[id], table: table, edited: [], omitted: { _, _ in nil })
    for object in FormObject.allInside(table[id], self) where !search.isGivenUp {
      let computed = object.binder.prepared.computedRows.map(\.state.row)
      let others = object.binder.form.rows.filter { !$0.hasFormulas }
      for row in others + computed {
        guard row.valuePath != nil, !search.isGivenUp else { continue }
        let consequence = search.within(object) { _, reading in
          edit(row, reading).map {
            Consequence(
              state: reading.state(of: row), objectPath: object.objectPath, edit: $0,
              reason: .computed)
          }
        }
        if case .some(.some(let consequence)) = consequence { _ = search.make(consequence) }
      }
    }
    return Consequences(search)
  }
}

extension RecordReading {
  /// The edit that sets a computed row to the result of its formula; nil if the record has it
  /// already, or the row is not computed.
  package func update(of row: ConfigRow) -> RowEdit? {
    guard formula(of: prepared[row]).isStale(content(of: row)) else { return nil }
    return computedValue(row).map { .set($0) }
      ?? binder.entry(in: bindUnconditionally(row)).cleared
  }

  /// The edit that sets a visible row to its default, where its form says so; nil if it has a value, or may not be set.
  fileprivate func missingDefault(of row: ConfigRow) -> RowEdit? {
    guard plan.form.writesDefaults, case .missing = content(of: row) else { return nil }
    let state = state(of: row)
    let mayBeSet = state.isEditable || row.isComputed
    guard state.isVisible, mayBeSet || !state.isDisabled && maySetDefault(of: row) else {
      return nil
    }
    return defaultValue(of: state).map { .set($0.value) }
  }

  /// True if only being read-only keeps the row from being edited: its default is shown
  /// nevertheless.
  private func maySetDefault(of row: ConfigRow) -> Bool {
    guard case .none = row.sourceRefusal, case .none = context.lock else { return false }
    return row.parts.isEmpty && row.action == nil
  }
}
