import FormEditor
import Records

/// Saving. Slow parts are computed in the background: from the first edit on, or before the save; the screen stays
/// responsive.
extension Session {
  /// Saves now, or as soon as slow parts are computed.
  func save(_ request: SaveRequest) {
    show(.saveBegan)
    if files.source.isReadyToCommit {
      commit(request)
    } else {
      waitingSave = request
      prepare()
    }
  }

  /// Computes slow parts of a save in advance, once there is something to save.
  func prepareForSaving() {
    guard !isPrepared, !files.source.isReadyToCommit, editor.hasUnsavedWork else { return }
    isPrepared = true
    prepare()
  }

  func adoptPreparation() {
    guard let preparation, !preparation.isRunning else { return }
    preparation.notice()
    guard let request = waitingSave else { return }
    waitingSave = nil
    commit(request)
  }

  private func prepare() {
    let preparation = preparation ?? CommitPreparation()
    self.preparation = preparation
    preparation.start(for: files.source)
  }

  private func commit(_ request: SaveRequest) {
    // Whatever becomes of it, the next save needs another preparation.
    isPrepared = false
    if request.path == nil { journal?.willSave(request.table, of: editor) }
    let answer = files.save(request) { change in self.working(change) }
    guard case .saved = answer else {
      send(answer)
      return
    }
    stopLoading()
    let former = followName()
    send(answer)
    former?.end()
    if files.needsReload { reloadData() }
    noticeUnfinishedLine(in: request.table)
    guard case .missing(let gap) = files.locks else { return }
    files.locks = .missingAndTold
    let texts = Environment.texts
    send(.noticed(texts.line(files.source.name, gap.text(in: texts))))
  }

  /// Reports once for a file that its last line was saved incomplete, as it was found.
  private func noticeUnfinishedLine(in table: RecordTable) {
    let name = files.source.name
    guard files.nameWithUnfinishedLine != name, let line = table.read.unfinishedLine else { return }
    files.nameWithUnfinishedLine = name
    send(.noticed(Environment.texts.line(name, Environment.texts.savedWithUnfinishedLine(line))))
  }
}
