import FormEditor
import Glibc
import Inference
import Rules
import Screen
import Terminal

/// The active screen: waits for keys, files and signals at once, and runs the effects requested by the reducer.
///
/// Only here does the editor use files, clock and terminal. One frame is shown for all pending input.
final class Session {
  private(set) var editor: Editor
  let terminal: any TerminalDriver
  let files: SessionFiles
  private let settings = SettingsFollower()
  let jobs = JobTable()
  /// The source of a form derived from a part of the data.
  var partialForm: InferredForm?
  /// Path of the form that the user named.
  var namedForm: String?
  var preparation: CommitPreparation?
  var isPrepared = false
  var waitingSave: SaveRequest?
  var waitingInput: [InputEvent] = []
  private var unseenQuestion = UnseenQuestion()
  var rescueIsSought = false
  /// The reader of a long file, and true if it is a reload.
  var loading: (loader: BackgroundLoader, isAnew: Bool)?
  let signals = SignalSource()
  private(set) var journal: SessionJournal?
  var notices: [ServerNotice] = []
  private(set) var lastWords: String?
  private var colors: ScreenColors
  private var answeredColors: TerminalColors
  /// Exit status, set to end the session.
  var exitStatus: Int32?

  init(
    editor: Editor, files: SessionFiles, terminal: any TerminalDriver, colors: ScreenColors
  ) {
    self.editor = editor
    self.files = files
    self.terminal = terminal
    self.colors = colors
    answeredColors = terminal.colors
    journal = files.makeJournal()
  }

  /// Runs until the user leaves or a signal ends it; returns the exit status.
  func run() -> Int32 {
    showFrame()
    RecentFiles.note(files.source.name, form: namedForm)
    askForColors()
    terminal.mouseIsCaptured = editor.state.mouseIsCaptured
    editor.keys.prepare()
    Workers.detach { ExternalEditor.removeLeft() }
    files.beginWatching()
    settings.begin(from: Environment.settings)
    findRescue()
    if editor.mode == .prompt { showFrame() }
    if editor.documentTable.isWhole {
      inferForm(from: editor.documentTable)
    } else {
      load(again: false)
    }
    send(.shown)
    reportFormWarnings()
    lintForm()
    reportNotices()
    reportMistypedPaths()
    reportSettings(Environment.settings)
    // Keys that were pressed before there was a session.
    if !waitingInput.isEmpty {
      readInput()
      showFrame()
    }
    while exitStatus == nil {
      wait()
      readSignals()
      adoptLoaded()
      if !rescueIsSought { findRescue() }
      adoptPreparation()
      readInput()
      adoptColors()
      // After the keys, which would take away what a job's end says before it was ever seen.
      adoptJobResults()
      if terminal.inputHasEnded && exitStatus == nil { exitStatus = 128 + SIGHUP }
      // What is seen is safe.
      prepareForSaving()
      journal?.writeLines()
      reportJournal()
      markJournal()
      if exitStatus == nil { showFrame() }
    }
    rescueChanges()
    // The start page may go on.
    stopLoading()
    jobs.stopAll()
    return exitStatus ?? 0
  }

  /// Adopts what the terminal has answered about its colors.
  private func adoptColors() {
    guard terminal.colors != answeredColors else { return }
    answeredColors = terminal.colors
    editor.adopt(colors.theme(of: terminal))
  }

  private func askForColors() {
    if colors.scheme == .terminal, terminal.colors == TerminalColors() { terminal.askForColors() }
  }

  /// Adopts the theme of settings that were changed.
  private func adoptTheme(of settings: Settings) {
    guard let chosen = try? ScreenColors(settings), chosen.scheme != colors.scheme else { return }
    colors = chosen
    terminal.adopt(ground: chosen.scheme.ground)
    editor.adopt(chosen.theme(of: terminal))
    askForColors()
  }

