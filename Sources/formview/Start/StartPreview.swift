import Cells
import FormEditor
import Forms
import RecordSources
import Records
import Screen
import Storage
import Terminal
import Threads

/// Shows the first records of an item as its screen would, on a thread of its own.
final class StartPreview {
  private let wakeUp = WakeUp()
  private let shared = Locked(Shared())
  private let theme: Theme

  private struct Shared: Sendable {
    var wanted: StartPreviewRequest?
    var isAtWork = false
    var result: (id: StartItem.ID, frame: Frame?)?
  }

  var descriptor: Int32 { wakeUp.descriptor }

  init(_ theme: Theme) { self.theme = theme }

  /// Makes the preview of an item, unless it is made already; only the last one asked for is made.
  func show(_ request: StartPreviewRequest?) {
    let begins = shared.withLock { shared in
      guard shared.wanted != request else { return false }
      shared.wanted = request
      defer { shared.isAtWork = shared.isAtWork || request != nil }
      return request != nil && !shared.isAtWork
    }
    guard begins else { return }
    let (shared, wakeUp) = (shared, wakeUp)
    Workers.detach { [theme] in Self.work(shared, wakeUp, theme) }
  }

  /// The preview that was made since the last call.
  func action() -> StartAction? {
    wakeUp.clear()
    return shared.withLock { shared in
      defer { shared.result = nil }
      return shared.result.map { .previewed($0.id, $0.frame) }
    }
  }

  private static func work(_ shared: Locked<Shared>, _ wakeUp: WakeUp, _ theme: Theme) {
    var made: StartPreviewRequest?
    while let request = shared.withLock({ shared in
      let next = shared.wanted == made ? nil : shared.wanted
      shared.isAtWork = next != nil
      return next
    }) {
      let frame = try? frame(of: request, in: theme) { shared.withLock { $0.wanted != request } }
      shared.withLock { $0.result = (request.id, frame ?? nil) }
      made = request
      wakeUp.wake()
    }
  }

  // MARK: Making one

  private static func frame(
    of request: StartPreviewRequest, in theme: Theme, isStopped: @escaping ItemSurvey.Check
  ) throws(CommandFailure) -> Frame? {
    guard let workspace = try workspace(of: request, isStopped) else { return nil }
    let size = request.size
    var editor = EditCommandRunner.newState(workspace, nil, SourceAbilities())
    editor.attach(
      size: Size(width: size.width, height: size.height + barLines), theme: theme,
      isFormBeside: false)
    let whole = EditorView.frame(editor)
    var frame = Frame(size: size)
    frame.draw(whole, at: Point(x: 0, y: -1))
    // The cursor is in the list.
    frame.fill(Rect(x: 0, y: 0, width: 1, height: size.height), style: .plain)
    frame.restyle(frame.bounds) { style in
      if Self.isOfCursor(style, theme) { style = theme.value }
    }
    return frame
  }

  private static func isOfCursor(_ style: Style, _ theme: Theme) -> Bool {
    [theme.selection, theme.selectionDim, theme.cursorLine, theme.cursorLineDim].contains {
      $0.background == .terminalDefault
        ? $0.attributes == style.attributes : $0.background == style.background
    }
  }

  /// Lines of the screen that are not of the records: the title, the help and the keys.
  private static let barLines = 3

  private static func workspace(
    of request: StartPreviewRequest, _ isStopped: @escaping ItemSurvey.Check
  ) throws(CommandFailure) -> Workspace? {
    let id = request.id
    if request.kind == .form { return try emptyWorkspace(of: id.path) }
    let source = SourceCatalog.source(named: id.path, SourceOptions(table: id.table))
    let choice = request.form ?? FormOption.auto
    let named = try NamedForm(choice, for: source, isOnScreen: true).form
    if let named {
      guard let contents = try contents(of: source, for: named.form, isStopped)
      else {
        return nil
      }
      return Workspace(opened: named, source: source, contents: contents)
    }
    let placeholder = InferredFormFile.placeholder(for: source)
    guard let contents = try contents(of: source, for: placeholder, isStopped) else {
      return nil
    }
    let form = try OpenedForm(of: contents, named: source.name, upTo: InferredFormFile.glance)
    return Workspace(opened: form, source: source, contents: contents)
  }

  /// The first records; nil for a file that would have to be read for long.
  private static func contents(
    of source: any RecordSource, for form: Form,
    _ isStopped: @escaping ItemSurvey.Check
  ) throws(CommandFailure) -> SourceContents? {
    let isLate = source.runsQueries ? ItemSurvey.late(after: patience, or: isStopped) : isStopped
    var request = form.recordRequest
    request.isStopped = isLate
    do throws(RecordReadingError) {
      if let beginning = try source.beginning(of: request) { return beginning }
      guard (source.size ?? 0) <= ItemSurvey.largest else { return nil }
    } catch {
      throw CommandFailure(error, hidingContent: true)
    }
    return try DataReading(source, for: form).readForScreen(isStopped: isLate)
  }

  /// The longest time of a query, in seconds of the processor.
  private static let patience = 2

  /// A form as it begins a record.
  private static func emptyWorkspace(of path: String) throws(CommandFailure) -> Workspace {
    let form = try OpenedForm(path: path, isOnScreen: true, warns: false)
    let source = FileSource("")
    return Workspace(
      opened: form, source: source, contents: try DataReading(source, for: form.form).begin())
  }
}
