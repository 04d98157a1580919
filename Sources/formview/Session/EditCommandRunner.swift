import Cells
import FormEditor
import Glibc
import Terminal
import Values

/// What `edit` was asked for.
struct EditRequest {
  var form: String
  var data: String
  /// Whether nothing is to be saved under the file's name.
  var isReadOnly = false
  /// The record to open; without one a list opens as a table.
  var record: RecordOption?
}

/// Opens the screen on a form and its data.
enum EditCommandRunner {
  /// Returns the exit status: 0, or 128 and the number of the signal that ended it.
  static func run(_ request: EditRequest) throws -> Int32 {
    // A file size limit is told as an error of the write, not by ending the program.
    signal(SIGXFSZ, SIG_IGN)
    let form = try OpenedForm(path: request.form)
    var screen: NcursesTerminal?
    // Whatever ends us, the shell gets its terminal back before it is told.
    defer { screen?.suspend() }
    func terminal() throws(CommandFailure) -> NcursesTerminal {
      if let screen { return screen }
      do {
        let terminal = try NcursesTerminal()
        screen = terminal
        return terminal
      } catch {
        throw CommandFailure(.usage, "formview: \(error)")
      }
    }
    let opening = DataOpening(
      form: form, path: request.data, needsWhole: request.record?.record != nil)
    switch try opening.run(on: terminal) {
    case .left(let status): return status
    case .opened(let data):
      let workspace = Workspace(opened: form, data: data)
      let place = try request.record?.place(in: workspace)
      let session = try session(workspace, place, readOnlyReason(request, data), terminal())
      let status = session.run()
      if let words = session.lastWords {
        screen?.suspend()
        StandardError.write(line: words)
      }
      return status
    }
  }

  private static func readOnlyReason(_ request: EditRequest, _ data: DataFile) -> String? {
    if request.isReadOnly { return "Opened with --read-only" }
    return data.file.canBeSaved ? nil : "\(request.data) is no file that can be saved"
  }

  private static func session(
    _ workspace: Workspace, _ place: Int?, _ readOnlyReason: String?, _ terminal: NcursesTerminal
  ) -> Session {
    let state = EditorState(
      form: workspace.form, table: workspace.table,
      file: FileDescription(
        path: workspace.dataPath, readOnlyReason: readOnlyReason, isNew: workspace.dataIsNew),
      place: place ?? 0, size: terminal.size, catalog: workspace.cells,
      theme: Theme(colours: terminal.colourCount), locale: workspace.locale,
      opensTable: place == nil, today: today)
    return Session(state: state, files: SessionFiles(workspace), terminal: terminal)
  }

  /// The date where the person is.
  private static var today: CalendarDate? {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
