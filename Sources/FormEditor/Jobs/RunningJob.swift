import Records
import Texts

/// The job that runs, as the screen shows it.
struct RunningJob: Equatable, Sendable {
  /// From 1 on; 0 before it is begun: see `TableJobs`.
  var number = 0
  var task: TableJob.Task
  /// Where the person was when it was started.
  var mode = EditorMode.table
  /// What was done to the table since it started.
  var changes: [TableChange] = []
  /// The field that a value to be set was typed in.
  var field: Editing?
  /// What was agreed to on the way to saving.
  var confirmation: SaveConfirmation = []
  /// The other name that the file is to be saved under.
  var savePath: String?
  /// After a reload: the record that was open and its neighbors in the former view, the nearest first.
  var followed: [RecordID]?
  /// The line of the window that the cursor was on then.
  var screenLine = 0
  /// How often the same is done again from where it ends: a count typed before `n` or `]`.
  var repeats = 0
  /// 0 to 1, once it has run long enough to be shown.
  var progress: Double?
  /// What came of it, while that waits for the person to be back.
  var outcome: TableJob.Outcome?

  var isRunning: Bool { outcome == nil }

  func title(in texts: any Texts) -> String {
    switch task {
    case .arrange(let filter?, _): filter.text.isEmpty ? texts.jobShowingAll : texts.jobFiltering
    case .arrange: texts.jobSorting
    case .statistics: texts.jobAddingUp
    case .find: texts.jobSearching
    case .findProblem, .listProblems: texts.jobLookingForProblems
    case .set: texts.jobSetting
    case .countProblems: texts.jobChecking
    case .countAllProblems, .index: texts.jobCounting
    }
  }

  /// Whether it sorts and filters.
  var isArranging: Bool { if case .arrange = task { true } else { false } }

  /// Whether it sets values in records.
  var isSetting: Bool { if case .set = task { true } else { false } }

  /// Whether somebody counts on its end: no other job takes its place.
  var isAwaited: Bool { if case .countProblems = task { true } else { isSetting } }
}
