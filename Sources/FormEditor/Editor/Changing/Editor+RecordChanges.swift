import Forms
import Records
import Rules

/// What may be done with records as a whole: the source of the file's records decides, the row of a list of items.
extension Editor {
  /// Whether a change may be made; else the reason is the message.
  mutating func allows(_ change: RecordChange) -> Bool {
    guard let reason = refusal(of: change) else { return true }
    state.message = .warning(reason)
    return false
  }

  /// Why a change must not be made; nil where it may.
  func refusal(of change: RecordChange) -> String? {
    guard state.pages.listsItems else {
      return state.file.abilities.refusal(of: change.action)?.text(in: texts)
    }
    guard let list = listState else { return nil }
    let label = list.row.key
    if let reason = list.readOnlyReason { return texts.about(label, reason) }
    let (settings, count) = (list.row.listSettings, table.count)
    switch change {
    case .add(let added):
      guard settings.isInsertable else { return texts.itemsAreNotAdded(to: label) }
      return refusal(ofCount: count + added, list)
    case .copy(let copied):
      guard settings.isInsertable else { return texts.itemsAreNotAdded(to: label) }
      guard settings.isCopyable else { return texts.itemsAreNotCopied(of: label) }
      return refusal(ofCount: count + copied, list)
    case .delete(let deleted):
      guard settings.isDeletable else { return texts.itemsAreNotDeleted(of: label) }
      return deleted > 0 ? refusal(ofCount: count - deleted, list) : nil
    case .move: return settings.isReorderable ? nil : texts.itemsAreNotMoved(of: label)
    }
  }

  /// Where a list has too many or too few items already, what brings it nearer is taken.
  private func refusal(ofCount count: Int, _ list: RowState) -> String? {
    guard let limits = list.limits.itemCount else { return nil }
    let now = table.count
    if count > now && count <= limits.upperBound || count < now && count >= limits.lowerBound {
      return nil
    }
    return list.refusal(ofItemCount: count, in: texts).map { texts.about(list.row.key, $0) }
  }

  /// Whether a command is named among the keys: not where a list never allows it.
  func offers(_ command: EditorCommand) -> Bool {
    let settings = listSettings
    let isLocked = state.pages.listsItems && listState?.readOnlyReason != nil
    switch command {
    case .addRecord, .pasteRecords: return settings.isInsertable && !isLocked
    case .copyRecord: return settings.isInsertable && settings.isCopyable && !isLocked
    case .deleteRecord: return settings.isDeletable && !isLocked
    default: return true
    }
  }

  // MARK: The question before items are deleted

  mutating func askWhetherToDelete(_ chosen: [RecordPlacement]) {
    let title =
      chosen.count == 1
      ? listBinder.recordTitle(table[chosen[0].id], by: listSettings.itemTitle) : ""
    state.prompt = Prompt(
      question: texts.deleteItems(chosen.count, named: title),
      answers: [
        Prompt.Answer(
          key: "d", title: texts.deleteAnswer, meaning: .deleteItems(RecordSet(chosen))),
        .back(texts),
      ])
  }

  /// Deletes what was asked about, if that is what is chosen still.
  mutating func deleteItems(_ records: RecordSet) {
    guard chosenRecords == records else { return }
    deleteRecords(isConfirmed: true)
  }
}
