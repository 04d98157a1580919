import FormEditor
import Forms
import Records
import Storage

/// The two files of a session: watching them, reading them again, saving the data.
final class SessionFiles {
  enum Change: Hashable { case form, data }

  private let formPath: String
  /// A pipe is read once, and has nothing to follow.
  private let formIsFile: Bool
  private(set) var dataPath: String
  /// What the data file was when last read or saved.
  private var stamp: FileStamp?
  private let formStamp: FileStamp
  /// Whether the data are a file and not a pipe, which nobody can read a second time.
  private(set) var dataAreFile: Bool
  /// What waits from the last time, once it was looked for.
  var rescueFile: RescueFile?
  private var watcher: FileWatcher?
  private var noticed: [String] = []
  /// The data file at the last look, for seeing whether it is still being written.
  private var lastLook: FileStamp?
  /// Whether the data file was found being written, so that it is waited for longer.
  private var isRestless = false

  init(_ workspace: Workspace) {
    formPath = workspace.formPath
    formIsFile = workspace.opened.file.canBeSaved
    formStamp = workspace.opened.file.stamp
    dataPath = workspace.dataPath
    stamp = workspace.dataIsNew ? nil : workspace.dataFile.stamp
    dataAreFile = workspace.dataFile.canBeSaved
  }

  /// Readable when a file was changed; -1 where nothing tells.
  var watchDescriptor: Int32 { watcher?.fileDescriptor ?? -1 }

  /// Whether changes were noticed that are not yet taken.
  var hasNoticed: Bool { !noticed.isEmpty }

  /// Watches from what was read on, so that no change in between is missed.
  func beginWatching() {
    let watcher = FileWatcher(
      paths: (formIsFile ? [formPath] : []) + (dataAreFile ? [dataPath] : []))
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

  /// Looks for changes that nothing told of: their writer may not be done.
  func look() {
    notice()
    if noticed.contains(dataPath) { awaitRest() }
  }

  /// Milliseconds without a further notice before a changed file is read: its writer may be at work still.
  var settlingTime: Int32 { isRestless ? 500 : 20 }

  /// The files that are not as they were read or saved; our own saves are no changes, and a file that is
  /// still being written is not told yet; nor are data unless asked for.
  func takeChanges(ofData: Bool) -> [Change] {
    var changes: [Change] = []
    var unsettled: [String] = []
    for path in noticed {
      if path == formPath {
        changes.append(.form)
        continue
      }
      let now = FileStamp.current(of: path)
      if now == stamp { continue }
      if !ofData || isRestless && now != lastLook {
        unsettled.append(path)
      } else {
        changes.append(.data)
      }
      lastLook = now
    }
    noticed = unsettled
    return changes
  }

  /// Waits for a data file that is being written to come to rest.
  func awaitRest() {
    isRestless = true
    lastLook = FileStamp.current(of: dataPath)
    if !noticed.contains(dataPath) { noticed.append(dataPath) }
  }

  /// The form as its file has it now.
  func readForm(for records: RecordTable) -> EditorAction {
    do throws(CommandFailure) {
      let opened = try OpenedForm(path: formPath, isOnScreen: true)
      return .formReloaded(
        Workspace.settled(opened.form, by: records),
        warnings: opened.diagnostics.count { $0.severity == .warning })
    } catch {
      return .formBroken(error.lines.isEmpty ? ["\(formPath) is no form"] : error.lines)
    }
  }

  /// Whether the data can be read anew in no time, and not better in the background.
  var dataAreShort: Bool { DataFile.isShort(dataPath) }

  /// The data as its file has it now.
  func readData(for form: Form) -> EditorAction {
    do throws(CommandFailure) {
      return take(try DataFile.read(dataPath, for: form, isQuiet: true))
    } catch {
      return .dataReloadFailed(error.lines.first ?? dataPath)
    }
  }

  /// The data as its file has it now, to be looked at: what was read before stays what saving compares with.
  func readTheirs(for form: Form) -> EditorAction {
    do throws(CommandFailure) {
      let data = try DataFile.read(dataPath, for: form, isQuiet: true)
      return .theirsRead(.success(data.table))
    } catch {
      return .theirsRead(.failure(LookFailure(reason: error.lines.first ?? dataPath)))
    }
  }

  /// Starts to read all of the file whose beginning is on the screen, or all of what it is now.
  func makeLoader(for form: Form, anew: Bool) -> BackgroundLoader {
    BackgroundLoader(
      path: dataPath, recordsPath: form.recordsPath, expecting: anew ? nil : stamp)
  }

  /// Takes data that were read anew in place of what was read before.
  func take(_ data: DataFile) -> EditorAction {
    stamp = data.file.stamp
    isRestless = false
    return .dataReloaded(data.table)
  }

  /// Writes the records, unless the file is not what it was when it was read.
  func save(_ request: SaveRequest) -> EditorAction {
    let path = request.path ?? dataPath
    if path != dataPath && !request.overwriting && FileStamp.current(of: path) != nil {
      return .saveTargetExists(path: path)
    }
    do throws(FileError) {
      stamp = try write(request, to: path)
    } catch {
      return answer(to: request, path: path, failure: error)
    }
    if path != dataPath {
      dataPath = path
      dataAreFile = true
      beginWatching()
    }
    watcher?.acknowledge(path, as: stamp)
    return .saved(SavedFile(path: path, table: request.table, quitting: request.quitting))
  }

  /// How long another program's lock is waited for: no key is answered meanwhile.
  private static let patience = Duration.seconds(2)

  private func write(_ request: SaveRequest, to path: String) throws(FileError) -> FileStamp {
    let lock = try FileLock(path, patience: Self.patience)
    defer { withExtendedLifetime(lock) {} }
    return try AtomicFile.write(to: path, expecting: expected(by: request, at: path)) { sink in
      try request.table.write(sink)
    }
  }

  /// What must be there for a save not to lose what the person has never seen.
  private func expected(by request: SaveRequest, at path: String) -> ExpectedFile {
    if request.overwriting { return .anything }
    guard path == dataPath, let stamp else { return .nothing }
    return .file(stamp, contents: FileContents { sink in try request.base.write(sink) })
  }

  private func answer(
    to request: SaveRequest, path: String, failure: FileError
  ) -> EditorAction {
    switch failure.cause {
    case .changed where path != dataPath: return .saveTargetExists(path: path)
    case .changed:
      return .saveConflict(
        quitting: request.quitting, fileIsGone: FileStamp.current(of: path) == nil)
    case .unflushed:
      if path == dataPath { stamp = FileStamp.current(of: path) }
      return .saveFailed("\(path): \(failure.reason). S saves under another name")
    default:
      return .saveFailed(
        "\(path): \(failure.reason); nothing was written. S saves under another name")
    }
  }
}