  /// Handles input. Keys wait while a save does; changes of the window size don't.
  private func readInput() {
    editor.moment = Environment.now
    for event in terminal.pendingEvents() {
      if case .resize = event { send(.input(event)) } else { waitingInput.append(event) }
    }
    while exitStatus == nil, waitingSave == nil, !unseenQuestion.isOpen, !waitingInput.isEmpty {
      send(.input(nextInput()))
      readSignals()
    }
  }

  /// The next input; characters that filter a list are combined.
  private func nextInput() -> InputEvent {
    let text = waitingInput.prefix { event in
      if case .key(let key) = event { key.onlyNarrows(in: editor) } else { false }
    }
    guard text.count > 1 else { return waitingInput.removeFirst() }
    waitingInput.removeFirst(text.count)
    return .paste(
      String(
        text.compactMap { event in
          if case .key(let key) = event, case .character(let typed) = key.key { typed } else { nil }
        }))
  }

  /// Drops keys that were pressed before a question was on the screen.
  private func dropInput() {
    waitingInput = []
    unseenQuestion.wasSeen(of: editor)
    for event in terminal.pendingEvents() {
      guard case .resize = event else { continue }
      send(.input(event))
      terminal.show(EditorView.frame(editor))
    }
  }

  /// Draws a frame, which may judge values, and reports patterns that were given up.
  private func showFrame() {
    terminal.show(EditorView.frame(editor))
    if unseenQuestion.isOpen { dropInput() }
    guard editor.hasPatternToReport else { return }
    send(.patternGivenUp)
    terminal.show(EditorView.frame(editor))
  }

  /// Shows messages about files from servers.
  func reportNotices() {
    guard !notices.isEmpty else { return }
    for notice in notices.prefix(1) { send(.noticed(notice.line)) }
    notices = []
    terminal.show(EditorView.frame(editor))
  }

  private func reportFormWarnings() {
    guard !files.formWarnings.isEmpty else { return }
    send(.formOpened(warnings: files.formWarnings))
    terminal.show(EditorView.frame(editor))
  }

  /// Says what is wrong with the settings that were read at the start.
  private func reportSettings(_ opened: OpenedSettings) {
    guard let fault = opened.shortFault else { return }
    send(.noticed(fault))
    terminal.show(EditorView.frame(editor))
  }

  /// Runs after the first paint, without delaying it.
  private func reportMistypedPaths() {
    let typos = PathSurvey(editor.documentTable).typos(in: editor.documentForm)
    guard !typos.isEmpty else { return }
    send(.pathsMistyped(typos))
    terminal.show(EditorView.frame(editor))
  }

  /// Stores unsaved changes in the file's folder after a signal.
  func rescueChanges() {
    guard let exitStatus, exitStatus > 128 else {
      journal?.end()
      return
    }
    // Where the file is gone, its edits alone are worth little.
    if !editor.isOnlyCopy, journal?.isKept == true {
      lastWords = Environment.texts.keptInJournal(files.source.name)
      return
    }
    finishLoading()
    let rescued = files.rescue(
      editor.wouldLoseRecords ? editor.documentTable : nil, over: editor.savedTable,
      editor.textsToRescue,
      replacing: editor.state.rescueIsTaken)
    lastWords = rescued?.line
    // All of it is in the rescue file, and would be offered twice.
    if rescued?.isKept == true, editor.wouldLoseRecords || !editor.hasUnsavedEdits {
      journal?.end()
    }
  }

  /// Sends an action to the reducer and runs its effects, which may cause further actions.
  func send(_ action: EditorAction) {
    let wasAsking = editor.mode == .prompt
    let effects = editor.reduce(action)
    unseenQuestion.follow(editor, after: action, wasAsking: wasAsking)
    keepJournal()
    for effect in effects { run(effect) }
    if let form = files.others.form(for: editor.browser) { send(.formExtended(form)) }
  }

