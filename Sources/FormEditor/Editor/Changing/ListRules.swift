import Forms
import Records
import Rules
import Texts

/// The changes that the row of a list allows with its items as a whole.
struct ListRules {
  let list: RowState
  let count: Int
  let texts: Texts

  /// Why a change must not be made; nil where it may.
  func refusal(of change: RecordChange) -> Command.Refusal? {
    if let reason = lastingRefusal(of: change) {
      return Command.Refusal(message: .warning(reason), isLasting: true)
    }
    switch change {
    case .add(let added), .copy(let added):
      return refusal(ofCount: count + added).map { .warning($0) }
    case .delete(let deleted) where deleted > 0:
      return refusal(ofCount: count - deleted).map { .warning($0) }
    case .delete, .move: return nil
    }
  }

  /// Why the list never takes a change.
  private func lastingRefusal(of change: RecordChange) -> String? {
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

  /// The reason against another number of items; nil where it is allowed. Where a list has
  /// too many or too few items already, a change that brings it nearer to the limits is
  /// allowed.
  private func refusal(ofCount wanted: Int) -> String? {
    guard let limits = list.limits.itemCount else { return nil }
    if wanted > count && wanted <= limits.upperBound
      || wanted < count && wanted >= limits.lowerBound
    {
      return nil
    }
    return list.refusal(ofItemCount: wanted, in: texts).map { texts.about(list.row.key, $0) }
  }
}
