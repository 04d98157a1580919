import FormEditor
import Forms
import RecordSources
import Records
import Storage

/// The two files of a session: watching them, reading them again, saving the data.
final class SessionFiles {
  enum Change: Hashable {
    case form, data
    /// The data are again what was read or last saved.
    case dataRestored
  }

  private let formPath: String
  /// A pipe is read once, and has nothing to follow.
  private let formIsFile: Bool
  var source: any RecordSource
  /// What the data were when last read or saved.
  var version: SourceVersion?
  private let formStamp: FileStamp
  /// Whether nothing may be saved under the data's own name, whatever their source allows.
  private let isReadOnly: Bool
  /// Whether a file may keep what is not saved: pipes have no place for one.
  var allowsRescue: Bool
  /// What waits from the last time, once it was looked for.
  var rescueFile: RescueFile?
  private var watcher: FileWatcher?
  private var noticed: [String] = []
  /// The data at the last look, for seeing whether they are still being written.
  private var lastLook: SourceVersion?
  /// Whether the data file was found being written, so that it is waited for longer.
  private var isRestless = false

  init(_ workspace: Workspace, isReadOnly: Bool) {
    self.isReadOnly = isReadOnly
    formPath = workspace.formPath
    formIsFile = workspace.opened.file.canBeSaved
    formStamp = workspace.opened.file.stamp
    source = workspace.source
    version = workspace.contents.version
    allowsRescue = workspace.contents.abilities.allows(.rescue)
  }

  /// Readable when a file was changed; -1 where nothing tells.
  var watchDescriptor: Int32 { watcher?.fileDescriptor ?? -1 }

  /// Whether changes were noticed that are not yet taken.
  var hasNoticed: Bool { !noticed.isEmpty }

  /// Watches from what was read on, so that no change in between is missed.
  func beginWatching() {
    let watcher = FileWatcher(paths: (formIsFile ? [formPath] : []) + source.watchedPaths)
    watcher.acknowledge(formPath, as: formStamp)
    self.watcher = watcher
    // What was changed since it was read, before anybody watched.
    if source.currentVersion != version { noticed += source.watchedPaths }
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
    if source.watchedPaths.contains(where: noticed.contains) { awaitRest() }
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
      let now = source.currentVersion
      if now == version {
        if ofData && version != nil { changes.append(.dataRestored) }
        continue
      }
      if !ofData || isRestless && now != lastLook {
        unsettled.append(path)
      } else {
        if !changes.contains(.data) { changes.append(.data) }
      }
      lastLook = now
    }
    noticed = unsettled
    return changes
  }

  /// Waits for a data file that is being written to come to rest.
  func awaitRest() {
    isRestless = true
    lastLook = source.currentVersion
    noticed += source.watchedPaths.filter { !noticed.contains($0) }
  }

  /// The form as its file has it now.
  func readForm(for records: RecordTable) -> EditorAction {
    do throws(CommandFailure) {
      let opened = try OpenedForm(path: formPath, isOnScreen: true)
      return .formReloaded(
        Workspace.settled(opened.form, by: records),
        warnings: opened.diagnostics.count { $0.severity == .warning })
    } catch {
      return .formBroken(error.lines.isEmpty ? [Environment.texts.isNoForm(formPath)] : error.lines)
    }
  }

  /// Whether nothing is there any more.
  var dataAreGone: Bool { source.currentVersion == nil }

  /// Whether the data can be read again in no time, and not better in the background.
  func dataAreShort(for form: Form) -> Bool { DataReading(source, for: form).isShort }

  /// The data as its file has it now.
  func readData(for form: Form) -> EditorAction {
    do throws(CommandFailure) {
      return take(try DataReading(source, for: form).read(isQuiet: true))
    } catch {
      return .dataReloadFailed(
        error.lines.first ?? source.name, isGone: dataAreGone)
    }
  }

  /// The data as its file has it now, to be looked at: what was read before stays what saving compares with.
  func readTheirs(for form: Form) -> EditorAction {
    do throws(CommandFailure) {
      let contents = try DataReading(source, for: form).read(isQuiet: true)
      return .theirsRead(.success(contents.table))
    } catch {
      return .theirsRead(.failure(LookFailure(reason: error.lines.first ?? source.name)))
    }
  }

  /// The records as their file has them now; nil where they can't be read.
  func theirs(for form: Form) -> RecordTable? {
    try? DataReading(source, for: form).read(isQuiet: true).table
  }

  /// Starts to read all of the file whose beginning is on the screen, or all of what it is now.
  func makeLoader(for form: Form, again: Bool) -> BackgroundLoader {
    BackgroundLoader(source, recordsPath: form.recordsPath, expecting: again ? nil : version)
  }

  /// Takes data that were read again in place of what was read before.
  func take(_ contents: SourceContents) -> EditorAction {
    version = contents.version
    isRestless = false
    allowsRescue = contents.abilities.allows(.rescue)
    return .dataReloaded(contents.table, abilities: abilities(of: contents))
  }

  /// What may be done with the data as they were read.
  func abilities(of contents: SourceContents) -> SourceAbilities {
    var abilities = contents.abilities
    if isReadOnly { abilities.refuse(.save) { $0.openedReadOnly } }
    return abilities
  }
}
