import ArgumentParser

/// The form, which every command takes first.
struct FormArgument: ParsableArguments {
  @Argument(
    help: "The form: a property list (XML, binary or OpenStep).",
    completion: .file(extensions: ["plist"]))
  var form: String
}

/// The form and one data file.
struct FormAndData: ParsableArguments {
  @Argument(
    help: "The form: a property list (XML, binary or OpenStep).",
    completion: .file(extensions: ["plist"]))
  var form: String

  @Argument(
    help: "The data: a JSON file with one object or a list of them, or JSON Lines.",
    completion: .file(extensions: DataReading.extensions))
  var data: String
}
