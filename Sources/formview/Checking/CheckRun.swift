import Rules

/// Checks all records of a data file, on all cores, and prints the findings in the file's order as they arrive.
struct CheckRun {
  /// Records per batch: enough to be worth a thread, few enough to stream.
  private static let batch = 4096

  let workspace: Workspace
  let format: FindingFormat

  func run(output: inout StandardOutput) throws(StandardOutput.Failure) -> RecordChecker.Counts {
    let count = workspace.table.count
    let (unique, identities) = ProgressLine.announce(
      Environment.texts.checking(workspace.dataPath)
    ) {
      (workspace.uniqueIndex, workspace.identities)
    }
    let known = KnownMembers(counting: workspace.opened.form, in: workspace.table)
    var batches = Batches(of: count, each: Self.batch) {
      RecordChecker(
        workspace: workspace, format: format, unique: unique, identities: identities,
        known: known)
    }
    let checkers = batches.workers
    var use = checkers[0].use
    var progress = ProgressLine(Environment.texts.checking(workspace.dataPath))
    defer { progress.clear() }
    while case let round = batches.next(), !round.isEmpty {
      let start = use
      Workers.run(round.map { part in { part.worker.check(part.indices, after: start) } })
      for part in round {
        if let sum = use.adding(from: start, to: part.worker.use) {
          use = sum
        } else {
          part.worker.checkAgain(part.indices, after: use)
          use = part.worker.use
        }
      }
      let lines = checkers.map { $0.takeLines() }
      if lines.contains(where: { !$0.isEmpty }) {
        progress.clear()
        for line in lines { try output.write(line) }
        // Who waits for findings gets them now.
        try output.flush()
      }
      progress.show(batches.done, of: count, .records)
    }
    progress.clear()
    let counts = checkers.reduce(RecordChecker.Counts()) { $0 + $1.counts }
    if counts.others.members > 0 {
      try output.write(line: counts.others.line(about: workspace.dataPath, as: format))
    }
    return counts
  }
}
