import ArgumentParser

/// `formview new`: generates a form from data.
struct NewCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration.command(
    "new",
    abstract: Environment.texts.abstractNew,
    discussion: Environment.texts.discussionNew)

  @Argument(
    help: ArgumentHelp(Environment.texts.helpNewData),
    completion: .file(extensions: DataReading.extensions))
  var data: String
  @OptionGroup var options: DataOptions

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let source = try options.source(named: data)
    let contents = try InferredFormFile.contents(of: source)
    let form = try InferredFormFile.form(of: contents, named: source.name)
    try output.write(
      InferredFormFile.text(of: form, named: source.name, recordsTable: options.table))
    return .fine
  }
}
