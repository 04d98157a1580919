import Cells
import FormEditor
import Glibc
import RecordSources
import Records
import Rules
import Screen
import Terminal

/// Opens the data for the screen: the beginning of a long list at once, everything else when all of it is
/// read, which the screen says where it takes long.
struct DataOpening {
  /// How the opening went.
  enum Outcome {
    case opened(SourceContents)
    /// The person left, or a signal came: the exit status.
    case left(Int32)
  }

  let form: OpenedForm
  let source: any RecordSource
  /// Whether a record was asked for that is known only when all is read.
  let needsWhole: Bool

  /// Milliseconds that a file may take without a word on the screen.
  private static let patience: Int32 = 50

  /// Opens the data; `terminal` is called when the screen is needed meanwhile.
  func run(
    on terminal: () throws(CommandFailure) -> any TerminalDriver
  ) throws(CommandFailure) -> Outcome {
    let reading = DataReading(source, for: form.form)
    if source.canBegin { return .opened(try reading.begin()) }
    if !needsWhole, let beginning = try reading.beginning() { return .opened(beginning) }
    if reading.isShort { return .opened(try reading.read(isQuiet: true)) }
    let loader = BackgroundLoader(source, form.form.recordRequest)
    _ = Poller.readable(
      among: [loader.descriptor], timeoutMilliseconds: Self.patience)
    if let outcome = loader.takeOutcome() { return .opened(try data(outcome)) }
    return try wait(for: loader, on: terminal())
  }

  /// Broken data are refused here as everywhere before the first record was shown: nothing is there to look
  /// at, and a script that started us learns it by the status.
  private func data(_ outcome: BackgroundLoader.Outcome) throws(CommandFailure) -> SourceContents {
    switch outcome {
    case .read(let contents): return contents
    case .failed(let error, _):
      throw CommandFailure(error, hidingContent: !form.form.secrets.isEmpty)
    }
  }

  private func wait(
    for loader: BackgroundLoader, on terminal: any TerminalDriver
  ) throws(CommandFailure) -> Outcome {
    let screen = OpeningScreen(form: form.form, path: source.name, activity: .reading, on: terminal)
    var outcome: BackgroundLoader.Outcome?
    let status = screen.wait(for: loader.descriptor, of: loader) {
      outcome = loader.takeOutcome()
      return outcome != nil
    }
    if let status { return .left(status) }
    guard let outcome else { return .left(0) }
    return .opened(try data(outcome))
  }
}
