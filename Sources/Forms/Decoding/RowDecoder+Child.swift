import Texts

/// The form that a row opens.
extension RowDecoder {
  /// By its name; one that is given in place gets a name when the row has its identifier.
  func decodeChild(
    _ reader: DictionaryReader, _ cell: CellDeclaration?, into row: inout ConfigRow,
    log: inout DiagnosticLog
  ) {
    let segue = segue(reader, log: &log)
    let path = reader.path("segueValuePath", log: &log)
    let presentation = reader.word(
      "presentation", words: ChildForm.Presentation.allCases.map(\.rawValue), log: &log
    ) { ChildForm.Presentation(rawValue: $0) }
    let items = reader.entry("itemForm")?.value
    if let items, items.string == nil, !items.isContainer {
      reader.reportMismatch("itemForm", items, log: &log)
    }
    row.listSettings = listSettings(reader, log: &log)
    guard let cell else { return }
    if cell.traits.contains(.opensObject) {
      guard let segue else {
        log.add(
          .F107, at: reader.position(of: "cellIdentifier"),
          advice: Sentence { $0.segueAdvice }
        ) { $0.needsCompanion(cell.name, "segueIdentifier") }
        return
      }
      row.child = ChildForm(
        name: segue, scope: .object, path: path, presentation: presentation ?? .push)
      // What is shown next to the object that is opened may be anything.
      if path != nil, !reader.has("valueType") { row.valueType = .any }
    } else if cell.traits.contains(.opensItems), let name = items?.string {
      row.child = ChildForm(name: name, scope: .items)
    }
  }
}

extension RowDecoder {
  /// The name of the form of the row's object: `file` is another word for `segueIdentifier`.
  private func segue(_ reader: DictionaryReader, log: inout DiagnosticLog) -> String? {
    if reader.has("segueIdentifier"), reader.has("file") {
      log.add(
        .F106, at: reader.position(of: "file"), advice: Sentence { $0.dropOne }
      ) { $0.contradicts("segueIdentifier", "file") }
    }
    let alias = reader.string("file", log: &log)
    return reader.string("segueIdentifier", log: &log) ?? alias
  }

  /// What the row sets for its list.
  private func listSettings(
    _ reader: DictionaryReader, log: inout DiagnosticLog
  ) -> ListSettings {
    let names = FormVocabulary.listKeys.map(\.name)
    guard names.contains(where: { $0 != "itemForm" && reader.has($0) }) else { return .plain }
    return ListSettings(
      itemTitle: reader.templateOrPath("itemTitle", log: &log),
      columns: reader.array("columns", log: &log, as: \.string),
      isInsertable: reader.bool("insertable", log: &log) ?? true,
      isDeletable: reader.bool("deletable", log: &log) ?? true,
      isReorderable: reader.bool("reorderable", log: &log) ?? true,
      isCopyable: reader.bool("copyable", log: &log) ?? true,
      confirmsDeletion: reader.bool("confirmsDeletion", log: &log) ?? false,
      addTitle: reader.string("addTitle", log: &log),
      emptyText: reader.string("emptyText", log: &log),
      itemDefault: reader.value("itemDefault", log: &log, as: \.json))
  }

  /// What pressing the row does.
  func decodeAction(
    _ reader: DictionaryReader, into row: inout ConfigRow, log: inout DiagnosticLog
  ) {
    let words = RowAction.Name.allCases.map(\.rawValue)
    let name = reader.word("action", words: words, log: &log) { RowAction.Name(rawValue: $0) }
    let list = reader.string("list", log: &log)
    row.action = name.map { RowAction($0, list: $0 == .addItem ? list : nil) }
  }
}

extension DraftRow {
  /// Whether it opens a list's items.
  var opensItems: Bool { cell?.traits.contains(.opensItems) == true }
}
