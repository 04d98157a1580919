import Cells
import Forms
import Records
import Values

/// A wish of a page that takes more than the browser: the editor carries it out.
enum PageOutcome {
  case perform(Command)
  case edit(EditTrigger)
  case start(TableJob.Task)
  /// Looks for the next match or problem among all records.
  case find(NestedTarget, direction: Direction, times: Int)
  case ask(Prompt)
  /// Reads the data again.
  case reload
  /// Sets a column in selected records.
  case set(CellEdit, of: ConfigRow, in: RecordSet)
  case effect(EditorEffect)
}

extension Editor {
  mutating func carryOut(_ outcomes: [PageOutcome]) -> [EditorEffect] {
    outcomes.flatMap { outcome in
      switch outcome {
      case .perform(let command): perform(command)
      case .edit(let trigger): carryOut(fields.begin(trigger, in: &browser))
      case .start(let task): start(task)
      case .find(let target, let direction, let times):
        findInTable(Search(target: target, direction: direction), times: times)
      case .ask(let prompt): state.ask(prompt)
      case .reload: reload()
      case .set(let edit, let row, let selection): set(edit, of: row, in: selection)
      case .effect(let effect): [effect]
      }
    }
  }
}
