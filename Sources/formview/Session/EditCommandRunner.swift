import Cells
import FormEditor
import FormEngine
import Glibc
import Terminal

/// What `edit` was asked for beyond the files.
struct EditOptions: Sendable {
  /// The place of the record to open, from 0; nil: a list opens as a table.
  var place: Int?
  /// Why nothing is saved under the file's name; nil when it is.
  var readOnlyReason: String?
}

/// Opens the screen on a workspace.
enum EditCommandRunner {
  /// Returns the exit status: 0, or 128 and the number of the signal that ended it.
  static func run(workspace: Workspace, options: EditOptions) throws -> Int32 {
    // A file size limit is told as an error of the write, not by ending the program.
    signal(SIGXFSZ, SIG_IGN)
    let terminal: NcursesTerminal
    do {
      terminal = try NcursesTerminal()
    } catch {
      throw CommandFailure(.usage, "formview: \(error)")
    }
    let state = EditorState(
      form: workspace.form, table: workspace.table,
      file: FileDescription(path: workspace.dataPath, readOnlyReason: options.readOnlyReason),
      place: options.place ?? 0, size: terminal.size, catalog: workspace.cells,
      theme: Theme(colours: terminal.colourCount), locale: workspace.locale,
      opensTable: options.place == nil, today: today)
    let session = Session(
      state: state, files: SessionFiles(workspace), terminal: terminal)
    let status = session.run()
    terminal.suspend()
    return status
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
