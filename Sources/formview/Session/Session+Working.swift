import FormEditor
import Glibc
import Screen
import Terminal

/// Work on the source that the user waits for, and that may take long or never end: a lock of another program, a
/// trigger, a view. The screen stays responsive.
extension Session {
  /// Runs work on another thread, and returns its result. Esc, C-c and a signal that ends the program interrupt it,
  /// and so does `q` once the screen reports that it takes long; other keys are handled afterwards.
  func working<Result>(_ work: (SourceWork) -> Result) -> Result {
    let state = SourceWork()
    var result: Result?
    withoutActuallyEscaping(work) { work in
      Workers.run([
        {
          result = work(state)
          state.end()
        },
        { self.watch(state) },
      ])
    }
    // A key that came too late is one like others.
    if state.hasHeard { waitingInput.removeAll(where: stops) }
    return result ?? work(state)
  }

  /// The time before the screen shows the keys for interrupting.
  private static let shortTime = Duration.milliseconds(500)
  /// The time for ending after a signal. A single function of a database can't be interrupted.
  private static let endingTime = Duration.seconds(2)

  private func watch(_ work: SourceWork) {
    let begun = ContinuousClock.now
    var (isWaiting, saysLong) = (false, false)
    var end: ContinuousClock.Instant?
    // What was pressed right after the key that has begun it.
    if waitingInput.contains(where: stops) { work.stop() }
    while !work.hasEnded {
      _ = Poller.readable(
        among: [terminal.inputDescriptor, signals.descriptor, work.descriptor],
        timeoutMilliseconds: Self.progressTime)
      work.notice()
      if work.hasEnded { return }
      readSignals(during: work)
      readKeys(during: work, stopsByQuit: saysLong)
      if exitStatus != nil, end == nil { end = .now + Self.endingTime }
      if let end, ContinuousClock.now > end, files.source.runsQueries { leaveWork() }
      if work.isWaiting != isWaiting {
        isWaiting = work.isWaiting
        show(isWaiting ? .saveWaits(path: files.source.name) : .saveBegan)
      }
      if !saysLong, ContinuousClock.now - begun > Self.shortTime {
        saysLong = true
        // What a file gets is written to its end.
        if !isWaiting, files.source.runsQueries { show(.workTakesLong) }
      }
    }
  }

  private func readKeys(during work: SourceWork, stopsByQuit: Bool) {
    for event in terminal.pendingEvents() {
      switch event {
      case .resize:
        send(.input(event))
        terminal.show(EditorView.frame(editor))
      case .key(let key) where stopsByQuit && editor.keys.gives(PageCommands.quit, key):
        stop(work)
        waitingInput.append(event)
      default:
        if stops(event) { stop(work) }
        waitingInput.append(event)
      }
    }
    if terminal.inputHasEnded, exitStatus == nil { end(work, status: 128 + SIGHUP) }
  }

  private func readSignals(during work: SourceWork) {
    for signal in signals.pending() {
      switch signal {
      case SIGINT: stop(work)
      case SIGTSTP: terminal.stopProcess()
      case SIGCONT: terminal.redraw()
      case SIGWINCH: break
      default: end(work, status: 128 + signal)
      }
    }
    guard terminal.size != editor.size else { return }
    send(.input(.resize(terminal.size)))
    terminal.show(EditorView.frame(editor))
  }

  /// True for a key that interrupts work: Esc and C-c.
  private func stops(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event else { return false }
    return editor.keys.gives(FormCommands.back, key) || key == .control("c")
  }

  private func stop(_ work: SourceWork) {
    guard !work.isStopped else { return }
    work.stop()
    if work.isWaiting || files.source.runsQueries { show(.workStops) }
  }

  private func end(_ work: SourceWork, status: Int32) {
    exitStatus = status
    work.stop()
  }

  /// Leaves during work that doesn't end. Its changes are rolled back by the next program that opens the data.
  private func leaveWork() {
    rescueChanges()
    terminal.suspend()
    if let lastWords { StandardError.write(line: lastWords) }
    _exit(exitStatus ?? 0)
  }

  /// Shows the progress of work that blocks drawing.
  func show(_ stage: EditorAction) {
    send(stage)
    terminal.show(EditorView.frame(editor))
  }
}
