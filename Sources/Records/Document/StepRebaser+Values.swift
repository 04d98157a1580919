import JSONText

extension StepRebaser {
  /// True if a record still has the value that a step left at a path.
  static func isSame(
    _ now: JSONSlice, _ after: JSONSlice, at path: [JSONStep]
  ) -> Bool {
    switch (now.lookup(path), after.lookup(path)) {
    case (.found(let value), .found(let left)): value.isEquivalent(to: left)
    case (.missing, .missing): true
    default: false
    }
  }

  /// A record with the value at a path before a step, or the one that others have set there. `isSaved`: true if the
  /// source may have given it all its members.
  static func taken(
    _ before: JSONSlice, _ file: (former: JSONSlice, present: JSONSlice)?, at path: [JSONStep],
    of id: RecordID, in table: RecordTable, isSaved: Bool
  ) -> JSONSlice? {
    var value = before.lookup(path).slice
    if let file, value == file.former.lookup(path).slice { value = file.present.lookup(path).slice }
    if let value { return try? table.record(id, setting: value.value, at: path) }
    if let without = try? table.record(id, removing: path) { return without }
    return isSaved ? try? table.record(id, setting: .null, at: path) : nil
  }
}
