import Records
import Texts

/// The job that runs, as the screen shows it.
struct RunningJob: Equatable, Sendable {
  var number: Int
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

extension TableJob.Task {
  /// Whether it is about the records of the file, whatever table is open.
  var isOfDocument: Bool {
    switch self {
    case .listProblems, .countProblems, .countAllProblems, .index: true
    case .arrange, .statistics, .find, .findProblem, .set: false
    }
  }

  /// Whether it's about so few and so short records that there is nothing to wait for.
  func isBrief(in table: RecordTable) -> Bool {
    switch self {
    case .set(_, _, let records), .countProblems(let records):
      records.count <= Self.mostAtOnce
        && isBrief(table.placements(of: records).map(\.id), in: table)
    case .countAllProblems:
      table.count <= Self.mostAtOnce && isBrief((0..<table.count).map(table.id), in: table)
    default: false
    }
  }

  private func isBrief(_ records: [RecordID], in table: RecordTable) -> Bool {
    records.reduce(0) { $0 + table[$1].range.count } <= Self.mostBytesAtOnce
  }

  private static let mostAtOnce = 1_000
  private static let mostBytesAtOnce = 1 << 20
}
