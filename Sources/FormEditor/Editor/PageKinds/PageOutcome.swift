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
  /// Types an expression for a column of selected records.
  case typeExpression(ExpressionRequest)
  case effect(EditorEffect)
}

extension Editor {
  mutating func carryOut(_ outcomes: [PageOutcome]) -> [EditorEffect] {
    outcomes.flatMap { outcome -> [EditorEffect] in
      switch outcome {
      case .perform(let command): return perform(command)
      case .edit(let trigger): return carryOut(fields.begin(trigger, in: &browser))
      case .start(let task): return start(task)
      case .find(let target, let direction, let times):
        return Search(target: target, direction: direction).go(times: times, in: &self)
      case .ask(let prompt): return state.ask(prompt)
      case .reload: return reload()
      case .set(let edit, let row, let selection): return set(edit, of: row, in: selection)
      case .typeExpression(let request):
        request.ask(in: &self)
        return []
      case .effect(let effect): return [effect]
      }
    }
  }
}
