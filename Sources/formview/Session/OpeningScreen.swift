import Cells
import FormEditor
import Forms
import Glibc
import JSONText
import Rules
import Screen
import Terminal

/// The screen before there is a form to show: it shows progress, and can be left.
struct OpeningScreen {
  private let terminal: any TerminalDriver
  private let first: OpeningState

  /// Milliseconds between two updates of the progress.
  private static let progressTime: Int32 = 100

  init(
    form: Form, path: String, activity: OpeningState.Activity, on terminal: any TerminalDriver
  ) {
    self.terminal = terminal
    // Without a record there is nothing in the title that rows could say, and there may be very many of them.
    let titled = Form(name: form.name, title: form.title, rows: [])
    first = OpeningState(
      title: RecordBinder(form: titled, locale: Environment.locale).reading(.emptyObject).formTitle,
      path: path,
      activity: activity, size: terminal.size,
      theme: (try? ScreenColors())?.theme(of: terminal)
        ?? Theme(colors: terminal.colorCount, in: Environment.locale.language),
      keys: Environment.settings.settings.keys)
  }

  /// Waits until `isDone`, which is called whenever `descriptor` is readable; returns the exit status if the user
  /// left or a signal ended it before.
  func wait(
    for descriptor: Int32, of loader: BackgroundLoader? = nil, until isDone: () -> Bool
  ) -> Int32? {
    let signals = SignalSource()
    var state = first
    while true {
      state.part = loader?.progress
      terminal.show(state.frame)
      _ = Poller.readable(
        among: [terminal.inputDescriptor, signals.descriptor, descriptor],
        timeoutMilliseconds: Self.progressTime)
      if isDone() { return nil }
      if let signal = signals.carryOut(on: terminal).first { return 128 + signal }
      if let status = readInput(&state) { return status }
    }
  }

  /// The exit status if the user leaves, or the terminal is gone.
  private func readInput(_ state: inout OpeningState) -> Int32? {
    for event in terminal.pendingEvents() {
      for effect in state.reduce(event) {
        if case .quit = effect { return 0 }
        if case .redraw = effect { terminal.redraw() }
      }
    }
    if terminal.inputHasEnded { return 128 + SIGHUP }
    if terminal.size != state.size { _ = state.reduce(.resize(terminal.size)) }
    return nil
  }
}
