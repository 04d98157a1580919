import Cells
import FormEditor
import Forms
import Glibc
import RecordSources
import Records
import Rules
import Screen
import Terminal

/// Opens the data for the screen: the beginning of a long list at once, everything else when all of it is read, with
/// the progress on the screen if that takes long.
struct DataOpening {
  enum Outcome<Opened> {
    case opened(Opened)
    /// The exit status after the user left, or a signal.
    case left(Int32)

    func map<Other>(_ other: (Opened) -> Other) -> Outcome<Other> {
      switch self {
      case .opened(let opened): .opened(other(opened))
      case .left(let status): .left(status)
      }
    }
  }

  /// Opened form; nil for the form derived from the data.
  let form: OpenedForm?
  let source: any RecordSource
  /// True if the requested record is known only when all is read.
  let needsWhole: Bool

  /// Milliseconds to wait for the data before a screen is shown.
  private static let patience: Int32 = 50
  /// Milliseconds for data that are always read in the background, so that keys are not typed at that screen.
  private static let queryPatience: Int32 = 120

  /// Opens the data; `terminal` is called when the screen is needed in the meantime.
  func run(
    on terminal: () throws(CommandFailure) -> any TerminalDriver
  ) throws(CommandFailure) -> Outcome<(OpenedForm, SourceContents)> {
    guard let form else { return try runWithoutForm(on: terminal) }
    if source.canBegin {
      return .opened(
        (form, try DataReading(source, for: form.form).begin(withDefaults: !form.isBuiltIn)))
    }
    return try read(for: form.form, on: terminal).map { (form, $0) }
  }

  private func runWithoutForm(
    on terminal: () throws(CommandFailure) -> any TerminalDriver
  ) throws(CommandFailure) -> Outcome<(OpenedForm, SourceContents)> {
    let first: SourceContents
    switch try read(for: InferredFormFile.placeholder(for: source), on: terminal) {
    case .opened(let contents): first = contents
    case .left(let status): return .left(status)
    }
    let form = try OpenedForm(of: first, named: source.name, upTo: InferredFormFile.glance)
    let request = form.form.recordRequest
    let notices = source.settle(request)
    if var contents = first.satisfying(request) {
      contents.notices += notices
      return .opened((form, contents))
    }
    return try read(for: form.form, on: terminal).map { (form, $0) }
  }

  private func read(
    for form: Form, on terminal: () throws(CommandFailure) -> any TerminalDriver
  ) throws(CommandFailure) -> Outcome<SourceContents> {
    let reading = DataReading(source, for: form)
    if !source.runsQueries {
      if !needsWhole, let beginning = try reading.beginning() { return .opened(beginning) }
      if reading.isShort { return .opened(try reading.read(isQuiet: true)) }
    }
    let loader = BackgroundLoader(
      source, form.recordRequest, endsAtBeginning: source.runsQueries && !needsWhole)
    _ = Poller.readable(
      among: [loader.descriptor],
      timeoutMilliseconds: source.runsQueries ? Self.queryPatience : Self.patience)
    if let outcome = loader.takeOutcome() { return .opened(try data(outcome, for: form)) }
    return try wait(for: loader, form, on: terminal())
  }

  /// Refuses invalid data, like every command, before the first record was shown: nothing can be shown, and a calling
  /// script gets the status.
  private func data(
    _ outcome: BackgroundLoader.Outcome, for form: Form
  ) throws(CommandFailure) -> SourceContents {
    switch outcome {
    case .read(let contents): return contents
    case .failed(let error, _):
      throw CommandFailure(error, hidingContent: !form.secrets.isEmpty)
    }
  }

  private func wait(
    for loader: BackgroundLoader, _ form: Form, on terminal: any TerminalDriver
  ) throws(CommandFailure) -> Outcome<SourceContents> {
    let screen = OpeningScreen(form: form, path: source.name, activity: .reading, on: terminal)
    var outcome: BackgroundLoader.Outcome?
    let status = screen.wait(for: loader.descriptor, of: loader) {
      outcome = loader.takeOutcome()
      return outcome != nil
    }
    if let status {
      loader.stop()
      return .left(status)
    }
    guard let outcome else { return .left(0) }
    return .opened(try data(outcome, for: form))
  }
}
