/// Checks all records of a data file, on all cores, and prints the findings in the file's order as they come.
struct CheckRun {
  /// How many records a thread takes at a time: enough to be worth a thread, few enough to stream.
  private static let batch = 4096

  let workspace: Workspace
  let format: FindingFormat

  /// Prints the findings and returns how many there were.
  func run(output: inout StandardOutput) throws(StandardOutput.Failure) -> RecordChecker.Counts {
    let count = workspace.table.count
    let threads = min(Workers.count, max(1, count / Self.batch))
    let checkers = (0..<threads).map { _ in RecordChecker(workspace: workspace, format: format) }
    var use = checkers[0].use
    var next = 0
    var progress = ProgressLine("Checking \(workspace.dataPath)")
    defer { progress.clear() }
    while next < count {
      var round: [(checker: RecordChecker, places: Range<Int>)] = []
      for checker in checkers where next < count {
        round.append((checker, next..<min(count, next + Self.batch)))
        next = min(count, next + Self.batch)
      }
      let start = use
      Workers.run(round.map { part in { part.checker.check(part.places, after: start) } })
      for part in round {
        if let sum = use.adding(from: start, to: part.checker.use) {
          use = sum
        } else {
          part.checker.checkAgain(part.places, after: use)
          use = part.checker.use
        }
      }
      let lines = checkers.map { $0.takeLines() }
      if lines.contains(where: { !$0.isEmpty }) {
        progress.clear()
        for line in lines { try output.write(line) }
        // Who waits for findings gets them now.
        try output.flush()
      }
      progress.show(next, of: count, .records)
    }
    return checkers.reduce(RecordChecker.Counts()) { $0 + $1.counts }
  }
}
