/// What `edit` was asked for beyond the files.
struct EditOptions: Sendable {
  /// The place of the record to open, from 0.
  var place = 0
  var isReadOnly = false
}

/// Runs the screen. For now it prints the form.
enum EditCommandRunner {
  static func run(workspace: Workspace, options: EditOptions) -> Int32 {
    var output = StandardOutput()
    let painter = ANSIPainter(isEnabled: false)
    let printer = TextPrinter(workspace: workspace, width: 80, painter: painter)
    do {
      try printer.print(options.place, of: workspace.table, to: &output)
      try output.flush()
      return ExitStatus.fine.rawValue
    } catch {
      return ExitStatus.fileFailure.rawValue
    }
  }
}
