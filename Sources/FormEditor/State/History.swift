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

/// One step: the edits it was made of, and where it happened.
struct Change {
  var edits: [TableEdit]
  var record: RecordID
  var row: String
  /// What it was, for the message: `the change of Salary`.
  var summary: String
}

/// An edit of the table that can be turned round.
enum TableEdit {
  case replace(RecordID, before: JSONSlice, after: JSONSlice)
  case insert(RecordID, at: Int)
  case delete(RecordID, at: Int)
  case move(RecordID, from: Int, to: Int)

  var inverse: TableEdit {
    switch self {
    case .replace(let id, let before, let after): .replace(id, before: after, after: before)
    case .insert(let id, let place): .delete(id, at: place)
    case .delete(let id, let place): .insert(id, at: place)
    case .move(let id, let from, let to): .move(id, from: to, to: from)
    }
  }

  /// Makes the edit again: an inserted record is known to the table since it was first made.
  func apply(to table: inout RecordTable) {
    switch self {
    case .replace(let id, _, let after): table.replace(id, with: after)
    case .insert(let id, let place): table.restore(id, at: place)
    case .delete(let id, _): table.delete(id)
    case .move(let id, _, let place): table.move(id, to: place)
    }
  }
}
