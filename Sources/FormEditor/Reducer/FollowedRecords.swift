import JSONText

/// Where the person was among the records, found again in what another program made of them.
struct FollowedRecords {
  /// The record that was open, and those after and before it in the view, the nearest first: what is still there.
  private(set) var candidates: [RecordID] = []
  /// Whether the record that was open is not there any more.
  private(set) var isRecordGone = false
  private(set) var selection = RecordSet()
  /// Selected records that are not there any more.
  private(set) var lostCount = 0
  /// The texts that Esc left, at the records as they are now.
  private(set) var abandoned: [AbandonedText.Field: AbandonedText] = [:]

  init(_ state: EditorState, in table: RecordTable) {
    let near = Self.near(state)
    let texts = state.abandoned.values.filter { $0.selection == nil }
    let wanted = state.selection.union(RecordSet(near + texts.map(\.record)))
    let matching = RecordMatching(of: wanted, from: state.savedTable, to: table)
    candidates = near.compactMap { matching[$0] }
    isRecordGone = near.first.map { matching[$0] == nil } ?? false
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

  /// What the message adds about records that are gone.
  func losses(inForm: Bool) -> String {
    let open = inForm && isRecordGone ? "; the record that was open is gone" : ""
    switch lostCount {
    case 0: return open
    case 1: return open + "; 1 selected record is gone"
    case let count: return open + "; \(count.grouped) selected records are gone"
    }
  }
}
