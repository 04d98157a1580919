import FormEditor
import Forms
import Glibc
import RecordSources
import Records
import Rules
import Storage
import Values

/// Finds what an item of the start page is, which form belongs to it, and how many records and problems it has.
struct ItemSurvey: Sendable {
  let forms = FormShelf()

  /// Maximum size in bytes of a file whose records are counted and checked.
  static let largest = 64 << 20
  /// Maximum size of a property list that may be a form.
  private static let largestForm = 1 << 20
  /// The longest time of a query, which may be an endless view, in seconds of the processor.
  private static let patience = 5

  typealias Check = @Sendable () -> Bool

  /// The item with everything that was found; nil for a file that is no data. Stops early, with less, when `isStopped`.
  func survey(_ item: StartItem, isStopped: @escaping Check) -> StartItem? {
    var found = item
    found.findSize()
    do throws(CommandFailure) {
      switch item.kind {
      case .folder, .foreign: break
      case .table: try surveyTable(&found, isStopped)
      case .form, .data, .encrypted:
        guard item.refusal == nil else { break }
        guard try recognize(&found) else { return nil }
        try surveyFile(&found, isStopped)
      }
    } catch {
      found.refusal = isStopped() ? nil : error.reason(besides: item.id.path)
    }
    found.isSurveyed = !isStopped()
    return found
  }

  /// Adopts the kind of a file; false if it is no data.
  private func recognize(_ item: inout StartItem) throws(CommandFailure) -> Bool {
    let path = item.id.path
    let kind: RecognizedFile?
    do throws(FileError) {
      kind = try RecognizedFile(ofFileAt: path)
    } catch {
      // A file that nothing shows to be data is nobody's concern.
      guard !item.format.isEmpty else { return false }
      throw CommandFailure(error)
    }
    guard let kind else { return false }
    let isForm = item.kind == .form || isForm(path, kind, size: item.size ?? 0)
    item.adopt(kind)
    if isForm { item.beForm() }
    return true
  }

  private func isForm(_ path: String, _ kind: RecognizedFile, size: Int) -> Bool {
    guard path.hasSuffix(".plist"), case .data = kind, size <= Self.largestForm,
      let text = try? FileReader.readFile(path, limit: Self.largestForm).text
    else { return false }
    return Form.isMeant(by: text)
  }

  private func surveyFile(
    _ item: inout StartItem, _ isStopped: @escaping Check
  ) throws(CommandFailure) {
    if item.kind == .form {
      item.contents = .rows(try forms.open(item.id.path).form.rows.count)
      return
    }
    let source = SourceCatalog.source(named: item.id.path)
    let form = try adoptForm(of: source, &item)
    guard item.kind != .encrypted, item.size ?? 0 <= Self.largest else { return }
    do throws(CommandFailure) {
      try surveyRecords(of: source, form, &item, isStopped)
    } catch {
      guard !error.tables.isEmpty else { throw error }
      item.contents = .tables(error.tables.count)
    }
  }

  /// The form that was named for an item, or belongs to it.
  private func adoptForm(
    of source: any RecordSource, _ item: inout StartItem
  ) throws(CommandFailure) -> OpenedForm? {
    let form: OpenedForm?
    if let given = item.givenForm {
      form = try forms.open(given)
    } else {
      form = try forms.form(for: source)
    }
    item.form = form.map { FileName.withoutFolder($0.path) }
    return form
  }

  private func surveyTable(
    _ item: inout StartItem, _ isStopped: @escaping Check
  ) throws(CommandFailure) {
    guard let table = item.id.table else { return }
    let source = SourceCatalog.source(named: item.id.path, SourceOptions(table: table))
    let form = try adoptForm(of: source, &item)
    if let form, (source.size ?? 0) <= Self.largest {
      try surveyRecords(of: source, form, &item, isStopped)
    } else if let database = source as? SQLiteSource {
      let isLate = Self.late(after: Self.patience, or: isStopped)
      do throws(RecordReadingError) {
        item.contents = try database.rowCount(of: table, isStopped: isLate).map { .rows($0) }
      } catch {
        guard !isLate() else { return }
        throw CommandFailure(error, hidingContent: true)
      }
    }
  }

  private func surveyRecords(
    of source: any RecordSource, _ form: OpenedForm?, _ item: inout StartItem,
    _ isStopped: @escaping Check
  ) throws(CommandFailure) {
    let isLate = source.runsQueries ? Self.late(after: Self.patience, or: isStopped) : isStopped
    let reading = DataReading(
      source, for: form?.form ?? InferredFormFile.placeholder(for: source))
    let contents: SourceContents
    do throws(CommandFailure) {
      contents = try reading.readForScreen(isStopped: isLate)
    } catch {
      guard !isLate() else { return }
      throw error
    }
    let table = contents.table
    item.contents = item.kind == .table ? .rows(table.count) : .records(table.count)
    item.problems.errors = table.brokenRecords.count
    guard let form else { return }
    let workspace = Workspace(opened: form, source: source, contents: contents)
    if let problems = Self.problems(of: workspace, isLate) { item.problems = problems }
  }

  /// True when the work is to stop, or has used the processor for so many seconds on the thread that asks.
  static func late(after seconds: Int, or isStopped: @escaping Check) -> Check {
    let end = threadTime + seconds * 1000
    return { isStopped() || threadTime > end }
  }

  /// Milliseconds that this thread has used the processor.
  private static var threadTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Number of records between two looks at `isStopped`.
  private static let batch = 256

  /// The problems that `formview check` finds; nil when stopped.
  private static func problems(of workspace: Workspace, _ isStopped: Check) -> StartItem.Problems? {
    let checker = RecordChecker(
      workspace: workspace, format: .text,
      unique: workspace.uniqueIndex, identities: workspace.identities, known: nil)
    var use = checker.use
    let count = workspace.table.count
    for start in stride(from: 0, to: count, by: batch) {
      if isStopped() { return nil }
      checker.check(start..<min(start + batch, count), after: use)
      use = checker.use
      // Only their number is shown.
      _ = checker.takeLines()
    }
    let counts = checker.counts
    return StartItem.Problems(
      errors: counts.errors + counts.brokenLines, warnings: counts.warnings)
  }
}

extension CommandFailure {
  /// The reason in a list of files, where the file is named already.
  func reason(besides path: String) -> String {
    guard let fault, fault.file == path else { return lines.first ?? "" }
    let texts = Environment.texts
    return fault.location.map { "\($0.text(in: texts)): \(fault.message)" } ?? fault.message
  }
}
