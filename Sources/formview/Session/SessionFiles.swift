import FormEditor
import Forms
import RecordSources
import Records
import Rules
import Storage
import Texts

/// The two files of a session: watching them, reading them again, saving the data.
final class SessionFiles {
  enum Change: Hashable {
    case form, data
    /// The data are again what was read or last saved.
    case dataRestored
  }

  enum Locks {
    case notMissed
    /// What does not keep others from saving at the same moment, or what they save then.
    case missing(Sentence)
    /// It was said once.
    case missingAndTold
  }

  let formPath: String
  /// A pipe is read once, and has nothing to follow.
  private let formIsFile: Bool
  var source: any RecordSource
  /// What the data were when last read or saved.
  var version: SourceVersion?
  /// Whether what was saved has other records than the screen shows.
  var needsReload = false
  private let formStamp: FileStamp
  /// The files that belong to the form as it was last read.
  private(set) var formFiles: FormFiles?
  /// Whether nothing may be saved under the data's own name, whatever their source allows.
  private let isReadOnly: Bool
  /// What saves have found of locks, where the data are.
  var locks = Locks.notMissed
  /// The file of which was said that its last line is incomplete.
  var nameWithUnfinishedLine: String?
  /// Whether a file may keep what is not saved: pipes have no place for one.
  var allowsRescue: Bool
  /// Whether the data can be saved under another name.
  var allowsSaveAs: Bool
  /// What waits from the last time, once it was looked for.
  var rescueFile: RescueFile?
  /// The journal from the last time, while it is asked about.
  var leftJournal: LeftJournal?
  /// What keeps others from taking the journals that were taken here.
  var journalClaims: [JournalClaim] = []
  /// Where those are that were asked about.
  var askedJournals: Set<String> = []
  let journalFolder = JournalFolder.ofEnvironment()
  /// Those that are not asked about here.
  var journalsOfOtherForms: [LeftJournal] = []
  private var formWatcher: FileWatcher?
  private var hasNoticedForm = false
  private var follower: SourceFollower?
  /// Asks the server of the form for another version, where that was asked for.
  private let formPolling: FormPolling?
  private var formNotices: [ServerNotice] = []
  /// The warnings about the form as it was opened; of one that was made of the data nobody wrote what they are about.
  let formWarnings: [String]

  init(_ workspace: Workspace, isReadOnly: Bool, poll: Duration? = nil) {
    formPolling = poll.flatMap { time in
      workspace.opened.files?.server.map {
        FormPolling(workspace.formPath, on: $0, every: time)
      }
    }
    self.isReadOnly = isReadOnly
    formPath = workspace.formPath
    formIsFile = workspace.opened.file.canBeSaved
    formStamp = workspace.opened.file.stamp
    formFiles = workspace.opened.files
    formWarnings = workspace.opened.files == nil ? [] : workspace.opened.warnings
    source = workspace.source
    version = workspace.contents.version
    allowsRescue = workspace.contents.abilities.allows(.rescue)
    allowsSaveAs = workspace.contents.abilities.allows(.saveAs)
  }

  /// Where the form is, if it is in a file.
  var formFilePath: String? { formIsFile ? formPath : nil }

  /// Readable when a file was changed; -1 where the system reports nothing.
  var watchDescriptors: [Int32] {
    [formWatcher?.fileDescriptor ?? -1, follower?.descriptor ?? -1]
  }

  /// Whether changes were noticed that are not yet taken.
  var hasNoticed: Bool { hasNoticedForm || follower?.hasNoticed == true }

  /// Follows form and data from what was read on, so that no change in between is missed.
  func beginWatching() {
    if formIsFile && formWatcher == nil {
      let watcher = FileWatcher(paths: [formPath])
      watcher.acknowledge(formPath, as: formStamp)
      formWatcher = watcher
      followFormFiles()
    }
    follower = SourceFollower(source, readAs: version)
  }

  /// Takes down what was changed.
  func notice() {
    if formWatcher?.changedPaths().isEmpty == false { hasNoticedForm = true }
    follower?.notice()
  }

  /// Asks a source for its version that is not reported otherwise, if it is time to.
  func poll() {
    follower?.poll()
    if formPolling?.look() == true { hasNoticedForm = true }
  }

  /// Why sources could not be asked for another version, once.
  func takePollFailures() -> [String] {
    let texts = Environment.texts
    let data = source.takeNotice().map { texts.line(source.name, $0.text(in: texts)) }
    return [formPolling?.takeFailure(), data].compactMap(\.self)
  }

  /// Looks for changes that were not reported: their writer may not be done.
  func look() {
    notice()
    follower?.look()
  }

  /// Milliseconds without a further notice before a changed file is read: its writer may be at work still.
  var settlingTime: Int32 { follower?.settlingTime ?? 20 }

