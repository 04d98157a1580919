import ArgumentParser

/// `formview prompt`: asks for the values of a record line by line.
struct PromptCommand: FormviewSubcommand, DataCommand {
  static let configuration = CommandConfiguration.command(
    "prompt",
    abstract: Environment.texts.abstractPrompt,
    discussion: Environment.texts.discussionPrompt)

  @OptionGroup var files: FormAndData
  var dataFiles: [String] { [files.data] }
  @OptionGroup var selection: RecordsOption

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    try Self.ask(for: { try selection.records(in: $0) }, of: files, on: &output)
  }

  /// Asks for the one record that is selected in a file.
  static func ask(
    for selected: (Workspace) throws -> RecordList, of files: FormAndData,
    on output: inout StandardOutput
  ) throws -> ExitStatus {
    let texts = Environment.texts
    guard files.data != "-" else { throw CommandFailure(.usage, texts.answersComeFromInput) }
    try DataFileChange.refuseStream(files.data)
    let source = try files.openSource()
    let form = try OpenedForm(choice: files.form, for: source)
    guard !source.canBegin else {
      throw CommandFailure(file: files.data, texts.promptMakesNoFile(form.path, files.data))
    }
    let workspace = try Workspace(opened: form, source: source)
    try workspace.refuseUnsavable()
    let records = try selected(workspace)
    guard records.count == 1 else {
      throw CommandFailure(
        .usage, texts.line(workspace.dataPath, texts.sayWhichRecord(of: records.count)))
    }
    let record = records.id(at: 0, in: workspace.table)
    try workspace.refuseBroken(record)
    return try PromptRun(workspace: workspace, record: record).run(on: &output)
  }
}
