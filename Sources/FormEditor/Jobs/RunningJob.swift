import Records
import Texts

/// The job that runs, as the screen shows it.
struct RunningJob: Equatable, Sendable {
  /// Number of the job, from 1; 0 before it is begun: see `TableJobs`.
  var number = 0
  var task: TableJob.Task
  var mode = EditorMode.table
  /// Changes of the table since the job was started.
  var changes: [TableChange] = []
  var next = Next.show
  /// Fraction done, 0 to 1, once the job has run long enough to be shown.
  var progress: Double?
  /// Result of the job, while it waits for the user to be back; nil while the job runs.
  var outcome: TableJob.Outcome?

  /// The use of a job's result.
  enum Next: Equatable, Sendable {
    case show
    /// The search is repeated so many times from its result: a count typed before `n` or `]`.
    case searchAgain(times: Int)
    /// After a reload the cursor goes to the first of these records that is in view: the one
    /// that was open and its neighbors in the former view. It is put on the line of the window
    /// where it was.
    case follow([RecordID], screenLine: Int)
    case setFrom(Editing?)
    /// List the new values of an expression, and set them after a confirmation.
    case confirm(ExpressionRequest)
    case save(Save)
  }

  /// True where showing the outcome would take the screen from what the person does meanwhile.
  func interrupts(_ outcome: TableJob.Outcome) -> Bool { outcome.movesView || request != nil }

  var isFollowing: Bool { if case .follow = next { true } else { false } }

  var field: Editing? { if case .setFrom(let field) = next { field } else { nil } }

  var request: ExpressionRequest? { if case .confirm(let request) = next { request } else { nil } }

  var isRunning: Bool { outcome == nil }

  func title(in texts: Texts) -> String {
    switch task {
    case .arrange(let filter?, _): filter.text.isEmpty ? texts.jobShowingAll : texts.jobFiltering
    case .arrange: texts.jobSorting
    case .statistics: texts.jobAddingUp
    case .find: texts.jobSearching
    case .findProblem, .listProblems: texts.jobLookingForProblems
    case .set: request == nil ? texts.jobSetting : texts.jobChecking
    case .countProblems: texts.jobChecking
    case .countAllProblems, .index: texts.jobCounting
    }
  }

  var isArranging: Bool { if case .arrange = task { true } else { false } }

  var isSetting: Bool { if case .set = task { true } else { false } }

  /// True where values are set without a further question.
  var isUnsavedWork: Bool { isSetting && request == nil }

  /// True where the result is needed, so that no other job may replace this one.
  var isAwaited: Bool { if case .countProblems = task { true } else { isSetting } }
}