  /// Milliseconds after which form and data are to be polled at the latest; nil where they aren't.
  var pollMilliseconds: Int32? {
    [follower?.pollMilliseconds, formPolling?.pollMilliseconds].compactMap(\.self).min()
  }

  /// What is not as it was read or saved; data only if asked for, and not while they are still being written.
  func takeChanges(ofData: Bool) -> [Change] {
    var changes: [Change] = []
    if hasNoticedForm {
      hasNoticedForm = false
      changes.append(.form)
    }
    switch follower?.takeChange(since: version, isWanted: ofData) {
    case .changed: changes.append(.data)
    case .restored: changes.append(.dataRestored)
    case nil: break
    }
    return changes
  }

  /// Waits for data that are being written to be stable.
  func awaitRest() { follower?.awaitStability() }

  /// The form as its file has it now.
  func readForm(for records: RecordTable) -> EditorAction {
    let files = FormFiles(besideForm: formPath, isFile: true, trust: formFiles?.trust)
    formFiles = files
    defer { followFormFiles() }
    do throws(CommandFailure) {
      let opened: OpenedForm
      if let found = formPolling?.takeFound() {
        opened = try found.get()
      } else {
        opened = try OpenedForm(path: formPath, isOnScreen: true, files: files)
      }
      formNotices = opened.notices
      return .formReloaded(
        Workspace.settled(opened.form, by: records),
        warnings: opened.warnings)
    } catch {
      return .formBroken(error.lines.isEmpty ? [Environment.texts.isNoForm(formPath)] : error.lines)
    }
  }

  /// What is to be said of the form that was read last.
  func takeFormNotices() -> [ServerNotice] {
    defer { formNotices = [] }
    return formNotices
  }

  /// Follows the files that belong to the form, from what was read on.
  private func followFormFiles() {
    guard let formWatcher, let followed = formFiles?.followed else { return }
    let paths = Set(followed.map(\.path))
    for path in formWatcher.paths where path != formPath && !paths.contains(path) {
      formWatcher.forget(path)
    }
    for (path, stamp) in followed {
      formWatcher.watch(path)
      formWatcher.acknowledge(path, as: stamp)
    }
  }

  /// Whether nothing is there any more.
  var dataAreGone: Bool { source.currentVersion == nil }

  /// Whether the data can be read again in no time, and not better in the background.
  func dataAreShort(for form: Form) -> Bool { DataReading(source, for: form).isShort }

  /// What reads the data again.
  typealias Reading = (SourceWork) -> Result<SourceContents, CommandFailure>

  /// The data as its file has it now, for an editor that may not be able to take it. `working` reads what may take long however
  /// short it is.
  func readData(
    for editor: Editor, working: (Reading) -> Result<SourceContents, CommandFailure>
  ) -> EditorAction {
    let reading = DataReading(source, for: editor.documentForm)
    do throws(CommandFailure) {
      let contents =
        source.runsQueries
        ? try working { work in
          do throws(CommandFailure) {
            return .success(try reading.readForScreen { work.hears() })
          } catch {
            return .failure(error)
          }
        }.get() : try reading.read(isQuiet: true)
      guard editor.takes(contents.table) else { return .dataChanged(isOther: true) }
      return take(contents)
    } catch {
      return .dataReloadFailed(
        error.lines.first ?? source.name, isGone: dataAreGone)
    }
  }

  /// Starts to read all of the file whose beginning is on the screen, or all of what it is now.
  func makeLoader(for form: Form, again: Bool) -> BackgroundLoader {
    BackgroundLoader(source, form.recordRequest, expecting: again ? nil : version)
  }

  /// Takes data that were read again in place of what was read before.
  func take(_ contents: SourceContents) -> EditorAction {
    let completedSave = completedSave(as: contents.version)
    needsReload = false
    version = contents.version
    follower?.wasRead()
    allowsRescue = contents.abilities.allows(.rescue)
    allowsSaveAs = contents.abilities.allows(.saveAs)
    return .dataReloaded(
      contents.table, abilities: abilities(of: contents), completedSave: completedSave)
  }

  /// What has changed other values than were saved, where nobody else has changed the data since.
  private func completedSave(as version: SourceVersion?) -> SaveCompletion? {
    guard let saved = self.version, let version else { return nil }
    if source.isCompletion(of: saved, by: version) { return .bySource }
    return needsReload && saved == version ? .bySharing : nil
  }

  /// What may be done with the data as they were read.
  func abilities(of contents: SourceContents) -> SourceAbilities {
    var abilities = contents.abilities
    if isReadOnly { abilities.refuse(.save) { $0.openedReadOnly } }
    // What is not saved of an encrypted file is in its journal, where that can be sealed.
    if contents.abilities.isPossible(.save), source.isEncrypted, journalFolder.seal != nil {
      abilities.allow(.rescue)
    }
    return abilities
  }
}
