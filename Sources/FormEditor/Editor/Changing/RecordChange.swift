import Records

/// A change of records as a whole, and the number of them.
enum RecordChange {
  case add(Int)
  case copy(Int)
  case delete(Int)
  case move

  var action: SourceAbilities.Action {
    switch self {
    case .add, .copy: .add
    case .delete: .delete
    case .move: .move
    }
  }
}
