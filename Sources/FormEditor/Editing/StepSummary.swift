import Texts

/// A summary of what a step of undo did, named when it is shown: `the change of Salary`.
enum StepSummary: Equatable, Sendable {
  case recordAdded, recordMoved
  case recordsCopied(Int)
  case recordsPasted(Int)
  case recordsDeleted(Int)
  case recordsReordered
  /// A row of the open record, by its label.
  case rowChanged(String)
  /// A column of selected records, by its label.
  case columnSet(String, inRecords: Int)
  case selectionCleared, fieldLeft
  case recordReverted
  case defaultsWritten, formulasUpdated
  case theirs
  /// Rescued changes, by the path of their file; `isPart` where this is one of several steps.
  case rescued(path: String, isPart: Bool = false)

  var isAddition: Bool {
    switch self {
    case .recordAdded, .recordsCopied, .recordsPasted: true
    case .recordMoved, .recordsDeleted, .recordsReordered, .rowChanged, .columnSet,
      .selectionCleared, .fieldLeft,
      .theirs, .rescued, .defaultsWritten, .formulasUpdated, .recordReverted:
      false
    }
  }

  var isOfRecords: Bool {
    switch self {
    case .recordAdded, .recordMoved, .recordsCopied, .recordsPasted, .recordsDeleted, .columnSet,
      .recordsReordered, .selectionCleared, .recordReverted, .theirs, .rescued:
      true
    case .rowChanged, .fieldLeft, .defaultsWritten, .formulasUpdated: false
    }
  }

  var part: StepSummary {
    if case .rescued(let path, _) = self { .rescued(path: path, isPart: true) } else { self }
  }

  func text(in texts: Texts) -> String {
    switch self {
    case .recordAdded: texts.stepAdded
    case .recordMoved: texts.stepMoved
    case .recordsCopied(let count): texts.stepCopied(count)
    case .recordsPasted(let count): texts.stepPasted(count)
    case .recordsDeleted(let count): texts.stepDeleted(count)
    case .recordsReordered: texts.stepReordered
    case .rowChanged(let label): texts.stepChanged(label)
    case .columnSet(let label, let count): texts.stepSet(label, count)
    case .selectionCleared: texts.stepSelectionCleared
    case .fieldLeft: texts.stepFieldLeft
    case .recordReverted: texts.stepReverted
    case .defaultsWritten: texts.stepDefaults
    case .formulasUpdated: texts.stepFormulas
    case .theirs: texts.stepTheirs
    case .rescued(let path, let isPart): texts.stepTaken(from: path, isPart: isPart)
    }
  }
}
