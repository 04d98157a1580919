import Records
import Texts

extension DatabaseTable {
  /// The possible actions on its rows, in a database that may be read-only.
  func abilities(isReadOnly: Bool) -> SourceAbilities {
    var abilities = SourceAbilities()
    abilities.refuse(.move) { $0.rowsHaveNoOrder }
    abilities.refuse(.saveAs) { $0.tableHasNoOtherName }
    abilities.refuse(.removeMembers) { $0.rowsHaveAllColumns }
    if let reason = reasonAgainstSaving(isReadOnly: isReadOnly) {
      abilities.refuse(.save, .add, .delete) { reason.text(in: $0) }
      if kind == .query || isReadOnly { abilities.refuse(.lock) { reason.text(in: $0) } }
    }
    return abilities
  }

  private func reasonAgainstSaving(isReadOnly: Bool) -> Sentence? {
    reasonAgainstEditing ?? (isReadOnly ? Sentence { $0.databaseIsReadOnly } : nil)
  }

  /// The reason why the table's rows can never be saved, even if the file is writable, so that
  /// editing them is useless; nil if they can.
  var reasonAgainstEditing: Sentence? {
    switch (kind, key) {
    case (.query, _): Sentence { $0.queryIsReadOnly }
    case (.view, _): Sentence { $0.viewIsReadOnly(name) }
    case (.fullText(let content), _):
      Sentence { $0.fullTextIsReadOnly(name, of: content.isEmpty ? nil : content) }
    case (.table, .none): Sentence { $0.tableHasNoKey(name) }
    case (.table, _): refusal.map { refusal in Sentence { $0.tableIsReadOnly(name, refusal) } }
    }
  }
}
