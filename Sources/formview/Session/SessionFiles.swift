import FormEditor
import FormEngine
import JSONText
import Storage

/// The two files of a session: watching them, reading them again, saving the data.
final class SessionFiles {
  enum Change: Hashable { case form, data }

  private let formPath: String
  private var dataPath: String
  /// What the data file was when last read or saved.
  private var stamp: FileStamp?
  private let formStamp: FileStamp
  private var watcher: FileWatcher?
  private var noticed: [String] = []

  init(_ workspace: Workspace) {
    formPath = workspace.formPath
    formStamp = workspace.opened.file.stamp
    dataPath = workspace.dataPath
    stamp = workspace.dataFile.stamp
  }

  /// Readable when a file was changed; -1 where nothing tells.
  var watchDescriptor: Int32 { watcher?.fileDescriptor ?? -1 }

  /// Whether changes were noticed that are not yet taken.
  var hasNoticed: Bool { !noticed.isEmpty }

  /// Watches from what was read on, so that no change in between is missed.
  func beginWatching() {
    let watcher = FileWatcher(paths: [formPath, dataPath])
    watcher.acknowledge(formPath, as: formStamp)
    watcher.acknowledge(dataPath, as: stamp)
    self.watcher = watcher
  }

  /// Takes down which files were changed.
  func notice() {
    for path in watcher?.changedPaths() ?? [] where !noticed.contains(path) {
      noticed.append(path)
    }
  }

  /// The files that are not as they were read or saved; our own saves are no changes.
  func takeChanges() -> [Change] {
    defer { noticed = [] }
    return noticed.compactMap { path in
      if path == formPath { return .form }
      return FileStamp.current(of: path) == stamp ? nil : .data
    }
  }

  /// The form as its file has it now.
  func readForm(for records: RecordTable) -> EditorAction {
    do throws(CommandFailure) {
      let opened = try OpenedForm(path: formPath)
      return .formReloaded(
        Workspace.settled(opened.form, by: records),
        warnings: opened.diagnostics.count { $0.severity == .warning })
    } catch {
      return .formBroken(error.lines.first ?? "\(formPath) is no form")
    }
  }

  /// The data as its file has it now.
  func readData(for form: Form) -> EditorAction {
    do throws(CommandFailure) {
      let (file, table) = try Workspace.read(dataPath, recordsPath: form.recordsPath)
      stamp = file.stamp
      return .dataReloaded(table)
    } catch {
      return .dataReloadFailed(
        "\(error.lines.first ?? dataPath); what was read before is still here")
    }
  }

  /// Starts to read all of a file whose beginning is on the screen.
  func makeLoader(for form: Form) -> BackgroundLoader {
    BackgroundLoader(path: dataPath, recordsPath: form.recordsPath, size: stamp?.size ?? 0)
  }

  /// What a loader brought: the rest of what is on the screen, or what another program made of it.
  func loaded(_ outcome: BackgroundLoader.Outcome) -> EditorAction {
    switch outcome {
    case .success(let (file, table)):
      guard file.stamp != stamp else { return .loaded(table) }
      return .loadFailed("\(dataPath) was changed while it was read; leave and open it again")
    case .failure(let failure):
      return .loadFailed(failure.lines.first ?? "\(dataPath) can't be read")
    }
  }

  /// Writes the records, unless the file is not what it was when it was read.
  func save(_ request: SaveRequest) -> EditorAction {
    let path = request.path ?? dataPath
    if path != dataPath && !request.overwriting && FileStamp.current(of: path) != nil {
      return .saveTargetExists(path: path)
    }
    do throws(FileError) {
      let expected = path == dataPath && !request.overwriting ? stamp : nil
      stamp = try AtomicFile.write(to: path, expecting: expected) { sink in
        try request.table.write(sink)
      }
    } catch {
      if error.cause == .changed {
        return .saveConflict(
          quitting: request.quitting, fileIsGone: FileStamp.current(of: path) == nil)
      }
      return .saveFailed(
        "\(error.path): \(error.reason); nothing was written. S saves under another name")
    }
    if path != dataPath {
      dataPath = path
      beginWatching()
    }
    watcher?.acknowledge(path, as: stamp)
    return .saved(SavedFile(path: path, table: request.table, quitting: request.quitting))
  }
}
