import ArgumentParser

/// The options that select one record of a list.
struct RecordOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(OptionHelp.record, valueName: "n"))
  var record: Int?

  /// The record's index from 0, checked against the number of records; nil if none was requested.
  func index(in workspace: Workspace) throws(CommandFailure) -> Int? {
    guard let record else { return nil }
    let count = workspace.table.count
    guard (1...max(count, 1)).contains(record), count > 0 else {
      let texts = Environment.texts
      throw CommandFailure(
        .usage, texts.line(workspace.dataPath, texts.noRecord(record, ofOnly: count)))
    }
    return record - 1
  }

  /// The requested record, or the only one.
  func record(in workspace: Workspace) throws(CommandFailure) -> RecordList {
    if let index = try index(in: workspace) { return RecordList(indices: index..<index + 1) }
    let texts = Environment.texts
    switch workspace.table.count {
    case 1: return RecordList(indices: 0..<1)
    case 0: throw CommandFailure(.usage, texts.line(workspace.dataPath, texts.thereAreNoRecords))
    case let count:
      throw CommandFailure(
        .usage, texts.line(workspace.dataPath, texts.sayWhichRecord(of: count)))
    }
  }
}
