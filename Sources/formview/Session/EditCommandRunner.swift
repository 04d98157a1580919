import Cells
import FormEditor
import Glibc
import Records
import Screen
import Terminal
import Texts
import Values

struct EditRequest {
  /// Name of the form; nil for the one next to the data, else the derived one.
  var form: String?
  var source: any RecordSource
  /// True if nothing may be saved under the file's name.
  var isReadOnly = false
  /// Record to open; without one a list opens as a table.
  var record: RecordOption?
  /// The interval of asking servers for changes of form and data; nil: never.
  var poll: Duration?
  /// A form of the program itself, in place of one by its name.
  var builtIn: OpenedForm?
  /// Of the settings' own file.
  var keyJudge: KeyJudge?
  /// True for the form derived from the data, whichever belongs to them.
  var infersForm = false

  fileprivate func namedForm(isOnScreen: Bool) throws(CommandFailure) -> NamedForm {
    if infersForm { return NamedForm(nil) }
    if let builtIn { return NamedForm(builtIn) }
    return try NamedForm(form ?? FormOption.auto, for: source, isOnScreen: isOnScreen)
  }
}

/// Opens the screen on a form and its data.
enum EditCommandRunner {
  /// Returns the exit status: 0, or 128 and the number of the signal that ended it.
  ///
  /// - Parameters:
  ///   - shared: the terminal of a page that is shown again afterwards; nil for one of its own.
  ///   - typedAhead: keys that were pressed for this screen already.
  static func run(
    _ request: EditRequest, on shared: NcursesTerminal? = nil, typedAhead: [InputEvent] = []
  ) throws -> Int32 {
    let source = request.source
    let named = try request.namedForm(isOnScreen: shared != nil)
    let colors = try ScreenColors()
    var screen = shared
    // Whatever ends us, the shell gets its terminal back before it learns of it.
    defer { if shared == nil { screen?.suspend() } }
    func terminal() throws(CommandFailure) -> NcursesTerminal {
      if let screen { return screen }
      do {
        let terminal = try NcursesTerminal(ground: colors.scheme.ground)
        screen = terminal
        return terminal
      } catch {
        throw Self.failure(error, request)
      }
    }
    let opening = DataOpening(
      form: named.form, source: source, needsWhole: request.record?.record != nil)
    switch try opening.run(on: terminal) {
    case .left(let status): return status
    case .opened((let form, let contents)):
      let (state, files) = try preparing(form, on: screen) {
        let workspace = Workspace(opened: form, source: source, contents: contents)
        let files = SessionFiles(
          workspace, isReadOnly: request.isReadOnly, poll: request.poll)
        let index = try request.record?.index(in: workspace)
        return (newState(workspace, index, files.abilities(of: contents)), files)
      }
      let driver = try terminal()
      var attached = state
      attached.attach(
        size: driver.size, theme: colors.theme(of: driver),
        isFormBeside: files.views?.isFormBeside, isOpenedFromList: shared != nil)
      if let judge = request.keyJudge { attached.judge(by: judge) }
      let session = Session(editor: attached, files: files, terminal: driver, colors: colors)
      session.waitingInput = typedAhead
      session.partialForm = form.partial
      session.notices = named.notices + contents.notices(named: source.name)
      session.namedForm = request.form
      let status = session.run()
      if let words = session.lastWords {
        screen?.suspend()
        StandardError.write(line: words)
      }
      return status
    }
  }

  /// Suggests line prompts if no screen can be drawn.
  private static func failure(_ error: TerminalError, _ request: EditRequest) -> CommandFailure {
    let texts = Environment.texts
    var lines = [error.message(in: texts)]
    if error != .noTerminal {
      let form = request.form ?? "--form \(FormOption.auto)"
      lines.append(texts.promptInstead(form, request.source.name))
    }
    return CommandFailure(
      .usage, lines: lines.map { TextQuoting.oneLine(texts.about("formview", $0)) })
  }

  /// Number of rows above which a form is worth a thread to show progress.
  private static let longForm = 10_000

  /// Does the work between reading and the first frame. With very many rows it takes long: then standard error shows
  /// it, or the screen if it is open, and either can be left.
  private static func preparing<Result>(
    _ form: OpenedForm, on screen: NcursesTerminal?, _ work: () throws -> Result
  ) throws -> Result {
    guard form.form.rows.count > longForm else { return try work() }
    guard let screen else {
      return try ProgressLine.announce(Environment.texts.preparing(form.path), while: work)
    }
    var result: Swift.Result<Result, any Error>?
    let end = WakeUp()
    withoutActuallyEscaping(work) { work in
      Workers.run([
        {
          result = Swift.Result(catching: work)
          end.wake()
        },
        {
          let opening = OpeningScreen(
            form: form.form, path: form.path, activity: .preparing, on: screen)
          let status = opening.wait(for: end.descriptor) {
            !Poller.readable(among: [end.descriptor], timeoutMilliseconds: 0).isEmpty
          }
          guard let status else { return }
          // The work can't be stopped, but it has changed nothing.
          screen.suspend()
          exit(status)
        },
      ])
    }
    return try (result ?? Swift.Result(catching: work)).get()
  }

  /// Without a terminal yet: see `Editor.attach`.
  static func newState(
    _ workspace: Workspace, _ index: Int?, _ abilities: SourceAbilities
  ) -> Editor {
    Editor(
      workspace.plan, table: workspace.table,
      file: FileDescription(
        path: workspace.dataPath, table: workspace.source.identity.table, abilities: abilities,
        isNew: workspace.contents.isNew),
      index: index ?? 0, size: Size(width: 80, height: 24), catalog: workspace.cells,
      opensTable: index == nil,
      today: CalendarDate(workspace.locale.time.today), settings: Environment.settings.settings)
  }
}
