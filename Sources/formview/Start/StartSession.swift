import Cells
import FormEditor
import Glibc
import RecordSources
import Records
import Screen
import Terminal

/// The start page on a terminal: waits for keys, signals and what threads find, opens files, and comes back from them.
final class StartSession {
  private var page: StartPage
  private let terminal: NcursesTerminal
  private let colors: ScreenColors
  private var answeredColors: TerminalColors
  private var signals: SignalSource? = SignalSource()
  private var work: StartWork
  private let preview: StartPreview
  /// True if nothing may be saved under a file's name.
  private let isReadOnly: Bool
  /// Exit status, set to end the session.
  private var exitStatus: Int32?
  private let settings = SettingsFollower()

  /// Milliseconds to wait for the names before the first frame.
  private static let patience: Int32 = 40
  /// Milliseconds between two looks at what was found.
  private static let progressTime: Int32 = 100

  /// Shows the page until the user leaves, or a signal ends it; returns the exit status.
  static func run(_ origin: StartListing.Origin, isReadOnly: Bool) throws -> Int32 {
    let colors = try ScreenColors()
    let terminal: NcursesTerminal
    // The names are read meanwhile.
    let work = StartWork(origin, recent: RecentFiles.listed)
    do throws(TerminalError) {
      terminal = try NcursesTerminal(ground: colors.scheme.ground)
    } catch {
      let texts = Environment.texts
      throw CommandFailure(.usage, texts.about("formview", error.message(in: texts)))
    }
    defer { terminal.suspend() }
    return StartSession(origin, work, on: terminal, colors, isReadOnly: isReadOnly).run()
  }

  private init(
    _ origin: StartListing.Origin, _ work: StartWork, on terminal: NcursesTerminal,
    _ colors: ScreenColors, isReadOnly: Bool
  ) {
    self.isReadOnly = isReadOnly
    self.terminal = terminal
    self.work = work
    self.colors = colors
    answeredColors = terminal.colors
    let theme = colors.theme(of: terminal)
    preview = StartPreview(theme)
    page = StartPage(
      origin, title: StartPath.title(of: origin.path), size: terminal.size, theme: theme,
      keys: Environment.settings.settings.keys)
  }

  private func run() -> Int32 {
    _ = Poller.readable(among: [work.descriptor], timeoutMilliseconds: Self.patience)
    adoptFound()
    show()
    if colors.scheme == .terminal { terminal.askForColors() }
    terminal.mouseIsCaptured = true
    settings.begin(from: Environment.settings)
    if let fault = Environment.settings.shortFault { send(.said(fault)) }
    while exitStatus == nil {
      wait()
      readSignals()
      adoptSettings()
      adoptFound()
      readInput()
      adoptColors()
      if terminal.inputHasEnded, exitStatus == nil { exitStatus = 128 + SIGHUP }
      if exitStatus == nil { show() }
    }
    work.stop()
    preview.show(nil)
    return exitStatus ?? 0
  }

  private func show() {
    terminal.show(StartScene.frame(page))
    work.survey(first: page.wanted)
    preview.show(page.previewRequest)
  }

  private func wait() {
    _ = Poller.readable(
      among: [
        terminal.inputDescriptor, signals?.descriptor ?? -1, work.descriptor, preview.descriptor,
        settings.descriptor,
      ],
      timeoutMilliseconds: work.isRunning ? Self.progressTime : -1)
  }

  private func readSignals() {
    for signal in signals?.carryOut(on: terminal) ?? [] {
      if signal == SIGINT { send(.input(.key(.control("c")))) } else { exitStatus = 128 + signal }
    }
    if terminal.size != page.size { send(.input(.resize(terminal.size))) }
  }

  private func adoptFound() {
    for action in work.actions() { send(action) }
    if let action = preview.action() { send(action) }
  }

  /// Adopts the keys of settings that were changed.
  private func adoptSettings() {
    settings.notice()
    guard let changed = settings.takeChange() else { return }
    send(
      .settingsWereRead(
        changed.settings.keys, changed.shortFault ?? Environment.texts.settingsWereRead))
  }

  /// Adopts what the terminal has answered about its colors.
  private func adoptColors() {
    guard terminal.colors != answeredColors else { return }
    answeredColors = terminal.colors
    page.theme = colors.theme(of: terminal)
  }

  private func readInput() {
    var events = terminal.pendingEvents()[...]
    while exitStatus == nil, let event = events.popFirst() {
      // Keys typed ahead are for the file that is opened, and come before those that are read later.
      if send(.input(event), ahead: Array(events)) { return }
    }
  }

  /// Sends an action to the page and carries out what it asks; true if a file was opened, which got the keys `ahead`.
  @discardableResult
  private func send(_ action: StartAction, ahead: [InputEvent] = []) -> Bool {
    var hasOpened = false
    for effect in page.reduce(action) {
      switch effect {
      case .quit: exitStatus = 0
      case .redraw: terminal.redraw()
      case .list(let origin): list(origin)
      case .open(let item, let form):
        open(item, form ?? item.givenForm, ahead)
        hasOpened = true
      case .openWithoutForm(let item):
        open(item, nil, infersForm: true, ahead)
        hasOpened = true
      }
    }
    return hasOpened
  }

  private func list(_ origin: StartListing.Origin) {
    work.stop()
    // The files may have changed.
    preview.show(nil)
    work = StartWork(origin, recent: page.isAtStart ? RecentFiles.listed : [])
  }

  // MARK: Opening

  /// Opens an item until the user leaves it; the page is then as it was, with what has changed.
  private func open(
    _ item: StartItem, _ form: String?, infersForm: Bool = false, _ ahead: [InputEvent]
  ) {
    work.stop()
    preview.show(nil)
    // There is one at a time.
    signals = nil
    defer { signals = SignalSource() }
    do {
      let source = try unlocked(item)
      let status = try EditCommandRunner.run(
        EditRequest(
          form: form, source: source, isReadOnly: isReadOnly, infersForm: infersForm),
        on: terminal, typedAhead: ahead)
      if status != 0 { exitStatus = status }
    } catch {
      report(error, item, form)
    }
    terminal.mouseIsCaptured = true
    if terminal.size != page.size { send(.input(.resize(terminal.size))) }
    list(page.origin)
  }

  private func report(_ error: any Error, _ item: StartItem, _ form: String?) {
    guard let failure = error as? CommandFailure else {
      send(.said("\(error)"))
      return
    }
    let reason = failure.lines.first ?? Environment.texts.cannotBeRead
    if !failure.tables.isEmpty {
      send(.severalTables(path: item.id.path, form: form))
    } else if failure.status == .formBroken {
      send(.formIsBroken(item.id, reason))
    } else {
      send(.said(reason))
    }
  }

  /// The source of an item. A passphrase is asked for on the shell's screen, as elsewhere: it never becomes a text.
  private func unlocked(_ item: StartItem) throws(CommandFailure) -> any RecordSource {
    let options = SourceOptions(table: item.id.table)
    guard SourceCatalog.source(named: item.id.path, options).isEncrypted else {
      return try Unlocking().source(named: item.id.path, options, mayBegin: false)
    }
    terminal.suspend()
    defer { terminal.resume() }
    return try Unlocking().source(named: item.id.path, options, mayBegin: false)
  }
}

extension StartListing.Origin {
  var path: String {
    switch self {
    case .folder(let path), .database(let path, _): path
    }
  }
}
