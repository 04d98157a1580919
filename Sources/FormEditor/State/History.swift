import JSONText

/// What was done, to be undone and redone without limit.
struct History {
  private var done: [Change] = []
  private var undone: [Change] = []

  mutating func record(_ change: Change) {
    done.append(change)
    undone.removeAll()
  }

  /// The change to take back, if there is one.
  mutating func undo() -> Change? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change
  }

  mutating func redo() -> Change? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return change
  }
}

/// One step: a record's bytes before and after, and where it happened.
struct Change {
  var record: RecordID
  var row: String
  /// The row's label then, for the message.
  var label: String
  var before: JSONSlice
  var after: JSONSlice
}
