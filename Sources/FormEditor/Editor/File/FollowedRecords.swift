import Records
import Values

/// Where the person was among the records, found again in what another program made of them.
struct FollowedRecords {
  /// Which record is which: of the selection, the view around the cursor, drafts and steps of undo.
  let matching: RecordMatching
  /// The record that was open, and those after and before it in the view, the nearest first: what is still there.
  private(set) var candidates: [RecordID] = []
  /// Whether the record that was open is not there any more.
  private(set) var isRecordGone = false
  private(set) var selection = RecordSet()
  /// Selected records that are not there any more.
  private(set) var lostCount = 0
  /// The texts that Esc left, at the records as they are now.
  private(set) var abandoned: [AbandonedText.Field: AbandonedText] = [:]
  private(set) var drafts: [DraftKey: Draft] = [:]
  /// Drafts whose records are not there any more.
  private(set) var lostDraftCount = 0

  init(_ state: EditorState, in table: RecordTable) {
    let near = Self.near(state)
    let texts = state.abandoned.values.filter { $0.selection == nil }
    let single = near + texts.map(\.record) + state.drafts.keys.map(\.record)
    let wanted = state.selection.union(RecordSet(single)).union(state.document.recordsInSteps)
    matching = RecordMatching(
      of: wanted, from: state.savedTable, to: table, identity: state.form.recordIdentity?.steps)
    candidates = near.compactMap { matching[$0] }
    isRecordGone = near.first.map { matching[$0] == nil } ?? false
    if isRecordGone, let place = state.place, let other = successor(at: place, in: table) {
      candidates.insert(other, at: 0)
    }
    for id in state.selection.members {
      if let match = matching[id] { selection.insert(match) } else { lostCount += 1 }
    }
    for var text in state.abandoned.values {
      if text.selection == nil {
        guard let record = matching[text.record] else { continue }
        text.record = record
      }
      abandoned[text.field] = text
    }
    for (key, draft) in state.drafts {
      if let record = matching[key.record] {
        drafts[DraftKey(record: record, row: key.row)] = draft
      } else {
        lostDraftCount += 1
      }
    }
  }

  /// A step's note with the records as they are now; nil where what it is about is not there any more.
  func note(_ former: StepNote) -> StepNote? {
    guard let record = matching[former.record] ?? candidates.first else { return nil }
    var note = former
    note.record = record
    // Another view has other places.
    note.viewPlaces = nil
    note.deselected = follow(former.deselected)
    note.formerSelection = follow(former.formerSelection)
    if let text = former.abandoned {
      guard let kept = abandoned[follow(text.field)] else { return nil }
      note.abandoned = kept
    }
    return note
  }

  private func follow(_ records: RecordSet) -> RecordSet {
    RecordSet(records.members.compactMap { matching[$0] })
  }

  private func follow(_ field: AbandonedText.Field) -> AbandonedText.Field {
    guard case .cell(let key) = field, let record = matching[key.record] else { return field }
    return .cell(DraftKey(record: record, row: key.row))
  }

  /// The open record and its neighbours in the view.
  private static func near(_ state: EditorState) -> [RecordID] {
    guard let record = state.record else { return [] }
    guard let place = state.viewPlace(of: record) else { return [record] }
    let after = (place + 1..<place + 1 + reach).filter { $0 < state.viewCount }
    let before = (place - reach..<place).reversed().filter { $0 >= 0 }
    return [record] + (after + before).map { state.viewRecord(at: $0) }
  }

  private static let reach = 20

  /// The record that is now at the place of the one that is gone, if it is new there: between neighbors that
  /// stayed it is where the person looks, and most likely the same one, changed.
  private func successor(at place: Int, in table: RecordTable) -> RecordID? {
    guard place < table.count else { return nil }
    let other = table.id(at: place)
    let places = candidates.compactMap { table.place(of: $0) }
    guard !places.contains(place), places.contains(where: { abs($0 - place) == 1 }) else {
      return nil
    }
    return other
  }

  /// What the message adds about records that are gone.
  func losses(inForm: Bool) -> String {
    var open = inForm && isRecordGone ? "; the record that was open is gone" : ""
    switch lostDraftCount {
    case 0: break
    case 1: open += "; the record of a draft is gone"
    case let count: open += "; the records of \(count.grouped) drafts are gone"
    }
    switch lostCount {
    case 0: return open
    case 1: return open + "; 1 selected record is gone"
    case let count: return open + "; \(count.grouped) selected records are gone"
    }
  }
}
