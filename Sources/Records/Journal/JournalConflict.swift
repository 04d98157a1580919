import JSONText

/// A value that was changed here and by another program, unresolved.
package struct JournalConflict: Equatable, Sendable {
  /// The number of the record after a new reading.
  package let number: Int
  package let conflict: MergeConflict
}

extension JournalConflict {
  init?(_ object: EditObject) {
    guard let number = object.record?.number, let path = object.path else { return nil }
    func version(_ name: String) -> JSONSlice? {
      object.text(name).flatMap { try? JSONSlice(parsing: $0) }
    }
    self.number = number
    conflict = MergeConflict(
      path: path, base: version("base"), ours: version("ours"), theirs: version("theirs"))
  }

  /// The JSON member with conflicts.
  package static func member(_ conflicts: [JournalConflict]) -> JSONMember {
    JSONMember(name: "conflicts", value: .array(conflicts.map(\.object)))
  }

  private var object: JSONValue {
    func version(_ name: String, _ slice: JSONSlice?) -> [JSONMember] {
      slice.map { [JSONMember(name: name, value: .string($0.text))] } ?? []
    }
    return .object(
      [
        JSONMember(name: "record", value: .number(String(number))),
        JSONMember(name: "path", value: EditWriter.value(of: conflict.path)),
      ] + version("base", conflict.base) + version("ours", conflict.ours)
        + version("theirs", conflict.theirs))
  }

  /// The edit for a record or list item that was removed here but still exists in the records. Nil for any other
  /// conflict, whose version of ours is in an edit.
  var pendingRemoval: Edit? {
    guard conflict.ours == nil, let id = RecordID(number: number) else { return nil }
    switch conflict.path.last {
    case nil: return .delete([RecordPlacement(id, at: max(number, 0))])
    case .index:
      return .replace(
        ValueEdit(record: id, path: conflict.path, before: conflict.theirs, after: .nothing))
    case .member, .key, .each: return nil
    }
  }
}
