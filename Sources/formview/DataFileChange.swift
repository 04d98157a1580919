import Records
import Storage

/// A change of a data file's records without losing others' changes: reading, changing and writing are one step for
/// all users of the file's lock.
struct DataFileChange {
  let form: OpenedForm
  let source: any RecordSource

  private var path: String { source.name }

  /// Maximum number of attempts, repeated after changes by a program that ignores the lock.
  static let mostAttempts = 10
  /// The time that another program may hold the lock without changing the file.
  private static let patience = Duration.seconds(10)

  /// Refuses a pipe, which can't be saved to, before waiting and reading.
  static func refuseStream(_ path: String) throws(CommandFailure) {
    guard FileReader.isStream(path) else { return }
    let texts = Environment.texts
    throw CommandFailure(file: path, texts.asClause(texts.notRegularFile))
  }

  /// Reads the file, changes its records and writes it, unless they are unchanged.
  ///
  /// `change` is called again after changes by another program in the meantime.
  /// - Returns: the result of `change` for the written records.
  func make<Result>(
    _ change: (inout Workspace) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    for _ in 0..<Self.mostAttempts {
      if let result = try attempt(change) { return result }
    }
    throw CommandFailure(
      .rulesBroken, file: path, Environment.texts.changedWhileSet(times: Self.mostAttempts))
  }

  /// Nil if another program has changed the file in the meantime.
  private func attempt<Result>(
    _ change: (inout Workspace) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result? {
    if source.canBegin {
      throw CommandFailure(file: path, Environment.texts.setMakesNoFile(form.path, path))
    }
    // Until the end of this call, whatever becomes of it.
    let lock = try lock(source)
    defer { withExtendedLifetime(lock) {} }
    var workspace = try Workspace(opened: form, source: source)
    try workspace.refuseUnfinished()
    let result = try change(&workspace)
    guard try save(workspace, under: lock) else { return nil }
    if let gap = lock.gap {
      StandardError.write(line: Environment.texts.line(path, gap.text(in: Environment.texts)))
    }
    return result
  }

  private func lock(_ source: any RecordSource) throws(CommandFailure) -> any SourceLock {
    do {
      return try ProgressLine.announce(Environment.texts.waitingForLock(of: path)) {
        () throws(SourceFailure) in
        guard source.runsQueries else { return try source.lock(patience: Self.patience) }
        return try EndingSignals.heard { isStopped throws(SourceFailure) in
          try source.lock(patience: Self.patience, isStopped: isStopped, onWait: {})
        }
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// False if another program has changed the file in the meantime.
  private func save(
    _ workspace: Workspace, under lock: any SourceLock
  ) throws(CommandFailure) -> Bool {
    guard workspace.table.isEdited else { return true }
    let version = try workspace.refuseUnsavable()
    func commit(isStopped: @escaping @Sendable () -> Bool = { false }) -> CommitAnswer {
      workspace.source.commit(
        RecordCommit(
          base: workspace.document.saved, table: workspace.table, expected: .version(version),
          isStopped: isStopped), under: lock)
    }
    switch source.runsQueries ? EndingSignals.heard({ commit(isStopped: $0) }) : commit() {
    case .saved(let version):
      if workspace.source.hasAltered(version) {
        let texts = Environment.texts
        StandardError.write(line: VisibleText.of(texts.warning(at: path, texts.valuesWereAltered)))
      }
      return true
    case .savedWithout(_, let loss):
      let texts = Environment.texts
      StandardError.write(
        line: VisibleText.of(texts.warning(at: loss.name, loss.reason.text(in: texts))))
      return true
    case .conflict: return false
    case .unconfirmed(_, let failure), .failed(let failure): throw CommandFailure(failure)
    case .refused(let refusals):
      throw CommandFailure(refusals, in: workspace, of: path)
    }
  }
}

extension CommandFailure {
  /// The failure of writing records that the document of a file can't hold.
  init(_ refusals: [RecordRefusal], in workspace: Workspace, of path: String) {
    let texts = Environment.texts
    let lines = RefusalReport.lines(refusals, about: path, texts) { refusal in
      let number = (workspace.table.index(of: refusal.record) ?? 0) + 1
      let location = workspace.table.read.location(of: refusal.path, in: refusal.record)
      let position = location.map { "\(path):\($0.text(in: texts))" } ?? path
      let reason = refusal.reason.text(in: texts)
      let row = workspace.form.rows.first { $0.valuePath?.steps == refusal.path }
      let subject =
        row.map { texts.subject(record: number, $0) } ?? texts.recordNumber(number)
      return texts.error("SOURCE", at: position, texts.about(subject, reason))
    }
    self.init(.rulesBroken, lines: lines)
  }
}

extension Workspace {
  /// Refuses a file with an incomplete last line: the next write of another program belongs to it.
  func refuseUnfinished() throws(CommandFailure) {
    guard let line = table.read.unfinishedLine else { return }
    throw CommandFailure(file: dataPath, Environment.texts.lastLineUnfinished(line))
  }

  /// Refuses data that can't be saved, and returns the version that was read otherwise.
  @discardableResult
  func refuseUnsavable() throws(CommandFailure) -> SourceVersion {
    let abilities = contents.abilities
    if let version = contents.version, abilities.allows(.save) { return version }
    let texts = Environment.texts
    let reason = abilities.refusal(of: .save)?.text(in: texts) ?? texts.notRegularFile
    throw CommandFailure(file: dataPath, texts.asClause(reason))
  }
}