  /// Begins a journal of the file that was saved under another name; the existing one is of the former file.
  func followName() -> SessionJournal? {
    let former = journal
    guard former?.identity != files.journalIdentity else { return nil }
    journal = files.makeJournal()
    return former
  }

  /// Records the steps in the journal, before anything else happens.
  private func keepJournal() {
    let steps = editor.takeLog()
    guard let journal else { return }
    journal.record(steps, of: editor)
    reportJournal()
  }

  private func reportJournal() {
    // Whoever types would not see it for long.
    guard editor.isAtRest, let journal else { return }
    let texts = Environment.texts
    if let failure = journal.takeFailure() {
      let reason = texts.line(failure.path, failure.reason.text(in: texts))
      send(.noticed(texts.noJournal(reason)))
    } else if let damage = journal.takeMended() {
      send(.noticed(texts.journalMended(wasCut: damage == .cut)))
    } else if let reason = journal.takeReasonAgainstSecrets() {
      send(.noticed(reason))
    }
  }

  /// Shows in the title if unsaved edits would survive a crash.
  private func markJournal() {
    let isJournaled = journal?.keepsEdits ?? false
    if isJournaled != editor.state.file.isJournaled { send(.journaled(isJournaled)) }
  }

  /// Milliseconds between checks of files whose changes are not reported: on some file systems,
  /// or while their writer keeps them open.
  private static let lookingTime: Int32 = 2_000

  /// Milliseconds between two updates of a job's progress.
  static let progressTime: Int32 = 100

  private func wait() {
    let watched = files.watchDescriptors + [settings.descriptor]
    let hasNoticed = files.hasNoticed || settings.hasNoticed
    let timeout =
      jobs.isRunning(.command) || loading != nil
      ? Self.progressTime
      : hasNoticed
        ? files.settlingTime : min(Self.lookingTime, files.pollMilliseconds ?? Self.lookingTime)
    let ready = Poller.readable(
      among: [
        terminal.inputDescriptor, signals.descriptor, jobs.descriptor,
        loading?.loader.descriptor ?? -1, preparation?.descriptor ?? -1,
      ] + watched,
      timeoutMilliseconds: timeout)
    files.poll()
    for failure in files.takePollFailures() { send(.noticed(failure)) }
    if watched.contains(where: ready.contains) {
      files.notice()
      settings.notice()
    } else if ready.isEmpty {
      if hasNoticed { readFileChanges() } else { files.look() }
      settings.notice()
    }
  }

  private func adoptJobResults() {
    for action in jobs.takeResults() {
      send(action)
      guard case .formInferred(let form) = action else { continue }
      // What the rest of the records has may be secret.
      for notice in files.source.settle(form.recordRequest) {
        send(.noticed(ServerNotice(files.source.name, notice).line))
      }
    }
    if let progress = jobs.progress(of: .command) {
      send(.jobProgressed(number: progress.number, progress.part))
    }
  }

  private func readFileChanges() {
    if let changed = settings.takeChange() {
      adoptTheme(of: changed.settings)
      send(
        .settingsReloaded(
          changed.settings, Environment.locale(by: changed), faults: changed.shortFaults))
    }
    // What is being read is shown first; the file is read again after it.
    for change in files.takeChanges(ofData: loading == nil) {
      switch change {
      case .form: reloadForm()
      case .dataRestored: send(.dataRestored)
      case .data where files.dataAreGone && editor.hasUnsavedWork: send(.dataChanged(.gone))
      case .data where !editor.acceptsReloadedData: send(.dataChanged())
      case .data: reloadData()
      }
    }
  }

  private func readSignals() {
    for signal in signals.carryOut(on: terminal) {
      if signal == SIGINT { send(.input(.key(.control("c")))) } else { exitStatus = 128 + signal }
    }
    // A window may have changed its size while we were stopped.
    if terminal.size != editor.size { send(.input(.resize(terminal.size))) }
  }
}
