import FormEditor
import RecordSources
import Records
import Texts

/// Saves the data to their source, or elsewhere.
extension SessionFiles {
  typealias Commit = (SourceWork) -> (answer: CommitAnswer, gap: Sentence?)

  /// Writes the records, unless the source has changed since it was read. `working` runs the part that may take long.
  func save(
    _ request: SaveRequest, working: (Commit) -> (answer: CommitAnswer, gap: Sentence?)
  ) -> EditorAction {
    let path = request.path ?? source.name
    guard path != source.name else { return commit(request, to: source, working) }
    guard let target = source.elsewhere(path) else {
      return .failed(reasonAgainst(path))
    }
    if request.expected != .anything && target.currentVersion != nil {
      return .saveTargetExists(path: path, then: request.next)
    }
    return commit(request, to: target, working)
  }

  /// The reason why the data are not saved under a name.
  private func reasonAgainst(_ path: String) -> String {
    let texts = Environment.texts
    return path.hasSuffix(AgeSource.ending) && !source.isEncrypted
      ? texts.ageIsNotSavedAs(path) : texts.cannotSaveElsewhere(source.name)
  }

  /// The time to wait for another program's lock.
  private static let patience = Duration.seconds(10)

  private func commit(
    _ request: SaveRequest, to target: any RecordSource,
    _ working: (Commit) -> (answer: CommitAnswer, gap: Sentence?)
  ) -> EditorAction {
    let isOwn = target.name == source.name
    let expected = expected(by: request, isOwn: isOwn)
    let (answer, gap) = working { work in
      do throws(SourceFailure) {
        let lock = try target.lock(patience: Self.patience, isStopped: { work.hears() }) {
          work.setWaiting(true)
        }
        defer { withExtendedLifetime(lock) {} }
        work.setWaiting(false)
        let commit = RecordCommit(
          base: request.base, table: request.table, expected: expected,
          isStopped: { work.hears() })
        return (target.commit(commit, under: lock), lock.gap)
      } catch {
        return (.failed(error), nil)
      }
    }
    if let gap, case .notMissed = locks { locks = .missing(gap) }
    switch answer {
    case .saved(let version): return saved(request, to: target, as: version)
    case .savedWithout(let version, let loss):
      return saved(request, to: target, as: version, notice: line(loss))
    case .conflict where !isOwn:
      return .saveTargetExists(path: target.name, then: request.next)
    case .conflict(let isGone):
      return .saveConflict(isGone ? .gone : .version, then: request.next)
    case .refused(let refusals): return .saveRefused(refusals, then: request.next)
    case .unconfirmed(let version, let failure):
      if isOwn { self.version = version }
      return .failed(Environment.texts.saveUnconfirmed(line(failure), elsewhere: allowsSaveAs))
    case .failed(let failure):
      return .failed(Environment.texts.saveFailed(line(failure), elsewhere: allowsSaveAs))
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
    needsReload = request.next == .stay && target.needsReload(request.table, savedAs: version)
    if !isOwn {
      source = target
      allowsRescue = !target.isEncrypted
      allowsSaveAs = true
      beginWatching()
    }
    return .saved(
      SavedFile(
        path: target.name, table: request.table, then: request.next, notice: notice))
  }

  /// The required state for a save, so that no unseen changes are lost.
  private func expected(by request: SaveRequest, isOwn: Bool) -> RecordCommit.Expected {
    switch request.expected {
    case .anything: return .anything
    case .nothing: return .nothing
    case .same: return isOwn ? version.map { .version($0) } ?? .nothing : .nothing
    }
  }
}
