import ArgumentParser
import Records

/// The form, the first argument of every command.
struct FormArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(OptionHelp.form),
    completion: .file(extensions: ["plist"]))
  var form: String

  @Option(inHelp: FormOption.self) var formOption: String?
}

struct FormAndData: ParsableArguments {
  @Argument(
    help: ArgumentHelp(OptionHelp.form),
    completion: .file(extensions: ["plist"]))
  var form: String

  @Argument(
    help: ArgumentHelp(OptionHelp.data),
    completion: .file(extensions: DataReading.extensions))
  var data: String

  @Option(inHelp: FormOption.self) var formOption: String?

  @OptionGroup var options: DataOptions

  /// The source of the data; asks for a passphrase if they need one. `poll`: the interval of asking a server;
  /// `mayBegin`: a missing file is created, for which a new passphrase is asked.
  func openSource(
    poll: Duration? = nil, mayBegin: Bool = false
  ) throws(CommandFailure) -> any RecordSource {
    try options.source(named: data, poll: poll, mayBegin: mayBegin)
  }
}
