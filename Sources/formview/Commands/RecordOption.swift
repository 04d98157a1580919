import ArgumentParser

/// Which record of a list is meant.
struct RecordOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Take record N of the file, 1 being the first.", valueName: "n"))
  var record: Int?

  /// The record's place from 0, checked against the number of records; nil where none was asked for.
  func place(in workspace: Workspace) throws(CommandFailure) -> Int? {
    guard let record else { return nil }
    let count = workspace.table.count
    guard (1...max(count, 1)).contains(record), count > 0 else {
      let records = count == 0 ? "no records" : count == 1 ? "1 record" : "\(count) records"
      throw CommandFailure(.usage, "\(workspace.dataPath): no record \(record); it has \(records)")
    }
    return record - 1
  }
}
