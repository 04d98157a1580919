import JSONText
import SourceText

struct EditWriter {
  /// True if an edit of many records includes the previous values. O(records).
  var namesFormerValues = true
  /// Returns a record's number in the output.
  let number: (RecordID) -> Int

  func object(_ edit: Edit, _ table: RecordTable) -> JSONValue {
    switch edit {
    case .replace(let edit): object(edit)
    case .replaceInMany(let edits): object(edits, table)
    case .insert(let insertion):
      .object([kind("insert"), placements(insertion.records, insertion.slices(in: table))])
    case .delete(let records):
      .object([kind("delete"), placements(records, records.map { table[$0.id] })])
    case .move(let id, let from, let to):
      .object([kind("move"), record(id), index("from", from), index("to", to)])
    case .reorder(let ids): .object([kind("reorder"), order(ids)])
    case .batch(let edits): .object([kind("batch"), batch(edits, table)])
    }
  }

  /// An edit that only sets values, without its records; nil for any other one.
  func object(ofValuesIn edit: Edit) -> JSONValue? {
    switch edit {
    case .replace(let edit): return object(edit)
    case .replaceInMany(let edits): return object(edits, nil)
    case .insert, .delete, .move, .reorder: return nil
    case .batch(let edits):
      let objects = edits.compactMap { object(ofValuesIn: $0) }
      guard objects.count == edits.count else { return nil }
      return .object([kind("batch"), JSONMember(name: "edits", value: .array(objects))])
    }
  }

  private func object(_ edit: ValueEdit) -> JSONValue {
    .object(
      [kind("replace"), record(edit.record), path(edit.path)]
        + (edit.before.map { [text("before", $0.text)] } ?? []) + after(edit.after))
  }

  private func object(_ edits: [BulkEdit], _ table: RecordTable?) -> JSONValue {
    .object([
      kind("replaceInMany"),
      JSONMember(name: "changes", value: .array(edits.map { object($0, table) })),
    ])
  }

  /// Writes each edit with the records before it, which only some edits need: O(record) for each edit before the last
  /// of those.
  private func batch(_ edits: [Edit], _ table: RecordTable) -> JSONMember {
    var table = table
    let last = edits.lastIndex(where: \.isWrittenWithRecords) ?? 0
    var objects: [JSONValue] = []
    for (index, edit) in edits.enumerated() {
      objects.append(object(edit, table))
      if index < last { _ = try? table.make(edit) }
    }
    return JSONMember(name: "edits", value: .array(objects))
  }

  private func object(_ edit: BulkEdit, _ table: RecordTable?) -> JSONValue {
    let members = [path(edit.path)] + after(edit.after) + [list(edit.records)]
    guard namesFormerValues, let table else { return .object(members) }
    var former: [JSONValue] = []
    for (value, records) in formerValues(of: edit, table) {
      former.append(.object((value.map { [text("value", $0)] } ?? []) + [list(records)]))
    }
    return .object(members + [JSONMember(name: "before", value: .array(former))])
  }

  /// The previous values, in order of occurrence, with their records.
  private func formerValues(
    of edit: BulkEdit, _ table: RecordTable
  ) -> [(value: String?, records: RecordSet)] {
    var indices: [ExactText?: Int] = [:]
    var values: [(value: String?, records: RecordSet)] = []
    for id in edit.records.members {
      let value = table[id].lookup(edit.path).slice?.text
      let index = indices[value] ?? values.count
      if index == values.count { values.append((value, RecordSet())) }
      indices[value] = index
      values[index].records.insert(id)
    }
    return values
  }

  private func kind(_ name: String) -> JSONMember { text("edit", name) }

  private func text(_ name: String, _ text: String) -> JSONMember {
    JSONMember(name: name, value: .string(text))
  }

  private func index(_ name: String, _ value: Int) -> JSONMember {
    JSONMember(name: name, value: .number(String(value)))
  }

  private func record(_ id: RecordID) -> JSONMember { index("record", number(id)) }

  private func order(_ ids: [RecordID]) -> JSONMember {
    JSONMember(name: "order", value: .array(ids.map { .number(String(number($0))) }))
  }

  private func path(_ steps: [JSONStep]) -> JSONMember {
    JSONMember(name: "path", value: Self.value(of: steps))
  }

  static func value(of steps: [JSONStep]) -> JSONValue {
    .array(
      steps.map {
        switch $0 {
        case .member(let name): .string(name)
        case .index(let index): .number(String(index))
        case .key, .each: .null
        }
      })
  }

  private func after(_ value: NewValue) -> [JSONMember] {
    switch value {
    case .value(let value): [text("set", value.jsonText())]
    case .bytes(let slice): [text("bytes", slice.text)]
    case .nothing: [JSONMember(name: "remove", value: .bool(true))]
    }
  }

  private func placements(
    _ records: [RecordPlacement], _ slices: [JSONSlice]
  ) -> JSONMember {
    JSONMember(
      name: "records",
      value: .array(
        zip(records, slices).map {
          .object([record($0.id), index("place", $0.index), text("bytes", $1.text)])
        }))
  }

  /// Consecutive numbers as `[first, last]`.
  private func list(_ records: RecordSet) -> JSONMember {
    var runs: [(first: Int, last: Int)] = []
    for number in records.members.map(number) {
      if let last = runs.last, abs(number - last.last) == 1, (number < 0) == (last.first < 0) {
        runs[runs.count - 1].last = number
      } else {
        runs.append((number, number))
      }
    }
    return JSONMember(
      name: "records",
      value: .array(
        runs.map {
          .array([.number(String($0.first)), .number(String($0.last))])
        }))
  }
}

extension Edit {
  /// True if its text contains data of the records.
  fileprivate var isWrittenWithRecords: Bool {
    switch self {
    case .replace, .move, .reorder: false
    case .replaceInMany, .insert, .delete: true
    case .batch(let edits): edits.contains(where: \.isWrittenWithRecords)
    }
  }
}
