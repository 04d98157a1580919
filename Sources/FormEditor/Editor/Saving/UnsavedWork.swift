import JSONText
import Records
import Rules
import Texts
import Values

/// The work that the file doesn't have, and what may be done with the file: all that saving and leaving depend on.
struct UnsavedWork {
  let document: OpenDocument
  let file: FileDescription
  /// True where the text in the open field would be lost.
  let isTyping: Bool
  let isSettingColumn: Bool
  /// True where the file is gone or unreadable, and its records are all here.
  let isOnlyCopy: Bool
  /// Reason why nothing may be written now: other work goes on, or the part that was not read would be lost.
  let delay: Message?

  var texts: Texts { document.texts }
  var hasEdits: Bool { document.records.hasUnsavedEdits }

  var isEmpty: Bool {
    !hasEdits && document.liveDrafts.isEmpty && !isTyping && !isSettingColumn
      && document.openConflicts.isEmpty
  }

  /// True where a save has something to write or to ask about.
  var isToSave: Bool {
    hasEdits || !document.liveDrafts.isEmpty || !document.openConflicts.isEmpty || file.state.isNew
  }

  // MARK: The file

  /// True where what was read is a part of a version that is gone.
  var isPartOfFormerVersion: Bool {
    !document.table.isWhole && file.state.isChanged && file.state.progress == nil
  }

  /// Why the file can't be saved under its name (`--read-only`, a pipe) or another one; nil where it can.
  func refusal(of action: SourceAbilities.Action) -> String? {
    guard let refusal = file.abilities.refusal(of: action) else { return nil }
    let reason = refusal.text(in: texts)
    return file.abilities.allows(.saveAs)
      ? texts.savesElsewhere(reason, key: document.keys[PageCommands.saveAs]) : reason
  }

  /// True where a save that is refused can go on once the recipients are known: there is
  /// something to save, and no other reason against it.
  func needsRecipients(for action: SourceAbilities.Action) -> Bool {
    file.abilities.requirement(of: action) == .recipients
      && (action == .saveAs || !isEmpty || isOnlyCopy)
  }

  // MARK: Merging

  /// True where there are edits, or open conflicts: a deletion that waits for a choice leaves
  /// the records as the file has them.
  private var isToMerge: Bool { hasEdits || !document.openConflicts.isEmpty }

  var isGivenUp: Bool {
    file.state.change?.confirmed
      == ConfirmedLoss(table: document.table, drafts: document.anchors.drafts)
  }

  /// Returns whether the records that others have saved can be adopted. Records of another
  /// layout can't be merged with the edited ones.
  func accepts(_ theirs: RecordTable) -> Bool {
    !isToMerge || isGivenUp || (theirs.isWhole && theirs.layout == document.table.layout)
  }

  /// The merge of the work with what others have saved; nil where nothing is to be kept.
  func merge(with theirs: RecordTable, _ matching: RecordMatching) -> TableMerge? {
    guard isToMerge, !isGivenUp else { return nil }
    return TableMerge(
      base: document.saved, ours: document.table, theirs: theirs, matching: matching,
      identity: document.form.recordIdentity?.steps, keeping: document.openConflicts)
  }

  // MARK: In words

  /// Descriptions of what leaving would lose, as `changes to 2 records, a deleted record and
  /// a draft`.
  var parts: [String] {
    let edited = document.records.changedRecords.count
    let deleted = document.records.deletedRecords.count
    let (drafts, conflicts) = (document.liveDrafts.count, document.openConflicts.count)
    var parts: [String] = []
    if edited > 0 {
      parts.append(
        document.table.count == 1 ? texts.changesWord : texts.changesToRecords(edited))
    }
    if deleted > 0 { parts.append(texts.deletedRecords(deleted)) }
    if !document.records.movedRecords.isEmpty { parts.append(texts.newOrder) }
    if drafts > 0 { parts.append(texts.draftCount(drafts)) }
    if parts.isEmpty, conflicts > 0 { parts.append(texts.openConflicts(conflicts)) }
    if isTyping { parts.append(texts.fieldBeingTyped) }
    if isSettingColumn { parts.append(texts.columnBeingSet) }
    return parts
  }
}

extension UnsavedWork {
  init(of editor: Editor) {
    let browser = editor.browser
    self.init(
      document: browser.document, file: editor.state.file,
      isTyping: browser.editing?.isUnsaved == true,
      isSettingColumn: browser.job?.isUnsavedWork == true, isOnlyCopy: editor.isOnlyCopy,
      delay: browser.documentTable.isWhole
        ? editor.busyNotice
        : editor.loadingNotice ?? .notice(editor.state.file.partReason(editor.texts)))
  }
}
