import FormEditor
import Glibc
import Inference
import Rules
import Screen
import Terminal

/// The screen at work: waits for keys, files and signals at once, and runs the effects that the reducer
/// asks for.
///
/// The only place where the editor meets the world. One frame is shown for all that has come in.
final class Session {
  private(set) var editor: Editor
  let terminal: any TerminalDriver
  let files: SessionFiles
  let jobs = JobRunner<TableJob.Outcome>()
  /// What nobody waits for.
  let indexing = JobRunner<TableJob.Outcome>()
  let judging = JobRunner<LongValueJob.Outcome>()
  let inferring = JobRunner<InferenceJob.Outcome>()
  let linting = JobRunner<FormLintJob.Outcome>()
  /// How often the form's file was checked.
  var lints = 0
  /// What the form was made of, where it is that of a part of the data.
  var partialForm: InferredForm?
  /// How often it was made again.
  var inferences = 0
  /// What computes the part of a save that takes long, and whether it was asked to since the last one.
  var preparation: CommitPreparation?
  var isPrepared = false
  /// The save that waits for it, and what was pressed after it.
  var waitingSave: SaveRequest?
  var waitingInput: [InputEvent] = []
  private var unseenQuestion = UnseenQuestion()
  /// Whether what was left from the last time was looked for.
  var rescueIsSought = false
  /// What reads a long file, and whether again.
  var loading: (loader: BackgroundLoader, isAnew: Bool)?
  let signals = SignalSource()
  private(set) var journal: SessionJournal?
  /// What is to be said of what was read, once it is on the screen.
  var notices: [ServerNotice] = []
  /// What is to be said when the terminal is the shell's again.
  private(set) var lastWords: String?
  /// The exit status once the session is to end.
  var exitStatus: Int32?

  init(editor: Editor, files: SessionFiles, terminal: any TerminalDriver) {
    self.editor = editor
    self.files = files
    self.terminal = terminal
    journal = files.makeJournal()
  }

  /// Runs until the person leaves or a signal ends it; returns the exit status.
  func run() -> Int32 {
    showFrame()
    terminal.mouseIsCaptured = editor.state.mouseIsCaptured
    KeyMap.prepare()
    Workers.detach { ExternalEditor.removeLeft() }
    files.beginWatching()
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
    while exitStatus == nil {
      wait()
      takeSignals()
      takeLoaded()
      if !rescueIsSought { findRescue() }
      takePreparation()
      takeInput()
      // After the keys, which would take away what a job's end says before it was ever seen.
      takeJobs()
      if terminal.inputHasEnded && exitStatus == nil { exitStatus = 128 + SIGHUP }
      // What is seen is safe.
      prepareForSaving()
      journal?.writeLines()
      reportJournal()
      markJournal()
      if exitStatus == nil { showFrame() }
    }
    rescueChanges()
    return exitStatus ?? 0
  }

  /// Keys wait while a save does; a window that changes its size doesn't.
  private func takeInput() {
    editor.moment = Environment.now
    for event in terminal.pendingEvents() {
      if case .resize = event { send(.input(event)) } else { waitingInput.append(event) }
    }
    while exitStatus == nil, waitingSave == nil, !unseenQuestion.isOpen, !waitingInput.isEmpty {
      send(.input(nextInput()))
      takeSignals()
    }
  }

  /// The next of what was pressed; characters that narrow a list are taken together.
  private func nextInput() -> InputEvent {
    let text = waitingInput.prefix { event in
      if case .key(let key) = event { editor.onlyLooksFor(key) } else { false }
    }
    guard text.count > 1 else { return waitingInput.removeFirst() }
    waitingInput.removeFirst(text.count)
    return .paste(
      String(
        text.compactMap { event in
          if case .key(let key) = event, case .character(let typed) = key.key { typed } else { nil }
        }))
  }

  /// What was pressed before a question was on the screen does not answer it.
  private func dropInput() {
    waitingInput = []
    unseenQuestion.wasSeen(of: editor)
    for event in terminal.pendingEvents() {
      guard case .resize = event else { continue }
      send(.input(event))
      terminal.show(EditorView.frame(editor))
    }
  }

  /// Drawing judges values: what it finds out about patterns is said at once.
  private func showFrame() {
    terminal.show(EditorView.frame(editor))
    if unseenQuestion.isOpen { dropInput() }
    guard editor.hasPatternToReport else { return }
    send(.patternGivenUp)
    terminal.show(EditorView.frame(editor))
  }

  /// Says what is known of the files that were read from servers.
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

