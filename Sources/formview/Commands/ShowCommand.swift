import ArgumentParser

/// `formview show`: the plain print.
struct ShowCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the form with its values.",
    discussion: """
      text: sections, aligned labels, the values as the screen shows them, and their problems. \
      json: the records' own JSON, only the members that the form names; values keep their bytes. \
      rows: a JSON array with an object for each record that lists its rows.

      Problems do not change the exit status; `check` is for that. `-` as DATA reads standard input.

        formview show Forms/person.plist data/person.json
        formview show --record 2 --format json Forms/staff.plist data/staff.json
        curl -s https://example.org/person.json | formview show Forms/person.plist -
      """)

  /// How it looks.
  struct Options: ParsableArguments {
    @Option(help: "What to print: text, json or rows.")
    var format = ShowFormat.text
    @Option(
      help: ArgumentHelp(
        "The width in columns; else the terminal's, $COLUMNS, or 80.", valueName: "columns"))
    var width: Int?
    @Option(help: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never.")
    var color = ColorChoice.auto

    func validate() throws {
      if let width, !(20...10_000).contains(width) {
        throw ValidationError("--width takes 20 to 10000 columns, not \(width)")
      }
    }
  }

  @OptionGroup var files: FormAndData
  @OptionGroup var selection: RecordOption
  @OptionGroup var options: Options

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let workspace = try Workspace(form: files.form, data: files.data)
    let printer = options.format.printer(workspace: workspace, options: options)
    try printer.print(try selection.place(in: workspace), of: workspace.table, to: &output)
    return .fine
  }
}
