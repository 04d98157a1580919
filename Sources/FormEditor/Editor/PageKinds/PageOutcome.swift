import Cells

/// A wish of a page that takes more than the browser: the editor carries it out.
enum PageOutcome {
  case perform(Command)
  case edit(EditTrigger)
  /// Looks for the next match or problem among all records.
  case find(NestedTarget, forward: Bool, times: Int)
}

extension Editor {
  mutating func carryOut(_ outcomes: [PageOutcome]) -> [EditorEffect] {
    outcomes.flatMap { outcome in
      switch outcome {
      case .perform(let command): perform(command)
      case .edit(let trigger): beginEditing(trigger)
      case .find(let target, let forward, let times):
        findInTable(Search(target: target, forward: forward), times: times)
      }
    }
  }
}
