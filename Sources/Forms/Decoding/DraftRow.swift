import SourceText

/// A row while it is decoded. A class, since each check goes through all of them.
package final class DraftRow: KeyReporting {
  /// What was made of it so far.
  package internal(set) var row: ConfigRow
  /// The row's dictionary as it is written.
  package let reader: DictionaryReader
  /// The row's cell; nil where the form names one that there is not.
  package let cell: CellDeclaration?
  /// The kinds of cells, for advice.
  package let cells: CellTable
  /// Its rules as they are written.
  let rules: [DraftRule]
  /// Its formulas as they are written.
  let formulas: [DraftExpression]
  /// Its limits as they are written, those that depend on the record.
  let bounds: [DraftExpression]
  /// Its rules for colors as they are written.
  let colorRules: [DraftColorRule]
  /// What it offers of the list that it names, in the order of its choices; nil where it names none.
  let choiceList: ChoiceList?
  /// Whether it is a part of the last row before it that is none.
  package let isPart: Bool
  /// Whether the author gave the identifier.
  let hasIdentifier: Bool

  init(
    row: ConfigRow,
    reader: DictionaryReader,
    cell: CellDeclaration?,
    cells: CellTable,
    rules: [DraftRule],
    formulas: [DraftExpression],
    bounds: [DraftExpression],
    colorRules: [DraftColorRule],
    choiceList: ChoiceList?,
    isPart: Bool,
    hasIdentifier: Bool
  ) {
    self.row = row
    self.reader = reader
    self.cell = cell
    self.cells = cells
    self.rules = rules
    self.formulas = formulas
    self.bounds = bounds
    self.colorRules = colorRules
    self.choiceList = choiceList
    self.isPart = isPart
    self.hasIdentifier = hasIdentifier
  }

  package var context: DecodingContext { reader.context }

  package func position(of key: String) -> SourcePosition { reader.position(of: key) }

  /// The row in messages.
  package var reference: RowReference {
    context.row ?? RowReference(ordinal: row.ordinal, label: row.key)
  }

  /// The key that the row's template was given in.
  package var templateKey: String { reader.has("displayValue") ? "displayValue" : "valuePath" }

  /// The key that names the form that the row opens.
  var childKey: String {
    row.child?.scope == .items
      ? "itemForm" : ["segueIdentifier", "file"].first(where: reader.has) ?? "segueIdentifier"
  }

  /// Whether a person can edit the row.
  var isEditable: Bool {
    row.valuePath != nil && !row.readOnly && !row.isComputed && row.child?.path == nil
      && cell?.traits.contains(.readOnly) == false
  }
}
