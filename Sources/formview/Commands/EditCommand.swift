import ArgumentParser

/// `formview edit`: the screen.
struct EditCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Open the form on the data and edit it on the screen.",
    discussion: """
      Where the output is no terminal it prints, as `show` does. Press ? for the keys.

        formview edit Forms/person.plist data/person.json
        formview Forms/person.plist data/person.json            the same
        formview edit --record 3 Forms/staff.plist data/staff.json
        formview --read-only Forms/person.plist data/person.json
      """)

  @OptionGroup var files: FormAndData
  @OptionGroup var selection: RecordOption
  @Flag(help: "Look, but change and save nothing.")
  var readOnly = false

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    guard Environment.outputIsTerminal else {
      let workspace = try Workspace(form: files.form, data: files.data)
      let place = try selection.place(in: workspace)
      try ShowRun(workspace: workspace, place: place).print(to: &output)
      return .fine
    }
    // A record far down is known once all of the file is.
    let needsWhole = selection.record != nil
    return try Self.edit(
      form: files.form, data: files.data, readOnly: readOnly, needsWhole: needsWhole
    ) {
      try selection.place(in: $0)
    }
  }

  /// Opens the screen, at the place that `place` finds in the opened workspace.
  static func edit(
    form: String, data: String, readOnly: Bool = false, needsWhole: Bool = false,
    place: (Workspace) throws -> Int? = { _ in nil }
  ) throws -> ExitStatus {
    if data == "-" {
      throw CommandFailure(
        .usage, "edit: standard input cannot be saved to; give the data as a file, or use show")
    }
    let workspace = try Workspace.forScreen(form: form, data: data, asWhole: needsWhole)
    var options = EditOptions(place: try place(workspace))
    if readOnly {
      options.readOnlyReason = "Opened with --read-only"
    } else if !workspace.dataFile.canBeSaved {
      options.readOnlyReason = "\(data) is no file that can be saved"
    }
    let status = try EditCommandRunner.run(workspace: workspace, options: options)
    guard let status = ExitStatus(rawValue: status) else { throw ExitCode(status) }
    return status
  }
}
