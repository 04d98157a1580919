import ArgumentParser
import CLinux
import FormEditor
import Forms
import Glibc
import RecordSources
import Servers

/// The program: selects the command, runs it, and converts errors to messages and an exit status.
@main
struct FormviewCommand: ParsableCommand {
  static let name = "formview"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: Environment.texts.abstractFormview,
    discussion: Environment.texts.discussionFormview,
    version: Version.text,
    subcommands: [
      EditCommand.self, ShowCommand.self, CheckCommand.self, LintCommand.self, GetCommand.self,
      SetCommand.self, PromptCommand.self, NewCommand.self, RecoverCommand.self,
      ExplainCommand.self, ConfigCommand.self,
    ],
    defaultSubcommand: EditCommand.self)

  static func main() {
    occupyStandardDescriptors()
    // A file size limit is reported as an error of the write, not by ending the program.
    signal(SIGXFSZ, SIG_IGN)
    // C-\ asks for the end: the Swift runtime would print it as a crash, and ask whether to look into it.
    clinux_reset_signal(SIGQUIT)
    let status = run()
    EndingSignals.end()
    if ServerReader.isAtWork { _exit(status) }
    Glibc.exit(status)
  }

  /// Opens something in place of closed standard streams, or the next opened file would be one of them, and messages
  /// would be written into it. Reading and writing fail there as before.
  private static func occupyStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Parses and runs; never throws.
  private static func run() -> Int32 {
    do {
      var arguments = try ArgumentEncoding.arguments()
      if let status = try Completion.status(for: arguments) { return status.rawValue }
      let commands = configuration.subcommands.map { $0.configuration.commandName ?? "" }
      if let words = UnknownCommand.message(for: arguments, commands: commands) {
        throw CommandFailure(.usage, words)
      }
      let isEdit = arguments.first == EditCommand.configuration.commandName
      let files = isEdit ? Array(arguments.dropFirst()) : arguments
      if let origin = startOrigin(of: files) { return try StartCall.run(origin).rawValue }
      if let (form, data) = filesAlone(in: files) {
        if Environment.outputIsTerminal, !Environment.asksInLines {
          return try EditCommand.edit(
            EditRequest(form: form, source: Unlocking().source(named: data, mayBegin: true))
          ).rawValue
        }
        if form == nil { arguments.insert(FormOption.auto, at: arguments.count - 1) }
      }
      if let words = UnknownCommand.messageOnHelp(for: arguments) {
        throw CommandFailure(.usage, words)
      }
      if let option = RepeatedOption.name(in: arguments, commands: commands) {
        throw CommandFailure(.usage, Environment.texts.givenTwice(option))
      }
      var command = try parsed(FormOption.asArgument(arguments, commands: commands))
      guard let command = command as? any FormviewSubcommand else {
        try command.run()
        return ExitStatus.fine.rawValue
      }
      return try command.execute().rawValue
    } catch let code as ExitCode {
      // A signal's status, which the screen hands on.
      return code.rawValue
    } catch {
      return report(error).rawValue
    }
  }

  /// Parses a named command alone: searching it among all takes as long again. Unknown arguments and calls for help
  /// are left to the complete parser.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    let alone = try? named?.parseAsRoot(Array(arguments.dropFirst()))
    if let command = alone as? any FormviewSubcommand { return command }
    return try DataAlone.command(for: arguments, named) ?? parseAsRoot(arguments)
  }

  /// The folder of a call without files; nil for any other. A command's name is a command.
  private static func startOrigin(of arguments: [String]) -> StartListing.Origin? {
    guard let name = arguments.first else { return StartCall.origin(of: arguments) }
    return isCommand(name) ? nil : StartCall.origin(of: arguments)
  }

  private static func isCommand(_ name: String) -> Bool {
    name == "help" || configuration.subcommands.contains { $0.configuration.commandName == name }
  }

  /// The files of a call that is only `FORM DATA` or `DATA`; nil for any other.
  ///
  /// The screen then opens without the parser, which takes a third of the time to the first paint.
  private static func filesAlone(in arguments: [String]) -> (form: String?, data: String)? {
    guard 1...2 ~= arguments.count, !arguments.contains(where: { $0.isEmpty || $0.hasPrefix("-") })
    else { return nil }
    guard !isCommand(arguments[0]) else { return nil }
    guard arguments.count == 1 else { return (arguments[0], arguments[1]) }
    return DataAlone.isData(arguments[0]) ? (nil, arguments[0]) : nil
  }

  private static func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let failure as CommandFailure:
      for line in failure.lines { StandardError.write(line: line) }
      return failure.status
    case StandardOutput.Failure.closed:
      return .fine
    case StandardOutput.Failure.failed(let code):
      let texts = Environment.texts
      StandardError.write(
        line: texts.error(
          FindingName.file.rawValue, at: texts.standardOutput, String(cString: strerror(code))))
      return .fileFailure
    default:
      return reportUsage(error)
    }
  }

  /// Help and version go to standard output; the parser's errors are usage errors.
  private static func reportUsage(_ error: any Error) -> ExitStatus {
    let message = ParserText(texts: Environment.texts, width: OutputWidth.columns)
      .worded(fullMessage(for: error, columns: ParserText.unwrapped))
    guard exitCode(for: error).isSuccess else {
      StandardError.write(lines: message)
      return .usage
    }
    var output = StandardOutput()
    do {
      try output.write(line: message)
      try output.flush()
      return .fine
    } catch {
      return report(error)
    }
  }
}

extension CommandConfiguration {
  /// The configuration of a command, which can be parsed alone.
  static func command(
    _ name: String, abstract: String, discussion: String
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: FormviewCommand.name, abstract: abstract,
      discussion: discussion)
  }
}

/// A command that returns an exit status.
protocol FormviewSubcommand: ParsableCommand {
  /// Does the work and writes to `output`, which is flushed afterwards.
  func execute(output: inout StandardOutput) throws -> ExitStatus
  /// True for a command whose output is a screen where that is a terminal.
  var opensScreen: Bool { get }
}

extension FormviewSubcommand {
  var opensScreen: Bool { false }

  func execute() throws -> ExitStatus {
    var output = StandardOutput()
    // On a screen they are said there.
    if !(opensScreen && Environment.outputIsTerminal) {
      for fault in Environment.settings.faults { StandardError.write(line: fault) }
    }
    do {
      let status = try execute(output: &output)
      try output.flush()
      return status
    } catch let failure as CommandFailure {
      // What was found before is before the complaint.
      try output.flush()
      throw failure
    }
  }
}
