import ArgumentParser

/// `formview edit`: the screen.
struct EditCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Open the form on the data and edit it on the screen.",
    discussion: """
      Where the output is no terminal it prints, as `show` does. Press ? for the keys. Data that are \
      not there yet begin with a new record or an empty list; the first save makes the file.

        formview edit Forms/person.plist data/person.json
        formview Forms/person.plist data/person.json            the same
        formview edit --record 3 Forms/staff.plist data/staff.json
        formview --read-only Forms/person.plist data/person.json
      """)

  @OptionGroup var files: FormAndData
  @OptionGroup var selection: RecordOption
  @Flag(help: "Save nothing under the file's own name; S saves elsewhere.")
  var readOnly = false

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    guard Environment.outputIsTerminal else {
      let workspace = try Workspace(form: files.form, data: files.data)
      let place = try selection.place(in: workspace)
      try ShowRun(workspace: workspace, place: place).print(to: &output)
      return .fine
    }
    return try Self.edit(
      EditRequest(
        form: files.form, data: files.data, isReadOnly: readOnly, record: selection))
  }

  /// Opens the screen.
  static func edit(_ request: EditRequest) throws -> ExitStatus {
    if request.data == "-" {
      throw CommandFailure(
        .usage, "edit: standard input cannot be saved to; give the data as a file, or use show")
    }
    let status = try EditCommandRunner.run(request)
    guard let status = ExitStatus(rawValue: status) else { throw ExitCode(status) }
    return status
  }
}
