import ArgumentParser
import FormEngine
import JSONText
import Storage

/// `formview set`: changes values in the file.
struct SetCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set values of rows, as if they were typed on the screen.",
    discussion: """
      The text goes the way that typing goes: the row's keyboard, its type and its rules. All \
      assignments are made or none; the file is rewritten at once, with every other byte as it was, \
      or not touched. An empty text clears the row. A refused assignment names its rule: status 1. \
      Problems that other rows had before do not hinder it.

        formview set Forms/person.plist data/person.json name=Ada salary=5200.50
        formview set --record 3 Forms/staff.plist data/staff.json phone=
        formview set --json Forms/person.plist data/person.json active=false
      """)

  @OptionGroup var files: FormAndData
  @Argument(help: ArgumentHelp("What to set.", valueName: "identifier=text"))
  var assignments: [String]
  @OptionGroup var selection: RecordOption
  @Flag(help: "Take the right sides as JSON; they are not typed but judged all the same.")
  var json = false

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    if files.data == "-" {
      throw CommandFailure(.usage, "set: standard input cannot be saved to; give a file")
    }
    var workspace = try Workspace(form: files.form, data: files.data)
    let parsed = try assignments.map { try Assignment($0, isJSON: json, in: workspace) }
    try Assignment.checkDistinct(parsed)
    let place = try selection.singlePlace(in: workspace)
    _ = try workspace.record(at: place)
    let id = workspace.table.id(at: place)
    let binder = workspace.makeBinder()
    let refusals = parsed.compactMap { $0.apply(to: &workspace.table, record: id, binder: binder) }
    if !refusals.isEmpty {
      let lines = refusals.map {
        "\(files.data): error \($0.rule): record \(place + 1), \($0.words)"
      }
      throw CommandFailure(.rulesBroken, lines: lines + ["\(files.data): nothing was changed"])
    }
    try save(workspace)
    return .fine
  }

  private func save(_ workspace: Workspace) throws(CommandFailure) {
    guard workspace.table.isEdited else { return }
    guard workspace.dataFile.canBeSaved else {
      throw CommandFailure(
        .fileFailure, "\(files.data): error FILE: it is no regular file and cannot be saved to")
    }
    guard FileStamp.current(of: files.data) == workspace.dataFile.stamp else {
      throw CommandFailure(
        .fileFailure, "\(files.data): error FILE: another program changed it just now; try again")
    }
    do {
      try AtomicFile.write(to: files.data) { sink in try workspace.table.write(sink) }
    } catch {
      throw CommandFailure(error)
    }
  }
}
