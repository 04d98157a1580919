import JSONText
import SourceText

extension RecordTable {
  /// The edits of a record by which its copies of other values in it show the last edit, and the records with them. `former`:
  /// the records before that edit. O(record) where the source has copies.
  package func showingCopies(
    in id: RecordID, since former: RecordTable
  ) -> (edits: [ValueEdit], table: RecordTable) {
    guard let read = origin?.value(of: id, in: self, since: former) else { return ([], self) }
    var (edits, table): ([ValueEdit], RecordTable) = ([], self)
    for (path, value) in self[id].value.changes(to: read) {
      let edit = ValueEdit(record: id, path: path, before: nil, after: .value(value))
      let change = try? table.make(.replace(edit))
      if change.flatMap(\.self) != nil { edits.append(edit) }
    }
    return (edits, table)
  }
}

extension JSONValue {
  /// The innermost values that differ from another value, as far as both have the same members and number of items.
  fileprivate func changes(to other: JSONValue) -> [(path: [JSONStep], value: JSONValue)] {
    var changes: [(path: [JSONStep], value: JSONValue)] = []
    add(to: &changes, from: other, at: [])
    return changes
  }

  private func add(
    to changes: inout [(path: [JSONStep], value: JSONValue)], from other: JSONValue,
    at path: [JSONStep]
  ) {
    switch (self, other) {
    case (.object(let own), .object(let others)) where own.count == others.count:
      var left: [ExactText: JSONValue] = [:]
      for member in others { left[ExactText(member.name)] = member.value }
      let names = Set(own.map { ExactText($0.name) })
      guard names.count == own.count, names == Set(left.keys) else { break }
      for member in own {
        guard let value = left[ExactText(member.name)] else { continue }
        member.value.add(to: &changes, from: value, at: path + [.member(member.name)])
      }
      return
    case (.array(let own), .array(let others)) where own.count == others.count:
      for (index, (one, another)) in zip(own, others).enumerated() {
        one.add(to: &changes, from: another, at: path + [.index(index)])
      }
      return
    default: break
    }
    if self != other { changes.append((path, other)) }
  }
}
