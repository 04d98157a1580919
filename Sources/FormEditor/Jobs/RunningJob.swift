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
  /// What is to be done with what comes of it.
  var next = Next.show
  /// 0 to 1, once it has run long enough to be shown.
  var progress: Double?
  /// What came of it, while that waits for the person to be back.
  var outcome: TableJob.Outcome?

  /// What a job is for.
  enum Next: Equatable, Sendable {
    /// The person sees it.
    case show
    /// The same is done again so often from where it ends: a count typed before `n` or `]`.
    case searchAgain(times: Int)
    /// After a reload the cursor goes to the first record that is in view, of the one that was open and its neighbors in the
    /// former view, on the line of the window where it was.
    case follow([RecordID], screenLine: Int)
    /// The value was typed in a field.
    case setFrom(Editing?)
    /// The file is saved, under another name if there is one, with what was agreed to.
    case save(SaveConfirmation, path: String?)
  }

  /// Whether it makes a view again after a reload.
  var isFollowing: Bool { if case .follow = next { true } else { false } }

  /// The field that a value to be set was typed in.
  var field: Editing? { if case .setFrom(let field) = next { field } else { nil } }

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
