import Texts

/// F107, F106: a composite row has parts, each with a value of its own, and no formula.
enum PartsCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let reader = draft.reader
    if draft.isPart, !reader.has("valuePath") {
      draft.report(.F107, at: reader.position, advice: \.pathOfPart) { $0.partNeedsPath }
    }
    if draft.isPart, draft.row.isComposite {
      reader.report(.F106, of: "cellIdentifier", advice: \.pathOfPart) { $0.partHasNoParts }
    }
    if reader.has("fields"), reader.has("formula") {
      reader.report(.F106, of: "fields", advice: \.dropOne) { $0.contradicts("fields", "formula") }
    }
    guard let cell = draft.cell, cell.traits.contains(.composite), !reader.has("fields"),
      draft.row.displayValue?.hasTokens != true
    else { return }
    reader.report(
      .F107, of: "cellIdentifier", advice: "fields = ( { valuePath = a; }, { valuePath = b; } )"
    ) { $0.needsCompanion(cell.name, "fields") }
  }
}