  /// After the first paint, which does not wait for it.
  private func reportMistypedPaths() {
    let typos = PathSurvey(editor.documentTable).typos(in: editor.documentForm)
    guard !typos.isEmpty else { return }
    send(.pathsMistyped(typos))
    terminal.show(EditorView.frame(editor))
  }

  /// What a signal that ends the program leaves unsaved is kept in the file's folder.
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
      replacing: editor.rescueIsTaken)
    lastWords = rescued?.line
    // All of it is in the rescue file, and would be offered twice.
    if rescued?.isKept == true, editor.wouldLoseRecords || !editor.hasUnsavedEdits {
      journal?.end()
    }
  }

  /// Hands an action to the reducer and runs what it asks for, which may bring further actions.
  func send(_ action: EditorAction) {
    let wasAsking = editor.mode == .prompt
    let effects = editor.reduce(action)
    unseenQuestion.follow(editor, after: action, wasAsking: wasAsking)
    keepJournal()
    for effect in effects { run(effect) }
  }

  /// Begins a journal of the file that was saved under another name; the one that there was is of the former file.
  func followName() -> SessionJournal? {
    let former = journal
    guard former?.identity != files.journalIdentity else { return nil }
    journal = files.makeJournal()
    return former
  }

  /// Writes down what was done, before anything else happens.
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

  /// Has the title say whether what is not saved outlives a crash.
  private func markJournal() {
    let isJournaled = journal?.keepsEdits ?? false
    if isJournaled != editor.state.file.isJournaled { send(.journaled(isJournaled)) }
  }

  /// Files whose changes are not reported are looked at so often: on some file systems, or while their writer keeps
  /// them open.
  private static let lookingTime: Int32 = 2_000

  /// Milliseconds after which a job's progress is shown again.
  static let progressTime: Int32 = 100

  private func wait() {
    let watched = files.watchDescriptors
    let timeout =
      jobs.isRunning || loading != nil
      ? Self.progressTime
      : files.hasNoticed
        ? files.settlingTime : min(Self.lookingTime, files.pollMilliseconds ?? Self.lookingTime)
    let ready = Poller.readable(
      among: [
        terminal.inputDescriptor, signals.descriptor, jobs.descriptor, indexing.descriptor,
        judging.descriptor, inferring.descriptor, linting.descriptor,
        loading?.loader.descriptor ?? -1, preparation?.descriptor ?? -1,
      ] + watched,
      timeoutMilliseconds: timeout)
    files.poll()
    for failure in files.takePollFailures() { send(.noticed(failure)) }
    if watched.contains(where: ready.contains) {
      files.notice()
    } else if ready.isEmpty {
      if files.hasNoticed { takeFileChanges() } else { files.look() }
    }
  }

  private func takeJobs() {
    for result in jobs.takeResults() {
      send(.jobEnded(number: result.number, result.outcome))
    }
    for result in indexing.takeResults() {
      if case .indexed(let index) = result.outcome {
        send(.indexed(index))
      } else {
        send(.indexed(nil))
      }
    }
    for result in judging.takeResults() {
      send(.judged(number: result.number, result.outcome))
    }
    for result in inferring.takeResults() {
      guard let form = result.outcome else { continue }
      send(.formInferred(form))
      // What the rest of the records has may be secret.
      for notice in files.source.settle(form.recordRequest) {
        send(.noticed(ServerNotice(files.source.name, notice).line))
      }
    }
    for result in linting.takeResults() {
      if let warnings = result.outcome { send(.formWarned(warnings)) }
    }
    if let progress = jobs.progress {
      send(.jobProgressed(number: progress.number, progress.part))
    }
  }

  private func takeFileChanges() {
    // What is being read is shown first; the file is read again after it.
    for change in files.takeChanges(ofData: loading == nil) {
      switch change {
      case .form: reloadForm()
      case .dataRestored: send(.dataRestored)
      case .data where files.dataAreGone && editor.hasUnsavedWork: send(.dataChanged(isGone: true))
      case .data where !editor.takesReloadedData: send(.dataChanged())
      case .data: reloadData()
      }
    }
  }

  private func takeSignals() {
    for signal in signals.pending() {
      switch signal {
      case SIGINT: send(.input(.key(.control("c"))))
      case SIGTSTP: terminal.stopProcess()
      // What the shell wrote meanwhile is on the screen.
      case SIGCONT: terminal.redraw()
      case SIGWINCH: break
      default: exitStatus = 128 + signal
      }
      // A window may have changed its size while we were stopped.
      if terminal.size != editor.state.size { send(.input(.resize(terminal.size))) }
    }
  }
}
