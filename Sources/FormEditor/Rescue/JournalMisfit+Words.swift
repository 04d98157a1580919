import Forms
import JSONText
import Records
import Texts
import Values

extension JournalMisfit {
  /// A description of the edit that could not be made, with the numbers of the journal;
  /// values of secrets are bullets.
  package func words(_ secrets: SecretPaths, _ texts: Texts) -> String {
    switch edit {
    case .replace(let edit):
      let path = ValuePath(steps: edit.path)
      let isSecret = secrets.conceal(path)
      return texts.misfit(
        ofRecord: edit.record.numberInJournal, path.description,
        edit.after.text.map { isSecret ? SecretPaths.bullets : $0 })
    case .replaceInMany(let edits):
      let values = edits.compactMap { edit -> String? in
        let path = ValuePath(steps: edit.path)
        let isSecret = secrets.conceal(path)
        return edit.after.text.map { "\(path) → \(isSecret ? SecretPaths.bullets : $0)" }
      }
      let records = edits.reduce(into: RecordSet()) { $0.formUnion($1.records) }
      return texts.misfit(
        ofRecords: records.members.map(\.numberInJournal), texts.names(values))
    case .insert(let insertion): return texts.misfit(ofAdded: insertion.records.count)
    case .delete(let records): return texts.misfit(ofDeleted: records.map(\.id.numberInJournal))
    case .move(let id, _, let position):
      return texts.misfit(ofMoved: id.numberInJournal, to: position + 1)
    case .reorder(let ids): return texts.misfit(ofReordered: ids.count)
    case .batch(let edits):
      return edits.map { JournalMisfit($0, index).words(secrets, texts) }.joined(separator: "; ")
    }
  }
}

extension RecordID {
  /// The number by which a message names a record of a journal, from 1; nil for one that was added.
  fileprivate var numberInJournal: Int? { number < 0 ? nil : number + 1 }
}

extension NewValue {
  fileprivate var text: String? {
    switch self {
    case .value(let value): value.jsonText()
    case .bytes(let slice): slice.text
    case .nothing: nil
    }
  }
}
