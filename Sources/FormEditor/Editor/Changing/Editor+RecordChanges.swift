import Forms
import Records
import Rules

/// What may be done with records as a whole: the source of the file's records decides, the row of a list of items.
extension Editor {
  /// Why a change must not be made; nil where it may.
  func refusal(of change: RecordChange) -> Command.Refusal? {
    guard state.pages.listsItems else {
      return state.file.abilities.refusal(of: change.action).map { .warning($0.text(in: texts)) }
    }
    guard let list = listState else { return nil }
    if let reason = lastingRefusal(of: change, list) {
      return Command.Refusal(message: .warning(reason), isLasting: true)
    }
    let now = table.count
    switch change {
    case .add(let count), .copy(let count):
      return refusal(ofCount: now + count, list).map { .warning($0) }
    case .delete(let count) where count > 0:
      return refusal(ofCount: now - count, list).map { .warning($0) }
    case .delete, .move: return nil
    }
  }

  /// Why the list that is shown never takes a change.
  private func lastingRefusal(of change: RecordChange, _ list: RowState) -> String? {
    let (label, settings) = (list.row.key, list.row.listSettings)
    if let reason = list.readOnlyReason { return texts.about(label, reason) }
    switch change {
    case .add, .copy:
      guard settings.isInsertable else { return texts.itemsAreNotAdded(to: label) }
      if case .copy = change, !settings.isCopyable { return texts.itemsAreNotCopied(of: label) }
    case .delete: if !settings.isDeletable { return texts.itemsAreNotDeleted(of: label) }
    case .move: if !settings.isReorderable { return texts.itemsAreNotMoved(of: label) }
    }
    return nil
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

  /// Deletes what was asked about, if that is what is chosen still.
  mutating func deleteItems(_ records: RecordSet) {
    guard chosenRecords == records else { return }
    if let refusal = RecordCommands.refusalToDelete(self) {
      state.message = refusal.message
    } else {
      deleteChosenRecords()
    }
  }
}
