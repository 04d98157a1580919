import FormEditor
import Records
import Terminal

/// Reads long files in the background: the rest of one whose beginning is on the screen, or one again that another
/// program has changed. One at a time; changes in the meantime are read after it.
extension Session {
  func reloadForm() {
    let record = editor.browser.documentRecord
    send(files.readForm(for: editor.documentTable, showing: record))
    notices += files.takeFormNotices()
    reportNotices()
    lintForm()
  }

  /// Finds warnings of lint in the background.
  func lintForm() {
    guard let path = files.formFilePath else { return }
    jobs.start(FormLintJob(path: path), for: .lint) { $0.map { .formWarned($0) } }
  }

  func reloadData() {
    guard loading == nil else { return }
    if files.dataAreShort(for: editor.documentForm) {
      send(files.readData(for: editor) { reading in working(reading) })
    } else {
      load(again: true)
    }
  }

  /// Starts to read the whole file in the background.
  func load(again: Bool) {
    loading = (files.makeLoader(for: editor.documentForm, again: again), again)
    send(.loadProgressed(0))
  }

  /// Stops reading: we have written the file ourselves.
  func stopLoading() {
    loading?.loader.stop()
    loading = nil
  }

  /// Adopts the results since the last call.
  func adoptLoaded() {
    guard let (loader, isAnew) = loading else { return }
    if let outcome = loader.takeOutcome() {
      loading = nil
      if isAnew { adoptReloaded(outcome) } else { adoptRest(outcome) }
      return
    }
    send(.loadProgressed(loader.progress ?? 0))
    if !isAnew, let version = loader.takeVersion(), version.count > editor.documentTable.count {
      send(.grown(version))
    }
  }

  /// Waits for the rest of the file whose beginning is edited, but not for a file system that does not answer:
  /// without it, nothing can be written.
  func finishLoading() {
    let end = ContinuousClock.now + .seconds(30)
    while let (loader, isAnew) = loading, !isAnew, editor.hasUnsavedEdits,
      ContinuousClock.now < end
    {
      _ = Poller.readable(among: [loader.descriptor], timeoutMilliseconds: Self.progressTime)
      adoptLoaded()
    }
  }

  private func adoptRest(_ outcome: BackgroundLoader.Outcome) {
    switch outcome {
    case .read(let data):
      send(.loaded(data.table, isOutdated: data.wasWritten))
      inferForm(from: data.table)
    case .failed(.written, _):
      files.awaitRest()
      send(.loadInterrupted)
    case .failed(let error, let table): send(.loadFailed(words(for: error), upTo: table))
    }
  }

  private func adoptReloaded(_ outcome: BackgroundLoader.Outcome) {
    switch outcome {
    // What was edited meanwhile is worth more than what others wrote.
    case .read where !editor.acceptsReloadedData: send(.dataChanged())
    case .read(let data) where !editor.accepts(data.table): send(.dataChanged(.other))
    case .read(let data):
      send(files.adopt(data))
      inferForm(from: data.table)
      notices += data.notices(named: files.source.name)
      reportNotices()
    case .failed(.written, _):
      files.awaitRest()
      send(.loadInterrupted)
    case .failed(let error, _):
      send(.dataReloadFailed(words(for: error), files.dataAreGone ? .gone : .unreadable))
    }
  }

  /// Generates a form again that was derived from the beginning of the data, from all records read.
  func inferForm(from table: RecordTable) {
    guard let partialForm else { return }
    jobs.start(InferenceJob(partial: partialForm, table: table), for: .inference) {
      $0.map { .formInferred($0) }
    }
  }

  private func words(for error: RecordReadingError) -> String {
    CommandFailure(error, hidingContent: !editor.documentForm.secrets.isEmpty).lines.first
      ?? Environment.texts.cannotBeRead
  }
}
