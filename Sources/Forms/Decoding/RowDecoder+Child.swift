import Texts

/// The form that a row opens.
extension RowDecoder {
  /// By its name; one that is given in place gets a name when the row has its identifier.
  func decodeChild(
    _ reader: DictionaryReader, _ cell: CellDeclaration?, into row: inout ConfigRow
  ) {
    let segue = segue(reader)
    let path = reader.path("segueValuePath")
    let presentation = reader.word(
      "presentation", words: ChildForm.Presentation.allCases.map(\.rawValue)
    ) { ChildForm.Presentation(rawValue: $0) }
    let items = reader.entry("itemForm")?.value
    if let items, items.string == nil, !items.isContainer {
      reader.reportMismatch("itemForm", items)
    }
    row.listSettings = listSettings(reader)
    guard let cell else { return }
    if cell.traits.contains(.opensObject) {
      guard let segue else {
        reader.report(
          .F107, of: "cellIdentifier",
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
  private func segue(_ reader: DictionaryReader) -> String? {
    if reader.has("segueIdentifier"), reader.has("file") {
      reader.report(
        .F106, of: "file", advice: Sentence { $0.dropOne }
      ) { $0.contradicts("segueIdentifier", "file") }
    }
    let alias = reader.string("file")
    return reader.string("segueIdentifier") ?? alias
  }

  /// What the row sets for its list.
  private func listSettings(_ reader: DictionaryReader) -> ListSettings {
    let names = FormVocabulary.listKeys.map(\.name)
    guard names.contains(where: { $0 != "itemForm" && reader.has($0) }) else { return .plain }
    return ListSettings(
      itemTitle: reader.templateOrPath("itemTitle"),
      columns: reader.array("columns", as: \.string),
      isInsertable: reader.bool("insertable") ?? true,
      isDeletable: reader.bool("deletable") ?? true,
      isReorderable: reader.bool("reorderable") ?? true,
      isCopyable: reader.bool("copyable") ?? true,
      confirmsDeletion: reader.bool("confirmsDeletion") ?? false,
      addTitle: reader.string("addTitle"),
      emptyText: reader.string("emptyText"),
      itemDefault: reader.value("itemDefault", as: \.json))
  }

  /// What pressing the row does.
  func decodeAction(_ reader: DictionaryReader, into row: inout ConfigRow) {
    let words = RowAction.Name.allCases.map(\.rawValue)
    let name = reader.word("action", words: words) { RowAction.Name(rawValue: $0) }
    let list = reader.string("list")
    row.action = name.map { RowAction($0, list: $0 == .addItem ? list : nil) }
  }
}

extension DraftRow {
  /// Whether it opens a list's items.
  var opensItems: Bool { cell?.traits.contains(.opensItems) == true }
}
