import ArgumentParser

/// The form, which every command takes first.
struct FormArgument: ParsableArguments {
  @Argument(help: "The form: a property list (XML, binary or OpenStep).", completion: .file())
  var form: String
}

/// The form and one data file.
struct FormAndData: ParsableArguments {
  @Argument(help: "The form: a property list (XML, binary or OpenStep).", completion: .file())
  var form: String

  @Argument(
    help: "The data: JSON with one object or an array of them, or JSON Lines.", completion: .file())
  var data: String
}

/// Which record of an array is meant.
struct RecordOption: ParsableArguments {
  @Option(
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

  /// The one record meant: the one asked for, or the only one.
  func singlePlace(in workspace: Workspace) throws(CommandFailure) -> Int {
    if let place = try place(in: workspace) { return place }
    switch workspace.table.count {
    case 1: return 0
    case 0: throw CommandFailure(.usage, "\(workspace.dataPath): there are no records")
    case let count:
      throw CommandFailure(
        .usage,
        "\(workspace.dataPath): there are \(count) records; say which with --record N (1 to \(count))"
      )
    }
  }
}
