import JSONText

/// Edits as lines of JSON, to be read again over the same records.
///
/// Each is an object: `{"edit":"replace","record":2,"path":["tags",0],"before":"\"a\"","set":"\"b\""}`. Values
/// are JSON text in a string, so that every byte of them stays and a line is a line. Records that were read are
/// numbers from 0 in the file's order, added ones are -1, -2 in the order of their insertion. `set`, `bytes` and
/// `"remove":true` are the three kinds of `NewValue`.
package enum EditLine {
  /// Writes an edit; `table` is the version before it, of which the former values are.
  package static func text(of edit: Edit, before table: RecordTable) -> String {
    object(edit, table).jsonText()
  }

  /// Reads an edit; nil for a line that is not one.
  package static func edit(_ line: some StringProtocol) -> Edit? {
    (try? JSONSlice(parsing: String(line))).flatMap { edit($0.value) }
  }

  // MARK: Writing

  private static func object(_ edit: Edit, _ table: RecordTable) -> JSONValue {
    switch edit {
    case .replace(let edit):
      .object(
        [kind("replace"), record(edit.record), path(edit.path)]
          + (edit.before.map { [text("before", $0.text)] } ?? []) + after(edit.after))
    case .replaceInMany(let edits):
      .object([
        kind("replaceInMany"),
        JSONMember(name: "changes", value: .array(edits.map { object($0, table) })),
      ])
    case .insert(let insertion):
      .object([kind("insert"), placements(insertion.records, slices(of: insertion, table))])
    case .delete(let records):
      .object([kind("delete"), placements(records, records.map { table[$0.id] })])
    case .move(let id, let from, let to):
      .object([kind("move"), record(id), number("from", from), number("to", to)])
    case .batch(let edits): .object([kind("batch"), batch(edits, table)])
    }
  }

  /// Each edit is written with the records that those before it leave.
  private static func batch(_ edits: [Edit], _ table: RecordTable) -> JSONMember {
    var table = table
    var objects: [JSONValue] = []
    for edit in edits {
      objects.append(object(edit, table))
      _ = try? table.make(edit)
    }
    return JSONMember(name: "edits", value: .array(objects))
  }

  private static func object(_ edit: BulkEdit, _ table: RecordTable) -> JSONValue {
    var former: [JSONValue] = []
    for (value, records) in formerValues(of: edit, table) {
      former.append(.object((value.map { [text("value", $0)] } ?? []) + [list(records)]))
    }
    return .object(
      [path(edit.path)] + after(edit.after) + [list(edit.records)]
        + [JSONMember(name: "before", value: .array(former))])
  }

  /// The values that the records have, in the order in which they are met, and who has them.
  private static func formerValues(
    of edit: BulkEdit, _ table: RecordTable
  ) -> [(value: String?, records: RecordSet)] {
    var places: [String?: Int] = [:]
    var values: [(value: String?, records: RecordSet)] = []
    for id in edit.records.members {
      var value: String?
      if case .found(let slice) = table[id].lookup(edit.path) { value = slice.text }
      let place = places[value] ?? values.count
      if place == values.count { values.append((value, RecordSet())) }
      places[value] = place
      values[place].records.insert(id)
    }
    return values
  }

  private static func slices(of insertion: Insertion, _ table: RecordTable) -> [JSONSlice] {
    switch insertion.contents {
    case .bytes(let slices): slices
    case .copies(let originals): originals.map { table[$0] }
    }
  }

  private static func kind(_ name: String) -> JSONMember { text("edit", name) }

  private static func text(_ name: String, _ text: String) -> JSONMember {
    JSONMember(name: name, value: .string(text))
  }

  private static func number(_ name: String, _ value: Int) -> JSONMember {
    JSONMember(name: name, value: .number(String(value)))
  }

  private static func record(_ id: RecordID) -> JSONMember { number("record", id.number) }

  private static func path(_ steps: [JSONStep]) -> JSONMember {
    JSONMember(
      name: "path",
      value: .array(
        steps.map {
          switch $0 {
          case .member(let name): .string(name)
          case .index(let index): .number(String(index))
          }
        }))
  }

  private static func after(_ value: NewValue) -> [JSONMember] {
    switch value {
    case .value(let value): [text("set", value.jsonText())]
    case .bytes(let slice): [text("bytes", slice.text)]
    case .nothing: [JSONMember(name: "remove", value: .bool(true))]
    }
  }

  private static func placements(
    _ records: [RecordPlacement], _ slices: [JSONSlice]
  ) -> JSONMember {
    JSONMember(
      name: "records",
      value: .array(
        zip(records, slices).map {
          .object([record($0.id), number("place", $0.place), text("bytes", $1.text)])
        }))
  }

  /// Consecutive numbers as `[first, last]`.
  private static func list(_ records: RecordSet) -> JSONMember {
    var runs: [(first: Int, last: Int)] = []
    for number in records.members.map(\.number) {
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

  // MARK: Reading

  private static func edit(_ value: JSONValue) -> Edit? {
    guard case .object(let members) = value else { return nil }
    let object = EditObject(members)
    switch object.text("edit") {
    case "replace":
      guard let record = object.record, let path = object.path, let after = object.after else {
        return nil
      }
      let before = object.text("before").flatMap { try? JSONSlice(parsing: $0) }
      return .replace(ValueEdit(record: record, path: path, before: before, after: after))
    case "replaceInMany":
      return object.objects("changes", bulkEdit).map { .replaceInMany($0) }
    case "insert":
      return object.objects("records", newRecord).map { records in
        .insert(
          Insertion(records: records.map(\.placement), contents: .bytes(records.map(\.slice))))
      }
    case "delete": return object.objects("records", placement).map { .delete($0) }
    case "move":
      guard let record = object.record, let from = object.place("from"),
        let to = object.place("to")
      else { return nil }
      return .move(record, from: from, to: to)
    case "batch": return object.list("edits", edit).map { .batch($0) }
    default: return nil
    }
  }

  private static func bulkEdit(_ object: EditObject) -> BulkEdit? {
    guard let path = object.path, let after = object.after, let records = object.recordSet else {
      return nil
    }
    return BulkEdit(path: path, after: after, records: records)
  }

  private static func placement(_ object: EditObject) -> RecordPlacement? {
    guard let record = object.record, let place = object.place("place") else { return nil }
    return RecordPlacement(record, at: place)
  }

  private static func newRecord(
    _ object: EditObject
  ) -> (placement: RecordPlacement, slice: JSONSlice)? {
    guard let placement = placement(object), let text = object.text("bytes"),
      let slice = try? JSONSlice(parsing: text)
    else { return nil }
    return (placement, slice)
  }
}
