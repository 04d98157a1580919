import Forms
import JSONText
import Records
import SourceText
import Values

/// Records that are new have the form's defaults and what its formulas come to; opening one writes none.
extension RecordBinder {
  /// The bytes of a new record at `place`, in the style of the others; nil where the file is not a list.
  ///
  /// `start` is what it begins with: the form's defaults are for what is not there. `mayBeNull`: whether the source can
  /// hold null; else a number begins as
  /// 0, and a truth value as false.
  package func newRecord(
    at place: Int, in table: RecordTable, startingWith start: JSONValue? = nil,
    mayBeNull: Bool = true, made moment: SessionTime? = nil
  ) -> JSONSlice? {
    var scratch = table
    let value =
      start.map(startingItem) ?? emptyRecord(at: place, in: table, mayBeNull: mayBeNull)
    guard let id = scratch.insert(value, at: place) else { return nil }
    var context = context
    context.number = place + 1
    if let moment { context.clocks = FormClocks(form, locale, at: moment) }
    within(context).setDefaults(in: id, of: &scratch, keepingValues: start != nil)
    return scratch[id]
  }

  /// The initial value of new items with each value as its row stores it, also in the objects
  /// and lists inside.
  package func startingItem(_ start: JSONValue) -> JSONValue {
    form.rows.reduce(start) { item, row in
      let item = row.valuePath.map { item.changed(at: $0.steps[...], by: row.stored) } ?? item
      guard let child = row.child, !row.opensOwnObject, let path = row.childPath,
        let binder = binder(ofForm: child.name)
      else { return item }
      return item.changed(at: path.steps[...]) { value in
        guard child.scope == .items else { return binder.startingItem(value) }
        guard case .array(let items) = value else { return value }
        return .array(items.map(binder.startingItem))
      }
    }
  }

  /// An object; what a row takes that is about the record itself. One that takes values of any type says nothing of it:
  /// the new record is like the one next to it, and nothing where what is typed becomes a number or a truth value.
  private func emptyRecord(
    at place: Int, in table: RecordTable, mayBeNull: Bool
  ) -> JSONValue {
    func nothing(of type: ValueType) -> JSONValue { mayBeNull ? .null : type.emptyValue }
    guard let whole = form.rows.first(where: { $0.valuePath?.steps.isEmpty == true }) else {
      return emptyList(at: place, in: table, nothing) ?? .object([])
    }
    switch whole.valueType {
    case .any where place > 0 || place < table.count:
      let beside = table.id(at: max(place - 1, 0))
      guard table.fault(of: beside) == nil else { return .string("") }
      switch table[beside].kind {
      case .object: return .object([])
      case .array: return .array([])
      case .null: return .null
      case .string, .number, .bool:
        guard let type = whole.usualType, [.number, .bool].contains(type) else {
          return .string("")
        }
        return nothing(of: type)
      }
    case .string, .any, .date: return .string("")
    case .integer, .number, .bool: return nothing(of: whole.valueType)
    case .array: return .array([])
    case .object: return .object([])
    }
  }

  /// A list with nothing at each place that the form's rows show, where they show no members; nil where they do, or the
  /// record next to it is an object.
  private func emptyList(
    at place: Int, in table: RecordTable, _ nothing: (ValueType) -> JSONValue
  ) -> JSONValue? {
    let paths = form.rows.compactMap { $0.valuePath?.steps }
    let places = paths.compactMap { if case .index(let index)? = $0.first { index } else { nil } }
    guard !paths.isEmpty, places.count == paths.count, let last = places.max(),
      last < Self.mostPlaces
    else { return nil }
    if table.count > 0 {
      let beside = table.id(at: max(place - 1, 0))
      guard table.fault(of: beside) == nil, table[beside].kind == .array else { return nil }
    }
    return .array(
      (0...last).map { index in
        let row = form.rows.first { $0.valuePath?.steps.first == .index(index) }
        return nothing(row?.valuePath?.steps.count == 1 ? row?.valueType ?? .any : .any)
      })
  }

  private static let mostPlaces = 1_000

  /// Gives a new record the form's defaults. One that finds no place is left out, as if the form had none.
  ///
  /// `keepingValues`: only what is missing has its default.
  package func setDefaults(
    in record: RecordID, of table: inout RecordTable, keepingValues: Bool = false
  ) {
    for row in form.rows {
      guard let path = row.valuePath, let value = row.defaultValue else { continue }
      if keepingValues, case .value = content(of: row, in: table[record]) { continue }
      _ = try? table.set(value, at: path.steps, in: record)
    }
    for row in plan.computedRows.map(\.state.row) {
      guard let path = row.valuePath, case .missing = content(of: row, in: table[record]),
        state(of: row, in: table[record]).isVisible,
        let value = computedDefault(row, in: table[record])
      else { continue }
      _ = try? table.set(value, at: path.steps, in: record)
    }
  }
}

extension ValueType {
  /// Value written for the type where a source can't hold null.
  fileprivate var emptyValue: JSONValue {
    switch self {
    case .string, .date, .any: .string("")
    case .integer, .number: .number("0")
    case .bool: .bool(false)
    case .array: .array([])
    case .object: .object([])
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
