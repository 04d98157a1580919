import FormEditor
import Forms
import RecordSources
import Records
import Rules
import Storage
import Texts

/// The two files of a session: watches and reloads them, and saves the data.
final class SessionFiles {
  enum Change: Hashable {
    case form, data
    /// The data are again the version that was read or last saved.
    case dataRestored
  }

  enum Locks {
    case notMissed
    /// The reason why others may save at the same moment.
    case missing(Sentence)
    case missingAndTold
  }

  let formPath: String
  /// False for a pipe, which is read once, and has nothing to follow.
  private let formIsFile: Bool
  var source: any RecordSource
  /// Version when the data were last read or saved.
  var version: SourceVersion?
  /// True if the saved records differ from the screen's.
  var needsReload = false
  private let formStamp: FileStamp
  private(set) var formFiles: FormFiles?
  /// True if nothing may be saved under the data's own name.
  private let isReadOnly: Bool
  var locks = Locks.notMissed
  /// The file whose incomplete last line was reported.
  var nameWithUnfinishedLine: String?
  /// False for pipes.
  var allowsRescue: Bool
  var allowsSaveAs: Bool
  var rescueFile: RescueFile?
  /// Journal of an earlier session, during the question about it.
  var leftJournal: LeftJournal?
  /// Claims that keep others from adopting the journals that were adopted here.
  var journalClaims: [JournalClaim] = []
  var askedJournals: Set<String> = []
  let journalFolder = JournalFolder.ofEnvironment()
  /// Nil for a form that no later session can have, such as one from a pipe.
  let views: ViewMemory?
  var journalsOfOtherForms: [LeftJournal] = []
  private var formWatcher: FileWatcher?
  private var hasNoticedForm = false
  private var follower: SourceFollower?
  private let formPolling: FormPolling?
  private var formNotices: [ServerNotice] = []
  let formWarnings: [String]
  var others: ShownOthers

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
    others = ShownOthers(workspace.opened.form, in: workspace.table)
    views = workspace.formIdentity.flatMap { form in
      PrivateFolder.ofState.map { ViewMemory(of: form, in: $0) }
    }
    version = workspace.contents.version
    allowsRescue = workspace.contents.abilities.allows(.rescue)
    allowsSaveAs = workspace.contents.abilities.allows(.saveAs)
  }

  var formFilePath: String? { formIsFile ? formPath : nil }

  /// File descriptors that are readable when a file was changed; -1 if the system reports
  /// nothing.
  var watchDescriptors: [Int32] {
    [formWatcher?.fileDescriptor ?? -1, follower?.descriptor ?? -1]
  }

  var hasNoticed: Bool { hasNoticedForm || follower?.hasNoticed == true }

  /// Follows form and data from the versions that were read, so that no change in between is missed.
  func beginWatching() {
    if formIsFile && formWatcher == nil {
      let watcher = FileWatcher(paths: [formPath])
      watcher.acknowledge(formPath, as: formStamp)
      formWatcher = watcher
      followFormFiles()
    }
    follower = SourceFollower(source, readAs: version)
  }

  func notice() {
    if formWatcher?.changedPaths().isEmpty == false { hasNoticedForm = true }
    follower?.notice()
  }

  /// Checks the version of a source without notifications, if it is time to.
  func poll() {
    follower?.poll()
    if formPolling?.look() == true { hasNoticedForm = true }
  }

  /// The reasons why sources could not be polled, once.
  func takePollFailures() -> [String] {
    let texts = Environment.texts
    let data = source.takeNotice().map { texts.line(source.name, $0.text(in: texts)) }
    return [formPolling?.takeFailure(), data].compactMap(\.self)
  }

  /// Checks for unreported changes, whose writer may not have finished.
  func look() {
    notice()
    follower?.look()
  }

  /// Milliseconds without a further change before a file is read: the writer may not have finished.
  var settlingTime: Int32 { follower?.settlingTime ?? 20 }

  /// Milliseconds until the next poll; nil without polling.
  var pollMilliseconds: Int32? {
    [follower?.pollMilliseconds, formPolling?.pollMilliseconds].compactMap(\.self).min()
  }

  /// Changes since reading or saving; of the data only on request, and not while they are being written.
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

  /// Waits until data that are being written are stable.
  func awaitRest() { follower?.awaitStability() }

  /// The current form of the file.
  func readForm(for records: RecordTable, showing record: RecordID?) -> EditorAction {
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
      others = ShownOthers(opened.form, in: records)
      let extended = record.flatMap { others.form(for: $0, in: records) }
      let refusing = { opened.form.refusingOtherMembers(in: records) }
      return .formReloaded(
        extended ?? Workspace.settled(refusing(), by: records), warnings: opened.warnings)
    } catch {
      return .formBroken(error.lines.isEmpty ? [Environment.texts.isNoForm(formPath)] : error.lines)
    }
  }

  func takeFormNotices() -> [ServerNotice] {
    defer { formNotices = [] }
    return formNotices
  }

  /// Follows the files that belong to the form, from the versions that were read.
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

  var dataAreGone: Bool { source.currentVersion == nil }

  /// True if the data can be reloaded instantly, rather than in the background.
  func dataAreShort(for form: Form) -> Bool { DataReading(source, for: form).isShort }

  typealias Reading = (SourceWork) -> Result<SourceContents, CommandFailure>

  /// The current data of the file, for an editor that may refuse them. `working` runs reading that may take long.
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
      guard editor.accepts(contents.table) else { return .dataChanged(.other) }
      return adopt(contents)
    } catch {
      return .dataReloadFailed(
        error.lines.first ?? source.name, dataAreGone ? .gone : .unreadable)
    }
  }

  /// Starts to read all of the file whose beginning is on the screen, or its current contents.
  func makeLoader(for form: Form, again: Bool) -> BackgroundLoader {
    BackgroundLoader(source, form.recordRequest, expecting: again ? nil : version)
  }

  func adopt(_ contents: SourceContents) -> EditorAction {
    let completedSave = completedSave(as: contents.version)
    needsReload = false
    version = contents.version
    follower?.wasRead()
    allowsRescue = contents.abilities.allows(.rescue)
    allowsSaveAs = contents.abilities.allows(.saveAs)
    return .dataReloaded(
      contents.table, abilities: abilities(of: contents), completedSave: completedSave)
  }

  /// The cause of other changed values after a save, if no other program has changed the data since.
  private func completedSave(as version: SourceVersion?) -> SaveCompletion? {
    guard let saved = self.version, let version else { return nil }
    if source.isCompletion(of: saved, by: version) { return .bySource }
    return needsReload && saved == version ? .bySharing : nil
  }

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
