import FormEditor
import RecordSources
import Records

/// Saving the data where they are from, or elsewhere.
extension SessionFiles {
  /// Writes the records, unless the source is not what it was when it was read.
  ///
  /// `onStage` is called where another program is waited for, and when it need not be any more.
  func save(_ request: SaveRequest, onStage: (EditorAction) -> Void) -> EditorAction {
    let path = request.path ?? source.name
    guard path != source.name else { return commit(request, to: source, onStage) }
    guard let target = source.elsewhere(path) else {
      return .saveFailed(reasonAgainst(path))
    }
    if request.expected != .anything && target.currentVersion != nil {
      return .saveTargetExists(path: path, quitting: request.quitting)
    }
    return commit(request, to: target, onStage)
  }

  /// Why the data are not saved under a name.
  private func reasonAgainst(_ path: String) -> String {
    let texts = Environment.texts
    return path.hasSuffix(AgeSource.ending) && !source.isEncrypted
      ? texts.ageIsNotSavedAs(path) : texts.cannotSaveElsewhere(source.name)
  }

  /// How long another program's lock is waited for: no key is answered meanwhile.
  private static let patience = Duration.seconds(2)

  private func commit(
    _ request: SaveRequest, to target: any RecordSource, _ onStage: (EditorAction) -> Void
  ) -> EditorAction {
    let isOwn = target.name == source.name
    let answer: CommitAnswer
    do throws(SourceFailure) {
      var hasWaited = false
      let lock = try target.lock(patience: Self.patience) {
        hasWaited = true
        onStage(.saveWaits(path: target.name))
      }
      if hasWaited { onStage(.saveBegan) }
      defer { withExtendedLifetime(lock) {} }
      answer = target.commit(
        RecordCommit(
          base: request.base, table: request.table,
          expected: expected(by: request, isOwn: isOwn)), under: lock)
      if let gap = lock.gap, case .notMissed = locks { locks = .missing(gap) }
    } catch {
      answer = .failed(error)
    }
    switch answer {
    case .saved(let version): return saved(request, to: target, as: version)
    case .savedWithout(let version, let loss):
      return saved(request, to: target, as: version, notice: line(loss))
    case .conflict where !isOwn:
      return .saveTargetExists(path: target.name, quitting: request.quitting)
    case .conflict(let isGone):
      return .saveConflict(quitting: request.quitting, fileIsGone: isGone)
    case .refused(let refusals): return .saveRefused(refusals, quitting: request.quitting)
    case .unconfirmed(let version, let failure):
      if isOwn { self.version = version }
      return .saveFailed(Environment.texts.saveUnconfirmed(line(failure), elsewhere: allowsSaveAs))
    case .failed(let failure):
      return .saveFailed(Environment.texts.saveFailed(line(failure), elsewhere: allowsSaveAs))
    }
  }

  private func line(_ failure: SourceFailure) -> String {
    Environment.texts.line(failure.name, failure.reason.text(in: Environment.texts))
  }

  private func saved(
    _ request: SaveRequest, to target: any RecordSource, as version: SourceVersion,
    notice: String? = nil
  ) -> EditorAction {
    let isOwn = target.name == source.name
    self.version = version
    needsReload = !request.quitting && target.needsReload(request.table, savedAs: version)
    if !isOwn {
      source = target
      allowsRescue = !target.isEncrypted
      allowsSaveAs = true
      beginWatching()
    }
    return .saved(
      SavedFile(
        path: target.name, table: request.table, quitting: request.quitting, notice: notice))
  }

  /// What must be there for a save not to lose what the person has never seen.
  private func expected(by request: SaveRequest, isOwn: Bool) -> RecordCommit.Expected {
    switch request.expected {
    case .anything: return .anything
    case .nothing: return .nothing
    case .same: return isOwn ? version.map { .version($0) } ?? .nothing : .nothing
    }
  }
}
