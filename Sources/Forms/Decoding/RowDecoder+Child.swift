import Texts

/// The form that a row opens.
extension RowDecoder {
  /// By its name; one that is given in place gets a name when the row has its identifier.
  func decodeChild(
    _ reader: DictionaryReader, _ cell: CellDeclaration?, into row: inout ConfigRow,
    log: inout DiagnosticLog
  ) {
    let segue = reader.string("segueIdentifier", log: &log)
    let items = reader.entry("itemForm")?.value
    if let items, items.string == nil, !items.isContainer {
      reader.reportMismatch("itemForm", items, log: &log)
    }
    guard let cell else { return }
    if cell.traits.contains(.opensObject) {
      guard let segue else {
        log.add(
          .F107, at: reader.position(of: "cellIdentifier"),
          advice: Sentence { $0.segueAdvice }
        ) { $0.needsCompanion(cell.name, "segueIdentifier") }
        return
      }
      row.child = ChildForm(name: segue, scope: .object)
    } else if cell.traits.contains(.opensItems), let name = items?.string {
      row.child = ChildForm(name: name, scope: .items)
    }
  }
}

extension DraftRow {
  /// Whether it opens a list's items.
  var opensItems: Bool { cell?.traits.contains(.opensItems) == true }
}
