import ArgumentParser

/// The form, which every command takes first.
struct FormArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(Environment.texts.helpForm),
    completion: .file(extensions: ["plist"]))
  var form: String
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
}
