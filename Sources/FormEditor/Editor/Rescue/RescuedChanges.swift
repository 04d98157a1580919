import Forms
import JSONText
import Records
import Texts

/// Edits that bring rescued data into the records, each a step of undo, and what is left of them.
struct RescuedChanges {
  var edits: [Edit] = []
  var conflicts: [RecordConflict] = []
  var misfits: [JournalMisfit] = []
  /// Descriptions of what can't be made.
  var dropped: [String] = []

  /// The edits of a journal.
  init(_ replay: JournalReplay, of journal: Rescue.Journal, in document: OpenDocument) {
    let texts = document.texts
    (edits, conflicts, misfits) = (replay.edits, replay.conflicts, replay.misfits)
    dropped =
      misfits.map { $0.words(document.form.secrets, texts) }
      + (journal.unknownCount > 0 ? [texts.journalLacks(journal.unknownCount)] : [])
  }

  /// The difference that the records of a rescue file make, merged with what others have saved since. Where only the
  /// records were kept, and not what they were before, whatever differs is a conflict then.
  init(_ rescued: RescuedRecords?, of rescue: Rescue, in document: OpenDocument) {
    guard let rescued else { return }
    let identity = document.form.recordIdentity?.steps
    if let merge = rescued.merge(with: document.table, identity: identity) {
      (edits, conflicts) = (Self.atOnce(merge.edits.map(\.edit)), merge.conflicts)
      dropped = merge.dropped.words(document.texts)
      return
    }
    let difference = RecordDifference(from: document.table, to: rescued.records)
    guard rescued.base == nil, rescue.fileIsNewer else {
      edits = difference.edits(on: document.table)
      return
    }
    let merge = BaselessMerge(
      replaced: difference.replaced, inserted: difference.inserted,
      missing: difference.deleted.map(\.id), in: document.table)
    (edits, conflicts) = (Self.atOnce(merge.edits), merge.conflicts)
  }

  /// Makes the edits, each as a step of undo, and opens what is in conflict with others.
  func make(in browser: inout Browser, as summary: StepSummary) {
    if !edits.isEmpty {
      // What is open inside of records may not be there any more.
      browser.pages.closeItems()
      browser.pages.closeObjects()
      let summary = edits.count > 1 ? summary.part : summary
      for edit in edits {
        guard let (record, path) = edit.firstLocation else { continue }
        let row = browser.documentForm.rows.first { $0.valuePath?.steps == path }
        let location = Location(record, row: row?.identifier ?? browser.focus ?? "")
        // It was made in a copy of the same records, or read as whole ones, so it is not refused.
        try? browser.performInDocument(edit, at: location, summary: summary)
      }
      browser.followCursor()
      if browser.index == nil {
        let records = browser.documentTable
        browser.pages.show(records.count > 0 ? records.id(at: 0) : nil)
      }
    }
    browser.document.conflicts.add(conflicts, to: browser.documentTable)
    // Cells with conflicts show more than their bytes.
    browser.redraw()
  }

  private static func atOnce(_ edits: [Edit]) -> [Edit] {
    edits.count > 1 ? [.batch(edits)] : edits
  }
}

extension Edit {
  /// First record that the edit affects, and the path where it sets a value.
  var firstLocation: (record: RecordID, path: [JSONStep])? {
    switch self {
    case .replace(let edit): (edit.record, edit.path)
    case .replaceInMany(let edits):
      edits.lazy.compactMap { edit in edit.records.members.first.map { ($0, edit.path) } }.first
    case .insert(let insertion): insertion.records.first.map { ($0.id, []) }
    case .delete(let records): records.first.map { ($0.id, []) }
    case .move(let id, _, _): (id, [])
    case .reorder(let ids): ids.first.map { ($0, []) }
    case .batch(let edits): edits.lazy.compactMap(\.firstLocation).first
    }
  }
}
