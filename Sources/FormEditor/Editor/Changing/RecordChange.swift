import Records

/// What can be done with records as a whole, and with how many.
enum RecordChange {
  case add(Int)
  case copy(Int)
  case delete(Int)
  case move

  /// What the records' source has to allow.
  var action: SourceAbilities.Action {
    switch self {
    case .add, .copy: .add
    case .delete: .delete
    case .move: .move
    }
  }
}
