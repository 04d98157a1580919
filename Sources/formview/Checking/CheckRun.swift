import FormEngine
import JSONText

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
    noteDuplicates(with: checkers[0])
    try output.write(checkers[0].takeLines())
    var next = 0
    while next < count {
      var jobs: [() -> Void] = []
      for checker in checkers where next < count {
        let places = next..<min(count, next + Self.batch)
        jobs.append { checker.check(places) }
        next = places.upperBound
      }
      Workers.run(jobs)
      for checker in checkers { try output.write(checker.takeLines()) }
    }
    return checkers.reduce(RecordChecker.Counts()) { $0 + $1.counts }
  }

  /// Members that stand twice in one object: the last one counts, and the author should know.
  private func noteDuplicates(with checker: RecordChecker) {
    let table = workspace.table
    for duplicate in table.duplicateMembers {
      checker.add(
        Finding(
          file: table.source.name, position: table.source.position(at: duplicate.offset),
          record: place(of: duplicate.offset) + 1, row: nil, severity: .warning, rule: .duplicate,
          message: "\"\(duplicate.name)\" stands twice in one object; the last one counts"))
    }
  }

  /// The record that holds a byte of the file: the last one that starts before it. O(log n).
  private func place(of offset: Int) -> Int {
    let table = workspace.table
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[table.id(at: middle)].range.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return max(0, low - 1)
  }
}
