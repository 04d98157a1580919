import Forms
import Texts

/// W110: a row that shows nothing of the record.
enum EmptyRowCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let reader = draft.reader
    let shown = ["valuePath", "displayValue", "value", "formula", "fields", "action"]
    guard !draft.isPart, !shown.contains(where: reader.has) else { return }
    let isLabel = draft.row.cellTraits.contains(.readOnly) && reader.has("cellIdentifier")
    if isLabel, !draft.row.key.isEmpty { return }
    // It opens the record itself.
    if case .some = draft.row.child { return }
    let isEmpty = reader.entries.isEmpty
    let heading = draft.cells.kind(claiming: .noSingleValue)?.name
    draft.report(
      .W110, at: reader.position,
      advice: Sentence { isEmpty ? $0.pathOrLeaveOut : $0.pathOrHeading(heading) }
    ) { isEmpty ? $0.rowIsEmpty : $0.rowShowsNothing }
  }
}
