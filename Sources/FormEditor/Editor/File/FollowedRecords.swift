import JSONText
import Records
import Screen
import Texts
import Values

/// The user's position among the records, found again in what another program made of them.
struct FollowedRecords {
  /// Correspondence of former and present records: of the selection, the cursor and its
  /// neighbors in the view, drafts and undo steps.
  let matching: RecordMatching
  /// The record that was open, then those after it and those before it in the view, the
  /// nearest first; only records that still exist. A record that has replaced the open one
  /// comes first.
  private(set) var candidates: [RecordID] = []
  private(set) var isRecordGone = false
  /// True where a new record is at the index of the one that is gone, which may be the same
  /// record, changed.
  private(set) var isRecordReplaced = false
  private(set) var selection = RecordSet()
  /// Number of selected records that no longer exist.
  private(set) var lostCount = 0
  private(set) var anchors = RowAnchors()
  private let items: FollowedItems
  /// Drafts whose records are not there any more, each with the label of its row.
  private var lostDrafts: [(label: String, text: String)] = []

  /// Finds what the person may be at in what another program made of the file.
  static func matching(_ browser: Browser, in table: RecordTable) -> RecordMatching {
    let single =
      near(browser) + browser.anchors.records + browser.document.openConflicts.map(\.record)
    let wanted = browser.tablePage.selection.all.union(RecordSet(single)).union(
      browser.records.recordsInSteps)
    return RecordMatching(
      of: wanted, from: browser.savedTable, to: table,
      identity: browser.documentForm.recordIdentity?.steps)
  }

  /// `matching`: which record of the editor is which of the table, for those that `matching` finds; `theirs`: the records
  /// as the file has them, by the identities of the table.
  init(
    _ browser: Browser, in table: RecordTable, theirs: RecordTable, matching: RecordMatching
  ) {
    self.matching = matching
    items = FollowedItems(browser, in: table)
    let near = Self.near(browser)
    candidates = near.compactMap { matching[$0] }
    isRecordGone = near.first.map { matching[$0] == nil } ?? false
    if isRecordGone, let index = browser.index, let other = successor(at: index, in: table) {
      candidates.insert(other, at: 0)
      isRecordReplaced = true
    }
    for id in browser.tablePage.selection.all.members {
      if let match = matching[id] { selection.insert(match) } else { lostCount += 1 }
    }
    anchors = browser.anchors.moved(follow)
    for (key, draft) in browser.anchors.drafts.sorted(by: { Location.isBefore($0.key, $1.key) }
    ) {
      let row = browser.document.boundRow(at: key)?.row
      if let location = follow(key) {
        if let path = row?.row.valuePath?.steps,
          browser.savedTable.value(at: key.path + path, in: key.record)
            != theirs.value(at: location.path + path, in: location.record)
        {
          anchors.drafts[location]?.isOverTheirs = true
        }
      } else {
        let text = row?.state.disclosure.shown(draft.shownText) ?? draft.shownText
        lostDrafts.append((row?.row.key ?? key.row, text))
      }
    }
  }

  /// A step's note with the records as they are now; nil where what it is about is not there any more.
  func note(_ former: StepNote) -> StepNote? {
    guard let record = matching[former.location.record] ?? candidates.first else { return nil }
    var note = former
    note.location.record = record
    if let location = follow(former.location) { note.location = location }
    // Another view has other indices.
    note.viewPlacements = nil
    note.deselected = follow(former.deselected)
    note.formerSelection = follow(former.formerSelection)
    note.omitted = former.omitted?.moved(follow)
    if let text = former.abandoned {
      guard let kept = anchors.abandoned[follow(text.field)] else { return nil }
      note.abandoned = kept
    }
    return note
  }

  private func follow(_ records: RecordSet) -> RecordSet {
    RecordSet(records.members.compactMap { matching[$0] })
  }

  private func follow(_ field: AbandonedText.Field) -> AbandonedText.Field {
    guard case .cell(let key) = field, let location = follow(key) else { return field }
    return .cell(location)
  }

  /// The present location of a row; nil where its object no longer exists.
  private func follow(_ location: Location) -> Location? {
    guard let (object, isThere) = follow(location.object), isThere else { return nil }
    return Location(object, row: location.row)
  }

  /// The present location of an object; where it is an item that is gone, that of the list
  /// that has lost it. Nil where the record is gone.
  func follow(_ object: ObjectLocation) -> (object: ObjectLocation, isThere: Bool)? {
    guard let record = matching[object.record] else { return nil }
    guard !object.path.isEmpty else { return (ObjectLocation(record), true) }
    let (path, isThere) = items.path(of: object.path, in: object.record, now: record)
    return (ObjectLocation(record, path: path), isThere)
  }

  /// The open record and its neighbors in the view.
  private static func near(_ browser: Browser) -> [RecordID] {
    guard let record = browser.record else { return [] }
    guard let index = browser.recordsInView.index(of: record) else { return [record] }
    let after = (index + 1..<index + 1 + reach).filter { $0 < browser.viewCount }
    let before = (index - reach..<index).reversed().filter { $0 >= 0 }
    return [record] + (after + before).map { browser.viewRecord(at: $0) }
  }

  private static let reach = 20

  /// The record that is now at the index of the one that is gone, if it is new there: between neighbors that
  /// stayed it is where the person looks, and most likely the same one, changed.
  private func successor(at index: Int, in table: RecordTable) -> RecordID? {
    guard index < table.count else { return nil }
    let other = table.id(at: index)
    let indices = candidates.compactMap { table.index(of: $0) }
    guard !indices.contains(index), indices.contains(where: { abs($0 - index) == 1 }) else {
      return nil
    }
    return other
  }

  private static let mostNamedDrafts = 3
  private static let widestDraft = 60

  /// The parts of the message about records that are gone: the open one (only `inForm`),
  /// those of drafts, and selected ones.
  func losses(inForm: Bool, _ texts: Texts) -> [String] {
    var losses: [String] = []
    if inForm && isRecordGone { losses.append(texts.openRecordIsGone) }
    if !lostDrafts.isEmpty {
      // Their texts are nowhere else any more.
      let named = lostDrafts.prefix(Self.mostNamedDrafts).map {
        texts.about($0.label, "“\(DisplayText.truncated($0.text, to: Self.widestDraft))”")
      }
      losses.append(texts.draftRecordsAreGone(named, more: lostDrafts.count - named.count))
    }
    if lostCount > 0 { losses.append(texts.selectedAreGone(lostCount)) }
    return losses
  }
}

extension RecordTable {
  /// The value of a record at a path; nil where there is none, or no such record.
  fileprivate func value(at path: [JSONStep], in record: RecordID) -> JSONSlice? {
    index(of: record) == nil ? nil : self[record].lookup(path).slice
  }
}
