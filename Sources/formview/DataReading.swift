import Forms
import RecordSources
import Records
import Rules

struct DataReading {
  static let extensions = DataFormat.extensions
  /// Maximum size in bytes of data that are read instantly.
  private static let shortSize = FileSource.beginningSize

  let source: any RecordSource
  let form: Form

  init(_ source: any RecordSource, for form: Form) {
    self.source = source
    self.form = form
  }

  private var request: RecordRequest { form.recordRequest }

  /// True if the data are read instantly, unless they run queries. False for pipes, whose size is unknown.
  var isShort: Bool { source.size.map { $0 <= Self.shortSize } ?? false }

  /// Reads and validates all data, with the progress on standard error if that takes long; `isQuiet` is for a screen.
  func read(isQuiet: Bool = false) throws(CommandFailure) -> SourceContents {
    guard source.runsQueries, !isQuiet else { return try read(request, isQuiet) }
    let contents = try EndingSignals.heard { isStopped throws(CommandFailure) in
      var request = request
      request.isStopped = isStopped
      return try read(request, isQuiet)
    }
    // A signal may have come when all was read.
    EndingSignals.end()
    return contents
  }

  /// Reads all data for a screen, until stopped.
  func readForScreen(
    isStopped: @escaping @Sendable () -> Bool
  ) throws(CommandFailure) -> SourceContents {
    var request = request
    request.isStopped = isStopped
    return try read(request, true)
  }

  private func read(
    _ request: RecordRequest, _ isQuiet: Bool
  ) throws(CommandFailure) -> SourceContents {
    let label = Environment.texts.reading(source.name)
    // Another program may have a lock on a database.
    func open() throws(RecordReadingError) -> any RecordDelivery {
      try source.open(request, readsAhead: true)
    }
    // What a database runs may take long for each piece.
    func readAll(_ count: (Int) -> Void) throws(RecordReadingError) -> any RecordDelivery {
      let delivery = try open()
      while try delivery.readOn() { count(delivery.count) }
      return delivery
    }
    do {
      let delivery =
        try isQuiet
        ? open()
        : source.runsQueries
          ? ProgressLine.count(label, while: readAll)
          : ProgressLine.announce(label, while: open)
      var progress = isQuiet ? nil : ProgressLine(label)
      defer { progress?.clear() }
      while try delivery.readOn() { progress?.show(delivery.count, of: delivery.size, .bytes) }
      let contents = delivery.contents
      if !isQuiet {
        progress?.clear()
        for notice in contents.notices(named: source.name) { notice.warn() }
      }
      return contents
    } catch {
      throw CommandFailure(error, hidingContent: !form.secrets.isEmpty)
    }
  }

  /// Adapts data that were read without the form: read again only if the form requires it. Pipes can be read only
  /// once.
  func read(after first: SourceContents) throws(CommandFailure) -> SourceContents {
    for notice in source.settle(request) { ServerNotice(source.name, notice).warn() }
    if let contents = first.satisfying(request) { return contents }
    return try read()
  }

  /// The first records of a long list; nil if all is read as quickly, or if nothing can be shown before.
  func beginning() throws(CommandFailure) -> SourceContents? {
    do {
      return try source.beginning(of: request)
    } catch {
      throw CommandFailure(error, hidingContent: !form.secrets.isEmpty)
    }
  }

  /// The initial contents of missing data: a record with the form's defaults, or an empty list if the form has
  /// `recordsPath` or `columns`, or if the source's kind is a list.
  func begin(withDefaults: Bool = true) throws(CommandFailure) -> SourceContents {
    let binder = RecordBinder(form: form, locale: Environment.locale)
    do {
      return try source.begin(request, asList: form.columns != nil) {
        if withDefaults { binder.setDefaults(in: $1, of: &$0) }
      }
    } catch {
      let texts = Environment.texts
      let reason =
        switch error {
        case .noRecords(let error, _, _): error.message.text(in: texts)
        case .fault(let fault): fault.message.text(in: texts)
        default: throw CommandFailure(error, hidingContent: false)
        }
      throw CommandFailure(file: source.name, texts.recordsPathCannotBegin(reason))
    }
  }
}
