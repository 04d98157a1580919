import Records
import Texts

/// The records as another program has left them, with the work merged into them, and which record is which.
struct ReloadedRecords {
  let table: RecordTable
  /// The merge with the unsaved work; nil where nothing of it is to be kept.
  let merge: TableMerge?
  let followed: FollowedRecords
  /// True where the file has the same bytes: moved away and back, or touched, it has another stamp.
  private let isAsBefore: Bool
  private let formerChange: FileChange?
  private let completedSave: SaveCompletion?
  private let name: String

  init(_ theirs: RecordTable, _ completedSave: SaveCompletion?, in editor: Editor) {
    let matching = FollowedRecords.matching(editor.browser, in: theirs)
    merge = editor.unsavedWork.merge(with: theirs, matching)
    table = merge?.table ?? theirs
    followed = FollowedRecords(
      editor.browser, in: table, theirs: theirs, matching: merge?.matching ?? matching)
    isAsBefore = editor.savedTable.isWritten(as: theirs)
    formerChange = editor.state.file.state.change
    name = editor.state.file.name
    self.completedSave = completedSave
  }

  /// Gives the browser the records, the pages opened again as far as what they show is still there. Returns what is to be
  /// said of that.
  func adopt(in browser: inout Browser, reopening former: FormerPages) -> Message? {
    let (formerIndex, wasForm) = (browser.index ?? 0, browser.pages.top.showsObject)
    if let merge {
      browser.document.conflicts.adopt(merge)
      browser.document.records.adopt(merge) { followed.note($0) }
    } else {
      browser.document.conflicts = OpenConflicts()
      browser.document.records.reload(table, matching: followed.matching) { followed.note($0) }
    }
    browser.cellCache = CellCache()
    browser.tablePage.showAll()
    browser.tablePage.selection = Selection(followed.selection)
    let stopped = browser.job
    (browser.job, browser.editing, browser.document.anchors) = (nil, nil, followed.anchors)
    let nearest = table.count == 0 ? nil : table.id(at: min(formerIndex, table.count - 1))
    // Nobody opened the form of another record.
    if wasForm, followed.isRecordGone, !followed.isRecordReplaced { browser.pages.close() }
    browser.goInView(to: followed.candidates.first ?? nearest, screenLine: former.screenLine)
    browser.rebind()
    former.restore(in: &browser, followed)
    browser.document.judgeDrafts()
    let texts = browser.texts
    let stoppedJob = stopped.flatMap {
      $0.isArranging ? nil : texts.jobStopped($0.title(in: texts))
    }
    let losses = followed.losses(inForm: wasForm, texts) + [stoppedJob].compactMap(\.self)
    return message(losses, in: browser)
  }

  /// The message about the reading, with what it has lost; nil where nothing is to be said.
  private func message(_ losses: [String], in browser: Browser) -> Message? {
    let (open, texts) = (browser.document.openConflicts, browser.texts)
    if isAsBefore, formerChange?.found == .gone { return .notice(texts.isAsReadAgain(name)) }
    guard !isAsBefore || formerChange != nil || completedSave != nil || !losses.isEmpty else {
      return nil
    }
    guard let merge else {
      return switch completedSave {
      case .bySource: .notice(texts.savedAndCompleted(name, losses))
      case .bySharing: .notice(texts.savedWithShared(name, losses))
      case nil: .notice(texts.changedElsewhere(name, losses))
      }
    }
    let dropped = merge.dropped.words(texts)
    let text = texts.mergedElsewhere(
      name, dropped + losses, conflicts: open.count, ofRecords: open.allSatisfy(\.path.isEmpty),
      deleted: open.deletingSide, list: browser.keys[PageCommands.problems])
    return open.isEmpty && dropped.isEmpty ? .notice(text) : .warning(text)
  }
}
