import FormEngine

/// The job that runs, as the screen tells it.
struct RunningJob {
  var number: Int
  var task: TableJob.Task
  /// Records that came, went or were moved since it started.
  var edits: [TableEdit] = []
  /// 0 to 1, once it has run long enough to be told.
  var progress: Double?

  var title: String {
    switch task {
    case .arrange(let filter?, _): filter.isEmpty ? "Showing all" : "Filtering"
    case .arrange: "Sorting"
    case .statistics: "Adding up"
    case .find: "Searching"
    case .findProblem: "Looking for problems"
    }
  }
}
