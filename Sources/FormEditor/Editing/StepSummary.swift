import Texts

/// What a step of undo did, named when it is shown: `the change of Salary`.
enum StepSummary: Equatable, Sendable {
  case recordAdded, recordMoved
  case recordsCopied(Int)
  case recordsPasted(Int)
  case recordsDeleted(Int)
  /// A row of the open record, by its label.
  case rowChanged(String)
  /// A column of selected records, by its label.
  case columnSet(String, inRecords: Int)
  case selectionCleared, fieldLeft
  /// The record got what the file has of it.
  case recordReverted
  /// Values that saving has brought up to date.
  case defaultsWritten, formulasUpdated
  /// What others have saved.
  case theirs
  /// What was rescued, by the path of its file; in several steps, of which this is one, where `isPart`.
  case rescued(path: String, isPart: Bool = false)

  /// Whether records or items were added.
  var isAddition: Bool {
    switch self {
    case .recordAdded, .recordsCopied, .recordsPasted: true
    case .recordMoved, .recordsDeleted, .rowChanged, .columnSet, .selectionCleared, .fieldLeft,
      .theirs, .rescued, .defaultsWritten, .formulasUpdated, .recordReverted:
      false
    }
  }

  /// Whether it is about records or items as a whole, or about several of them.
  var isOfRecords: Bool {
    switch self {
    case .recordAdded, .recordMoved, .recordsCopied, .recordsPasted, .recordsDeleted, .columnSet,
      .selectionCleared, .recordReverted, .theirs, .rescued:
      true
    case .rowChanged, .fieldLeft, .defaultsWritten, .formulasUpdated: false
    }
  }

  /// The same of one of several steps.
  var part: StepSummary {
    if case .rescued(let path, _) = self { .rescued(path: path, isPart: true) } else { self }
  }

  func text(in texts: any Texts) -> String {
    switch self {
    case .recordAdded: texts.stepAdded
    case .recordMoved: texts.stepMoved
    case .recordsCopied(let count): texts.stepCopied(count)
    case .recordsPasted(let count): texts.stepPasted(count)
    case .recordsDeleted(let count): texts.stepDeleted(count)
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
