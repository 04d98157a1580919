import ArgumentParser
import Records

/// The form, which every command takes first.
struct FormArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(Environment.texts.helpForm),
    completion: .file(extensions: ["plist"]))
  var form: String

  @Option(inHelp: FormOption.self) var formOption: String?
}

/// The form and one data file.
struct FormAndData: ParsableArguments {
  @Argument(
    help: ArgumentHelp(Environment.texts.helpForm),
    completion: .file(extensions: ["plist"]))
  var form: String

  @Argument(
    help: ArgumentHelp(Environment.texts.helpData),
    completion: .file(extensions: DataReading.extensions))
  var data: String

  @Option(inHelp: FormOption.self) var formOption: String?

  @OptionGroup var options: DataOptions

  /// The source that the data are read from; asks for a passphrase where they need one. `poll`: how often a server is
  /// asked for another version; `mayBegin`: whether a file that is missing is made, for which a new passphrase is asked for.
  func openSource(
    poll: Duration? = nil, mayBegin: Bool = false
  ) throws(CommandFailure) -> any RecordSource {
    try options.source(named: data, poll: poll, mayBegin: mayBegin)
  }
}
