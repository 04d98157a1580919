import ArgumentParser
import Servers

/// `formview edit`: the screen.
struct EditCommand: FormviewSubcommand, DataCommand {
  static let configuration = CommandConfiguration.command(
    "edit",
    abstract: Environment.texts.abstractEdit,
    discussion: Environment.texts.discussionEdit)

  @OptionGroup var files: FormAndData
  var dataFiles: [String] { [files.data] }
  @OptionGroup var selection: RecordOption
  @Flag(help: ArgumentHelp(Environment.texts.helpReadOnly))
  var readOnly = false
  @Option(help: ArgumentHelp(Environment.texts.helpPoll, valueName: "seconds"))
  var poll: Int?

  func validate() throws {
    guard let poll else { return }
    guard 1...86_400 ~= poll else { throw ValidationError(Environment.texts.pollIsOutOfRange) }
    guard [files.form, files.data].contains(where: ServerURL.isAddress) else {
      throw ValidationError(Environment.texts.pollIsForServers)
    }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    if Environment.asksInLines, Environment.outputIsTerminal, !readOnly {
      return try PromptCommand.ask(
        for: { try selection.record(in: $0) }, of: files, on: &output)
    }
    let source = try files.openSource(poll: pollTime, mayBegin: true)
    guard Environment.outputIsTerminal, !Environment.asksInLines else {
      let workspace: Workspace
      do throws(CommandFailure) {
        workspace = try Workspace(form: files.form, source: source)
      } catch {
        guard !error.tables.isEmpty else { throw error }
        return try StartCall.run(.database(files.data, form: files.form), to: &output)
      }
      let index = try selection.index(in: workspace)
      try ShowRun(workspace: workspace, index: index).print(to: &output)
      return .fine
    }
    return try Self.edit(
      EditRequest(
        form: files.form, source: source, isReadOnly: readOnly, record: selection,
        poll: pollTime))
  }

  var opensScreen: Bool { true }

  private var pollTime: Duration? { poll.map { .seconds($0) } }

  static func edit(_ request: EditRequest) throws -> ExitStatus {
    if request.source.name == "-" {
      throw CommandFailure(.usage, Environment.texts.standardInputNotSaved)
    }
    let status: Int32
    do {
      status = try EditCommandRunner.run(request)
    } catch let failure as CommandFailure where !failure.tables.isEmpty {
      return try StartCall.run(
        .database(request.source.name, form: request.form), isReadOnly: request.isReadOnly)
    }
    guard let status = ExitStatus(rawValue: status) else { throw ExitCode(status) }
    return status
  }
}
